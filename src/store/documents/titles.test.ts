import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { ListQuery } from '../../content/newsroom/listing.ts'
import type { Engine } from '../database.ts'
import { insertRows } from '../insertRows.ts'

const byDate: ListQuery = { kind: 'article', sort: { by: 'updatedAt', isDescending: true }, limit: 3, offset: 0 }

/** So many that a list is walked, not read through. */
const MANY = 2_100

/** A newsroom with thousands of articles that have the word «faro», an hour apart from each other; of the first ten, every other is in the bin. */
async function openArchive(engine: Engine) {
  const room = await openNewsroom(engine)
  const { database, newsroom, ada } = room
  const numbers = Array.from({ length: MANY }, (_, number) => number)
  const id = (number: number) => `article-${String(number).padStart(5, '0')}`
  const at = (number: number) => new Date(Date.parse('2020-01-01T00:00:00.000Z') + number * 3_600_000).toISOString()
  await database.write(async (db) => {
    const documents = numbers.map((number) => ({
      ...{ id: id(number), kind: 'article' as const, slug: null, title: `Il faro ${number}`, revision: 1, inReview: 0 as const, note: '' },
      ...{ createdAt: at(number), createdBy: ada.id, updatedAt: at(number), updatedBy: ada.id, shownUntil: '' },
      trashedAt: number < 10 && number % 2 === 0 ? at(number) : null,
    }))
    await insertRows(engine, db, 'document', documents)
    const summaries = numbers.map((number) => ({
      documentId: id(number),
      summary: '{}',
      words: `il faro ${number}`,
      altMissing: 0 as const,
    }))
    await insertRows(engine, db, 'documentSummary', summaries)
  })
  const list = async (query: Partial<ListQuery>) => {
    const { total, documents } = unwrap(await newsroom.list(ada, { ...byDate, ...query }))
    return { total, titles: documents.map(({ title }) => title) }
  }
  return { ...room, list }
}

describe.each(engines)('a word that thousands of titles have, on %s', (engine) => {
  it('is counted, and shown from either end and from the middle, without what is in the bin', async () => {
    const { list } = await openArchive(engine)
    const total = MANY - 5
    expect(await list({ words: 'faro' })).toEqual({ total, titles: ['Il faro 2099', 'Il faro 2098', 'Il faro 2097'] })
    expect(await list({ words: 'faro', offset: total - 2 })).toEqual({ total, titles: ['Il faro 3', 'Il faro 1'] })
    expect(await list({ words: 'faro', offset: 1_000, limit: 1 })).toEqual({ total, titles: ['Il faro 1099'] })
  })

  it.each([
    ['with a shorter word', { words: 'faro 7', limit: 1 }, ['Il faro 2097']],
    ['with a word that few have', { words: 'faro 2004' }, ['Il faro 2004']],
    ['with another condition', { words: 'faro', updated: { until: '2020-01-01T04:00:00.000Z' } }, ['Il faro 3', 'Il faro 1']],
    ['among other kinds', { words: 'faro', kind: 'tag' as const }, []],
    ['in part', { words: 'ar', limit: 1 }, ['Il faro 2099']],
  ])('is found %s', async (_how, query, titles) => {
    const { list } = await openArchive(engine)
    expect((await list(query)).titles).toEqual(titles)
  })

  it('gives the palette its newest, and the one that is that title', async () => {
    const { newsroom, ada } = await openArchive(engine)
    const titles = async (typed: string) => unwrap(await newsroom.findByWords(ada, typed)).documents.map(({ title }) => title)
    expect((await titles('faro')).slice(0, 3)).toEqual(['Il faro 2099', 'Il faro 2098', 'Il faro 2097'])
    expect((await titles('il faro 11')).slice(0, 2)).toEqual(['Il faro 11', 'Il faro 1199'])
  })
})

describe.each(engines)('titles that change, on %s', (engine) => {
  it('are found as they are now, until their document is gone', async () => {
    const { newsroom, ada, article } = await openNewsroom(engine)
    const count = async (words: string) => unwrap(await newsroom.list(ada, { ...byDate, words })).total
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Nespole')))
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Corbezzoli', { slug: 'frutti' })))
    expect([await count('nespole'), await count('bezzo')]).toEqual([0, 1])
    unwrap(await newsroom.remove(ada, 'article', id))
    expect(await count('bezzo')).toBe(0)
    unwrap(await newsroom.recover(ada, id))
    expect(await count('bezzo')).toBe(1)
  })
})
