import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Engine } from '../../store/database.ts'
import { originIds } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'
import { createWriter } from './createWriter.ts'

const source = { system: 'wordpress', site: 'https://rivista.example' } as const
const idOf = originIds(source)

const record = (
  kind: MovedDocument['kind'],
  type: string,
  id: string,
  content: object,
  more: Partial<MovedDocument> = {},
): MovedDocument => ({
  kind,
  origin: { type, id, place: `rivista.xml:${id}` },
  title: id,
  content: { ...content },
  isPublished: true,
  publishedAt: '2019-05-06T07:08:09.000Z',
  updatedAt: '2019-05-07T07:08:09.000Z',
  formerPaths: [],
  notes: [],
  words: null,
  ...more,
})

const body = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const citta = record('section', 'category', '3', { name: 'Città', slug: 'citta' }, { formerPaths: ['/category/citta/'] })
const elsa = record('author', 'author', '1', { name: 'Elsa Seconda', slug: 'elsa-seconda' })
const text = (id: string, words: string, more: Partial<MovedDocument> = {}) =>
  record(
    'article',
    'post',
    id,
    { title: `Testo ${id}`, slug: `testo-${id}`, section: idOf('category', '3'), authors: [idOf('author', '1')], body: body(words) },
    { formerPaths: [`/2019/05/testo-${id}/`], ...more },
  )

async function openMoving(engine: Engine, isDryRun = false) {
  const room = await openNewsroom(engine)
  const writer = () =>
    createWriter({ database: room.database, actor: room.ada, clock: () => new Date(room.now()), newId: randomUUID, source, isDryRun })
  return { ...room, writer, write: async (...documents: MovedDocument[]) => (await writer()).write(documents) }
}

const outcomes = (written: readonly object[]) => written.map((one) => (Object.values(one) as unknown[]).slice(0, 2))

describe.each(engines)('a magazine that comes in on %s', (engine) => {
  it('stands here as it stood there, once', async () => {
    const { write, publicContent, now, section } = await openMoving(engine)
    expect(outcomes(await write(citta))).toEqual([['adopted']])
    expect(outcomes(await write(elsa))).toEqual([['created']])
    expect(outcomes(await write(text('1', 'uno'), text('2', 'due', { isPublished: false })))).toEqual([['created'], ['created']])
    const articles = await publicContent.articles({ section: section.id }, { limit: 5 }, now())
    expect(articles.map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual([['testo-1', '2019-05-06T07:08:09.000Z']])
    expect(await publicContent.redirectFrom('/2019/05/testo-1', now())).toBe('/articoli/testo-1')
    expect(await publicContent.redirectFrom('/category/citta', now())).toBe('/sezioni/citta')
    const version = await publicContent.version()
    expect(outcomes(await write(citta, elsa, text('1', 'uno'), text('2', 'due', { isPublished: false })))).toEqual([
      ['adopted'],
      ['unchanged'],
      ['unchanged'],
      ['unchanged'],
    ])
    expect(await publicContent.version()).toBe(version)
  })

  it('takes over what changed there, and leaves what changed or was deleted here', async () => {
    const { write, newsroom, publicContent, ada, now } = await openMoving(engine)
    await write(citta, elsa)
    await write(text('1', 'uno'), text('2', 'due'), text('3', 'tre'))
    const second = unwrap(await newsroom.find(ada, 'article', idOf('post', '2')))
    unwrap(await newsroom.save(ada, 'article', second.id, 1, { ...second.content, kicker: 'Da noi' }))
    unwrap(await newsroom.remove(ada, 'article', idOf('post', '3')))
    expect(outcomes(await write(text('1', 'uno nuovo'), text('2', 'due nuovo'), text('3', 'tre nuovo')))).toEqual([
      ['updated'],
      ['kept', 'changed-here'],
      ['kept', 'deleted-here'],
    ])
    const shown = await publicContent.article('testo-1', now())
    expect(shown).toMatchObject({ publishedAt: '2019-05-06T07:08:09.000Z', content: { body: body('uno nuovo') } })
    expect(outcomes(await write(text('1', 'uno nuovo')))).toEqual([['unchanged']])
  })

  it('lets one be refused without the others, and a slug or an address that is taken give way', async () => {
    const { write, newsroom, ada, article, publicContent, now } = await openMoving(engine)
    unwrap(await newsroom.create(ada, 'article', article('Altro', { slug: 'testo-1' })))
    unwrap(await newsroom.addRedirect(ada, { from: '/2019/05/testo-1', to: '/archivio' }))
    await write(citta, elsa)
    const bad = record('article', 'post', '9', { title: 'x'.repeat(201) })
    const written = await write(text('1', 'uno'), bad, text('2', 'due'))
    expect(outcomes(written)).toMatchObject([['created'], ['refused', { reason: 'invalid' }], ['created']])
    expect(await publicContent.article('testo-1-2', now())).toBeDefined()
    expect(await publicContent.redirectFrom('/2019/05/testo-1', now())).toBe('/archivio')
  })
})

it('says in a dry run what would be, and writes nothing', async () => {
  const { write, database } = await openMoving('sqlite', true)
  const rows = () => database.db.selectFrom('document').select('id').execute()
  const before = await rows()
  const bare = record('article', 'post', '9', { title: 'Senza niente' })
  expect(outcomes(await write(citta, elsa, text('1', 'uno'), bare))).toMatchObject([
    ['adopted'],
    ['created'],
    ['created'],
    ['refused', { reason: 'invalid' }],
  ])
  expect(await rows()).toEqual(before)
  expect(await database.db.selectFrom('origin').selectAll().execute()).toEqual([])
})
