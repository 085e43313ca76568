import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Engine } from '../../store/database.ts'
import { openScratchMap } from '../../store/moves/scratchMap.ts'
import { originIds } from '../originIds.ts'
import { addressesIn, type MovedHead } from '../links.ts'
import type { MovedDocument } from '../record.ts'
import { createWriter } from './createWriter.ts'
import type { Written } from './writerParts.ts'

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
  modifiedAt: null,
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
  const writer = (heads: readonly MovedHead[] = []) =>
    createWriter(
      {
        database: room.database,
        actor: room.ada,
        clock: () => new Date(room.now()),
        newId: randomUUID,
        source,
        isDryRun,
        addresses: openScratchMap(),
      },
      [heads],
    )
  return { ...room, writer, write: async (...documents: MovedDocument[]) => (await writer()).write(documents) }
}

const headOf = ({ origin: { type, id }, content, isPublished, formerPaths }: MovedDocument): MovedHead => ({
  kind: 'article',
  type,
  id,
  slug: content['slug'] as string,
  isShown: isPublished,
  paths: formerPaths,
})
const linkTo = (...hrefs: string[]) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: hrefs.map((href) => ({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })) },
  ],
})
const leadingTo = (id: string, ...hrefs: string[]) => {
  const plain = text(id, '')
  return { ...plain, content: { ...plain.content, body: linkTo(...hrefs) } }
}

const outcomes = (written: readonly Written[]) =>
  written.map((one) => [one.outcome, ...('because' in one ? [one.because] : []), ...('refusal' in one ? [one.refusal] : [])])

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

  it('takes nothing back to what an older export says, and goes on as before where none says when', async () => {
    const { write, newsroom, publicContent, ada, now, database } = await openMoving(engine)
    await write(citta, elsa)
    const at = (day: number, words: string) => text('1', words, { modifiedAt: `2020-01-0${day}T00:00:00.000Z` })
    const shown = async () => (await publicContent.article('testo-1', now()))?.content.body
    expect(outcomes(await write(at(2, 'due')))).toEqual([['created']])
    expect(outcomes(await write(at(1, 'uno')))).toEqual([['kept', 'older-there']])
    expect(await shown()).toEqual(body('due'))
    expect(outcomes(await write(at(2, 'due, con un’immagine che mancava')))).toEqual([['updated']])
    expect(outcomes(await write(at(3, 'tre')))).toEqual([['updated']])
    expect(outcomes(await write(text('1', 'senza data')))).toEqual([['updated']])
    expect(outcomes(await write(at(2, 'due')))).toEqual([['kept', 'older-there']])
    expect(await shown()).toEqual(body('senza data'))
    // As a text stands that came before dates were kept.
    await database.write((db) => db.updateTable('origin').set({ modifiedAt: null }).execute())
    expect(outcomes(await write(at(1, 'uno')))).toEqual([['updated']])
    expect(outcomes(await write(at(4, 'uno')))).toEqual([['unchanged']])
    expect(outcomes(await write(at(3, 'tre')))).toEqual([['kept', 'older-there']])
    const found = unwrap(await newsroom.find(ada, 'article', idOf('post', '1')))
    unwrap(await newsroom.save(ada, 'article', found.id, found.revision, { ...found.content, kicker: 'Da noi' }))
    expect(outcomes(await write(at(3, 'tre')))).toEqual([['kept', 'changed-here']])
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

it('shows the newest of all that came, in whatever order exports come', async () => {
  const { write, publicContent, now } = await openMoving('sqlite')
  await write(citta, elsa)
  const day = fc.integer({ min: 1, max: 9 })
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ day, isReverted: fc.boolean() }), { minLength: 1, maxLength: 6 }), async (exports) => {
      const id = String((number += 1))
      let newest = { day: 0, words: '' }
      for (const { day: changed, isReverted } of exports) {
        const words = isReverted ? 'come prima' : `parole del giorno ${changed}`
        const [written] = await write(text(id, words, { modifiedAt: `2020-01-0${changed}T00:00:00.000Z` }))
        const expected = newest.day === 0 ? 'created' : newest.words === words ? 'unchanged' : changed < newest.day ? 'kept' : 'updated'
        expect(written?.outcome).toBe(expected)
        if (changed >= newest.day) newest = { day: changed, words }
        expect((await publicContent.article(`testo-${id}`, now()))?.content.body).toEqual(body(newest.words))
      }
    }),
    { numRuns: 30 },
  )
})

