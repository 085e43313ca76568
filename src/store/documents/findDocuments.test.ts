import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { User } from '../../content/people/user.ts'
import type { Engine } from '../database.ts'
import { fillDraftIndex } from './indexDrafts.ts'

const body = (text: string) => ({ body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } })
const file = (fileName: string) => ({ fileName, hash: 'ab'.repeat(32), type: 'application/pdf', bytes: 10, picture: null })

async function open(engine: Engine) {
  const room = await openNewsroom(engine)
  const { newsroom, ada } = room
  const make = async (title: string, more: object = {}, by: User = ada) =>
    unwrap(await newsroom.create(by, 'article', room.article(title, more))).id
  const publish = async (id: string, revision = 1) => unwrap(await newsroom.publish(ada, 'article', id, revision))
  const find = async (typed: string, by: User = ada) => unwrap(await newsroom.findByWords(by, typed))
  const titles = async (typed: string, by: User = ada) => (await find(typed, by)).documents.map(({ title }) => title)
  return { ...room, make, publish, find, titles }
}

describe.each(engines)('finding documents on %s', (engine) => {
  it('puts the exact title first, then titles, then texts, then files', async () => {
    const { make, newsroom, ada, titles } = await open(engine)
    await make('Faro')
    await make('Il guardiano del faro')
    await make('Isole', body('La luce di un faro.'))
    unwrap(await newsroom.create(ada, 'media', file('faro-di-notte.pdf')))
    expect(await titles('faro')).toEqual(['Faro', 'Il guardiano del faro', 'Isole', 'faro-di-notte.pdf'])
    expect(await titles('faro-di-notte.pdf')).toEqual(['faro-di-notte.pdf'])
  })

  it.each([
    ['of a word', 'Faro'],
    ['of a title that is longer than what stands in order of its beginning', `Faro ${'di una costa lontana '.repeat(4)}al tramonto`],
  ])(
    'gives the places that more have than there are to the exact ones, to those that begin so and to the newest: %s',
    async (_what, words) => {
      const { make, newsroom, ada, pass, titles } = await open(engine)
      unwrap(await newsroom.create(ada, 'media', file(words)))
      await make(`${words} spento`)
      await make(`Il ${words} 0`)
      for (let number = 1; number <= 20; number++) {
        pass(1)
        await make(`Il ${words} ${number}`)
        unwrap(await newsroom.create(ada, 'media', { ...file(`${words}-${number}.pdf`), hash: number.toString(16).padStart(64, '0') }))
      }
      const newest = Array.from({ length: 18 }, (_, place) => `Il ${words} ${20 - place}`)
      expect(await titles(words)).toEqual([words, `${words} spento`, ...newest])
    },
  )

  it('reads texts in every form of a word, and shows where', async () => {
    const { make, publish, find } = await open(engine)
    await make('Bozza', body('Le nespole maturano a giugno.'))
    await publish(await make('Uscito', body('Una nespola al giorno.')))
    const { documents, corrected } = await find('nespola')
    expect(documents.map(({ title }) => title).toSorted()).toEqual(['Bozza', 'Uscito'])
    expect(documents.map(({ excerpt }) => excerpt.filter(({ found }) => found).map(({ text }) => text)).toSorted()).toEqual([
      ['nespola'],
      ['nespole'],
    ])
    expect(corrected).toBeNull()
  })

  it('forgives a slip, and says so', async () => {
    const { make, find, newsroom, ada } = await open(engine)
    await make('Bozza', body('Le nespole maturano a giugno.'))
    unwrap(await newsroom.create(ada, 'tag', { name: 'Geotermia' }))
    expect(await find('nesople')).toMatchObject({ corrected: 'nespole', documents: [{ title: 'Bozza' }] })
    expect(await find('gotermia')).toMatchObject({ corrected: 'Geotermia', documents: [{ title: 'Geotermia' }] })
    expect(await find('qwertyuiop')).toEqual({ corrected: null, documents: [] })
  })

  it('finds the text of a draft only for those who may open it, and what readers see for everybody', async () => {
    const { make, publish, newsroom, ada, bruno, article, titles, find } = await open(engine)
    const carla: User = { ...bruno, id: 'carla', role: 'collaboratore' }
    const id = await make('Uscito', body('Parla di nespole.'))
    await publish(id)
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Uscito', { slug: 'uscito', ...body('Parla di corbezzoli.') })))
    await make('Di Bruno', body('Parla di corbezzoli.'), bruno)
    expect((await titles('corbezzoli')).toSorted()).toEqual(['Di Bruno', 'Uscito'])
    expect(await titles('corbezzoli', bruno)).toEqual(['Di Bruno'])
    expect(await titles('corbezzoli', carla)).toEqual([])
    expect(await find('corbezoli', carla)).toEqual({ corrected: null, documents: [] })
    for (const who of [ada, bruno, carla]) expect(await titles('nespole', who)).toEqual(['Uscito'])
  })

  it('follows a text through its publication, plan, withdrawal, bin and back', async () => {
    const { make, publish, newsroom, ada, later, titles } = await open(engine)
    const id = await make('Uscito', body('Parla di nespole.'))
    const isFound = async () => (await titles('nespole')).length
    unwrap(await newsroom.publish(ada, 'article', id, 1, later(60)))
    expect(await isFound()).toBe(1)
    unwrap(await newsroom.cancelPlan(ada, 'article', id))
    await publish(id)
    expect(await isFound()).toBe(1)
    unwrap(await newsroom.unpublish(ada, 'article', id))
    expect(await isFound()).toBe(1)
    unwrap(await newsroom.remove(ada, 'article', id))
    expect(await isFound()).toBe(0)
  })

  it('finds what saves itself, too', async () => {
    const { make, newsroom, ada, article, titles } = await open(engine)
    const id = await make('Bozza')
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Bozza', { slug: 'bozza', ...body('Parla di nespole.') }), true))
    expect(await titles('nespole')).toEqual(['Bozza'])
    unwrap(await newsroom.save(ada, 'article', id, 2, article('Bozza', { slug: 'bozza', ...body('Parla di corbezzoli.') }), true))
    expect([await titles('nespole'), await titles('corbezzoli')]).toEqual([[], ['Bozza']])
  })

  it('leaves nothing to be indexed again by the next search', async () => {
    const { make, publish, newsroom, ada, database, find } = await open(engine)
    await make('Bozza')
    await publish(await make('Uscito'))
    unwrap(await newsroom.create(ada, 'media', file('faro.pdf')))
    await find('bozza')
    expect(await database.db.selectFrom('draftIndexPending').selectAll().execute()).toEqual([])
  })

  it('is the same when it is filled anew', async () => {
    const { make, publish, newsroom, ada, article, database, titles } = await open(engine)
    await make('Bozza', body('Parla di nespole.'))
    const id = await make('Cambiato')
    await publish(id)
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Cambiato', { slug: 'cambiato', ...body('Parla di nespole.') })))
    const before = await titles('nespole')
    await database.write((db) => fillDraftIndex(engine, db))
    expect(await titles('nespole')).toEqual(before)
    expect(before.toSorted()).toEqual(['Bozza', 'Cambiato'])
  })
})
