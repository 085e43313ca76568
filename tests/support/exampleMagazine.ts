import { addressOf } from '../../src/content/addresses/addresses.ts'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import type { Database } from '../../src/store/database.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import { addUser } from '../../src/store/people/users.ts'
import { unwrap } from './unwrap.ts'

/** When everything in the example was written. */
export const EXAMPLE_MOMENT = '2026-11-17T09:00:00.000Z'
const clock = () => new Date(EXAMPLE_MOMENT)

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] })

const MEDIA = {
  fileName: 'porto.jpg',
  hash: 'a'.repeat(64),
  type: 'image/jpeg',
  bytes: 1000,
  picture: { width: 800, height: 600, widths: [320, 640], formats: ['avif', 'webp', 'jpeg'], thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' },
  alt: 'Il porto',
  caption: 'All’alba',
  credit: 'Elsa',
}

/**
 * Fills an empty store with a little of everything, the same rows whenever it is done: what stands in `tests/stores` was made by it, and what an
 * upgrade makes of that is compared with what it makes today. It is never changed: a new thing to keep is a function of its own.
 */
export async function fillExampleMagazine(database: Database): Promise<void> {
  let ids = 0
  const newId = () => `esempio-${String((ids += 1)).padStart(4, '0')}`
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId })
  const person = (name: string, role: 'amministratore' | 'redattore') =>
    addUser(database, { name, email: `${name.toLowerCase()}@rivista.example`, role }, { clock, newId, passwordHash: 'x' })
  const ada = await person('Ada', 'amministratore')
  const bruno = await person('Bruno', 'redattore')
  type Kind = Parameters<typeof newsroom.create>[1]
  const create = async (kind: Kind, content: object) => unwrap(await newsroom.create(ada, kind, content))
  const publish = async (kind: Kind, content: object) => {
    const { id, revision } = await create(kind, content)
    unwrap(await newsroom.publish(ada, kind, id, revision, 'now'))
    return id
  }

  const { id: photo } = await create('media', MEDIA)
  const { id: section } = await create('section', { name: 'Città', description: 'Strade e piazze' })
  const { id: author } = await create('author', { name: 'Elsa Prima', role: 'Inviata', bio: 'Scrive di mare.', portrait: photo })
  const { id: tag } = await create('tag', { name: 'Mare', description: 'Acqua' })
  const body = {
    type: 'doc',
    content: [
      paragraph(text('Il porto all’alba, '), { ...text('le gru'), marks: [{ type: 'bold' }] }, text(' e il silenzio.')),
      { type: 'heading', attrs: { level: 2 }, content: [text('La banchina')] },
      { type: 'image', attrs: { media: photo, caption: 'Il porto', credit: 'Elsa' } },
      { type: 'bulletList', content: [item('Uno'), item('Due')] },
      { type: 'blockquote', content: [paragraph(text('Si parte.'))] },
      { type: 'horizontalRule' },
    ],
  }
  const issue = await publish('issue', { title: 'Il mare', number: 1, standfirst: 'Acqua', cover: photo })
  const article = (title: string, more: object = {}) => ({ title, section, authors: [author], body, ...more })
  const harbour = await publish('article', article('Il porto', { standfirst: 'Com’era', kicker: 'Città', hero: photo, tags: [tag], issue }))
  await publish('article', article('La città di notte', { language: 'it' }))
  // A slug that changes leaves a redirect, a plan a publication that is yet to come.
  const renamed = unwrap(
    await newsroom.save(
      ada,
      'article',
      harbour,
      1,
      article('Il porto vecchio', { slug: 'il-porto-vecchio', hero: photo, tags: [tag], issue }),
    ),
  )
  unwrap(await newsroom.publish(ada, 'article', harbour, renamed.revision, 'now'))
  const planned = await create('article', article('Domani'))
  unwrap(await newsroom.publish(ada, 'article', planned.id, planned.revision, '2036-11-18T09:00:00.000Z'))
  const draft = unwrap(await newsroom.create(bruno, 'article', { title: 'Una bozza' }))
  unwrap(await newsroom.submit(bruno, 'article', draft.id, 'Da rivedere'))
  const { id: binned } = await create('article', { title: 'Nel cestino' })
  unwrap(await newsroom.remove(ada, 'article', binned))
  await publish('page', { title: 'Chi siamo', body })
  await publish('popup', {
    id: '7',
    name: 'Sostieni',
    title: 'Sostieni la rivista',
    body: { type: 'doc', content: [paragraph(text('Grazie.'))] },
  })
  await create('menu', { name: 'Piede', slug: 'piede', items: [{ label: 'Chi siamo', address: '/chi-siamo' }] })
}

export const EXAMPLE_PAGES: readonly string[] = [
  '/',
  addressOf.article('il-porto-vecchio'),
  addressOf.article('la-citta-di-notte'),
  '/chi-siamo',
  '/cerca?q=porto',
  '/feed.xml',
  '/sitemap.xml',
]