describe.each(engines)('links of texts that come in on %s', (engine) => {
  it('lead to what came before, comes with them or comes after, wherever it stands here', async () => {
    const { writer, newsroom, ada, article, publicContent, now } = await openMoving(engine)
    unwrap(await newsroom.create(ada, 'article', article('Altro', { slug: 'testo-3' })))
    await (await writer()).write([citta])
    await (await writer()).write([elsa])
    await (await writer()).write([text('1', 'uno')])
    const second = leadingTo(
      '2',
      '/2019/05/testo-1/#nota',
      '/2019/05/testo-3',
      '/?p=4',
      '/2019/05/mai',
      '/category/citta/',
      '/articoli/testo-5/#nota',
      'https://altrove.example/',
    )
    const coming = [second, text('3', 'tre'), text('4', 'quattro', { isPublished: false })]
    coming.push(text('5', 'cinque', { formerPaths: ['/articoli/testo-5/'] }))
    const again = await writer(coming.map(headOf))
    const points = ['/articoli/testo-1#nota', '/articoli/testo-5#nota']
    expect(await again.write([second])).toEqual([{ outcome: 'created', links: 3, points }])
    expect(outcomes(await again.write(coming.slice(1)))).toEqual([['created'], ['created'], ['created']])
    const shown = await publicContent.article('testo-2', now())
    expect(addressesIn({ ...shown?.content })).toEqual([
      '/articoli/testo-1#nota',
      '/articoli/testo-3-2',
      '/?p=4', // readers do not see it: its number leads there once they do
      '/2019/05/mai',
      '/sezioni/citta',
      '/articoli/testo-5#nota', // where it stands already, without a step more
      'https://altrove.example/',
    ])
    expect(await publicContent.article('testo-3-2', now())).toBeDefined()
  })

  it('are no change of theirs when what they lead to moves here', async () => {
    const { writer, newsroom, ada, now, publicContent } = await openMoving(engine)
    await (await writer()).write([citta])
    await (await writer()).write([elsa])
    const both = [text('1', 'uno'), leadingTo('2', '/2019/05/testo-1')]
    await (await writer(both.map(headOf))).write(both)
    const first = unwrap(await newsroom.find(ada, 'article', idOf('post', '1')))
    const saved = unwrap(await newsroom.save(ada, 'article', first.id, 1, { ...first.content, slug: 'nuovo' }))
    unwrap(await newsroom.publish(ada, 'article', first.id, saved.revision))
    expect(outcomes(await (await writer(both.map(headOf))).write(both))).toEqual([['unchanged'], ['unchanged']])
    const later = leadingTo('5', '/2019/05/testo-1', '/?p=1')
    await (await writer([...both, later].map(headOf))).write([later])
    expect(addressesIn({ ...(await publicContent.article('testo-5', now()))?.content })).toEqual(['/articoli/nuovo', '/articoli/nuovo'])
  })
})

it('counts in a dry run the links that would be changed', async () => {
  const { writer } = await openMoving('sqlite', true)
  const second = leadingTo('2', '/2019/05/testo-1', '/category/mare', '/2019/05/mai')
  const mare = record('section', 'category', '8', { name: 'Mare', slug: 'mare' }, { formerPaths: ['/category/mare'] })
  const trial = await writer([second, text('1', 'uno')].map(headOf))
  await trial.write([mare])
  expect(await trial.write([second])).toEqual([{ outcome: 'created', links: 2 }])
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
