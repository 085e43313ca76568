import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Slice } from '../../content/reading/publicContent.ts'
import { slipsOf } from '../../content/search/slips.ts'
import type { Engine } from '../database.ts'
import { importDocuments } from '../documents/importDocuments.ts'
import { createSearch } from './search.ts'
import { pruneWords } from './vocabulary.ts'

/** A newsroom where articles are published as soon as they are written, and searched with few words. */
async function openShelves(engine: Engine) {
  const room = await openNewsroom(engine)
  const { newsroom, publicContent, ada, now } = room
  const publish = async (title: string, more: object = {}) => {
    const { id } = unwrap(await newsroom.create(ada, 'article', room.article(title, more)))
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    return id
  }
  const search = (typed: string, filter: { section?: string; author?: string } = {}, slice: Slice = { limit: 10 }) =>
    publicContent.search({ typed, ...filter }, slice, now())
  const titles = async (...asked: Parameters<typeof search>) => (await search(...asked)).results.map(({ article }) => article.title)
  return { ...room, publish, search, titles }
}

const words = (text: string) => ({ body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } })

describe.each(engines)('searching on %s', (engine) => {
  it('forgets words that stand in no text any more, and no others', async () => {
    const { publish, newsroom, ada, article, database } = await openShelves(engine)
    await publish('Il faro', words('Lanterna'))
    const id = await publish('Il molo', words('Lanterna e bitta'))
    unwrap(await newsroom.create(ada, 'article', article('Il pontile', words('Gomena'))))
    const known = async () => (await database.db.selectFrom('searchWord').select('form').orderBy('form').execute()).map(({ form }) => form)
    unwrap(await newsroom.findByWords(ada, 'gomena'))
    expect(await known()).toEqual(expect.arrayContaining(['bitta', 'Gomena', 'Lanterna']))
    unwrap(await newsroom.remove(ada, 'article', id))
    unwrap(await newsroom.purge(ada, id))
    expect(await pruneWords(database, new Date(0))).toBeGreaterThan(0)
    const left = await known()
    expect(left).toEqual(expect.arrayContaining(['Gomena', 'Lanterna']))
    expect(left).not.toContain('bitta')
    expect(await pruneWords(database, new Date(0))).toBe(0)
  })

  it('finds the words of an article, and nothing for others or for none', async () => {
    const { publish, search } = await openShelves(engine)
    await publish('La luce')
    const articles = [
      ['elezione', 1],
      ['citta', 1],
      ['arte', 1],
      ['elez', 1],
      ['elsa', 1],
      ['altrove', 0],
      ['arte altrove', 0],
      ['   ', 0],
      ['"\' OR 1=1 -- *:&|!', 0],
      ['½', 0],
    ] as const
    for (const [typed, total] of articles) expect((await search(typed)).total, typed).toBe(total)
  })

  it('puts a title before a mention, and shows where', async () => {
    const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
    const mention = article('Altro', { standfirst: 'Con un faro nel sommario.' })
    for (const input of [mention, article('Il faro')]) {
      const { id } = unwrap(await newsroom.create(ada, 'article', input))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
    }
    const { results } = await publicContent.search({ typed: 'fari' }, { limit: 5 }, now())
    expect(results.map(({ article }) => article.title)).toEqual(['Il faro', 'Altro'])
    expect(results[1]?.excerpt.filter(({ found }) => found)).toEqual([{ text: 'faro', found: true }])
  })

  it('finds quoted words only in a row and as they are written', async () => {
    const { publish, titles } = await openShelves(engine)
    await publish('Uno', words('Una mostra di arte sacra a Torino.'))
    await publish('Due', words('Sacra arte, e sacre arti.'))
    await publish('Tre', words('Le arti sacre del Novecento.'))
    expect(await titles('"arte sacra"')).toEqual(['Uno'])
    expect(await titles('«arti sacre»')).toEqual(['Tre'])
    expect((await titles('arte sacra')).sort()).toEqual(['Due', 'Tre', 'Uno'])
    expect(await titles('"arte sacra" torino')).toEqual(['Uno'])
    expect(await titles('"di arte"')).toEqual(['Uno'])
  })

  it('narrows to a section and to an author, and says how many stand where', async () => {
    const { newsroom, ada, section, author, publish, search, titles } = await openShelves(engine)
    const science = unwrap(await newsroom.create(ada, 'section', { name: 'Scienza' }))
    const bice = unwrap(await newsroom.create(ada, 'author', { name: 'Bice Seconda' }))
    await publish('Città di Elsa')
    await publish('Scienza di Elsa', { section: science.id })
    await publish('Scienza di Bice', { section: science.id, authors: [bice.id] })
    await publish('Scienza di due', { section: science.id, authors: [author.id, bice.id] })
    expect((await titles('elezioni', { section: science.id })).sort()).toEqual(['Scienza di Bice', 'Scienza di Elsa', 'Scienza di due'])
    expect((await titles('elezioni', { section: science.id, author: author.id })).sort()).toEqual(['Scienza di Elsa', 'Scienza di due'])
    expect(await titles('elezioni', { section: section.id, author: bice.id })).toEqual([])
    expect(await titles('elezioni', { section: 'altrove' })).toEqual([])
    const counts = (facets: readonly { slug: string; articles: number }[]) => facets.map(({ slug, articles }) => `${slug} ${articles}`)
    const all = await search('elezioni')
    expect([counts(all.sections), counts(all.authors)]).toEqual([
      ['scienza 3', 'citta 1'],
      ['elsa-prima 3', 'bice-seconda 2'],
    ])
    const narrowed = await search('elezioni', { section: science.id, author: bice.id })
    expect([narrowed.total, counts(narrowed.sections), counts(narrowed.authors)]).toEqual([
      2,
      ['scienza 2'],
      ['bice-seconda 2', 'elsa-prima 2'],
    ])
  })

  it('keeps the names of sections and authors out of reach of what is typed', async () => {
    const { section, publish, search } = await openShelves(engine)
    await publish('La luce')
    const token = section.id.replaceAll('-', '')
    for (const typed of [`_s${token}`, `s${token}`, token.slice(0, 4), '_s', '_a']) expect((await search(typed)).total, typed).toBe(0)
  })

  it('pages through the results, best first, none twice', async () => {
    const { publish, titles } = await openShelves(engine)
    for (const number of [1, 2, 3, 4, 5]) await publish(`Il faro ${number}`)
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => titles('faro', {}, { limit: 2, offset })))
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1, 0])
    expect(new Set(pages.flat()).size).toBe(5)
  })

  it('says when there is more than can be paged through', async () => {
    const { database, publish, now } = await openShelves(engine)
    for (const number of [1, 2, 3]) await publish(`Il faro ${number}`)
    const total = async (most: number) => {
      const { total, isPartial } = await createSearch(database, most)({ typed: 'faro' }, { limit: 10 }, now())
      return [total, isPartial]
    }
    expect(await total(2)).toEqual([2, true])
    expect(await total(3)).toEqual([3, false])
  })

  it('finds the same of a word that all have, once the store knows that they do', async () => {
    const { database, ada, article, now } = await openShelves(engine)
    const act = { at: now(), by: ada.id }
    const faro = (number: number) => ({
      id: randomUUID(),
      kind: 'article' as const,
      revisions: [{ ...act, content: article(`Il faro ${number}`, number % 10 ? {} : words('Faro, faro.')) }] as const,
      published: act,
    })
    await importDocuments(
      database,
      Array.from({ length: 80 }, (_, index) => faro(index + 1)),
      now(),
    )
    const find = () => createSearch(database, 2)({ typed: 'faro' }, { limit: 10 }, now())
    const found = await find()
    expect(found.results.map(({ article: { title } }) => title)).toEqual(['Il faro 80', 'Il faro 79'])
    await sql`analyze`.execute(database.db)
    expect(await find()).toEqual(found)
  })

  describe('forse cercavi', () => {
    it('undoes one slip in each word that is wrong', async () => {
      const { publish, search } = await openShelves(engine)
      await publish('La notte', words('La biblioteca è aperta di notte, in città.'))
      for (const [typed, meant, why] of [
        ['bibloteca', 'biblioteca', 'a letter too few'],
        ['bibliotecca', 'biblioteca', 'a letter too many'],
        ['bibliotrca', 'biblioteca', 'another letter'],
        ['bilbioteca', 'biblioteca', 'two that changed places'],
        ['bibbliotecca', null, 'two letters too many'],
        ['Bibliotheca di notte', 'biblioteca di notte', 'among words that are right'],
        ['bibloteca nottte', 'biblioteca notte', 'in both words'],
        ['bibloteca zzzzzz', null, 'beside a word that is like no other'],
      ] as const)
        expect((await search(typed)).suggestion, why).toBe(meant)
    })

    it('gives back the word as readers know it', async () => {
      const { publish, search } = await openShelves(engine)
      await publish('Uno', words('La felicità. Così disse Calvino.'))
      await publish('Due', words('La felicità, di nuovo; felicita no, e FELICITÀ.'))
      expect((await search('felicta')).suggestion).toBe('felicità')
      expect((await search('calvimo')).suggestion).toBe('Calvino')
    })

    it('suggests nothing that would find nothing', async () => {
      const { newsroom, ada, author, publish, search, later } = await openShelves(engine)
      const gone = await publish('Uno', words('La biblioteca.'))
      unwrap(await newsroom.unpublish(ada, 'article', gone))
      await publish('Due', words('La lanterna.'))
      await publish('Tre', { ...words('Il meteorite.'), publishAt: later(60) })
      const elsewhere = unwrap(await newsroom.create(ada, 'section', { name: 'Altrove' }))
      expect((await search('bibloteca')).suggestion).toBeNull()
      expect((await search('meteorte')).suggestion).toBeNull()
      expect((await search('lantrna')).suggestion).toBe('lanterna')
      expect((await search('lantrna', { author: author.id })).suggestion).toBe('lanterna')
      expect((await search('lantrna', { section: elsewhere.id })).suggestion).toBeNull()
    })

    it('doubts a rare word only if another is much more common', async () => {
      const { publish, search } = await openShelves(engine)
      await publish('Refuso', words('La lantena spenta.'))
      for (let number = 1; number <= 10; number++) await publish(`Articolo ${number}`, words('La lanterna accesa.'))
      expect((await search('lantena')).suggestion).toBeNull()
      await publish('Articolo 11', words('La lanterna accesa.'))
      expect((await search('lantena')).suggestion).toBe('lanterna')
    })

    it('says nothing where there are results enough', async () => {
      const { publish, search } = await openShelves(engine)
      for (const title of ['Uno', 'Due', 'Tre']) await publish(title, words('Il mare e il male.'))
      expect((await search('mare')).suggestion).toBeNull()
    })

    it('undoes any one slip in any word, or finds a word as near', async () => {
      const { publish, search } = await openShelves(engine)
      const vocabulary = ['biblioteca', 'lanterna', 'mezzaluce', 'perché', 'architettura', 'faro', '1989', 'acqua']
      await publish('Parole', words(vocabulary.join(' ')))
      const slip = fc.constantFrom(...vocabulary).chain((word) => fc.constantFrom(...slipsOf(word)))
      await fc.assert(
        fc.asyncProperty(slip, async (typed) => {
          // A reader who is done typing: while a word is unfinished, its beginning finds things too.
          const { total, suggestion } = await search(`${typed} `)
          if (total === 0 && typed.length >= 3) expect((await search(suggestion ?? '')).total).toBeGreaterThan(0)
        }),
        { numRuns: 15 },
      )
    })
  })
})
