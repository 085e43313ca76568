import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { ListQuery } from '../../content/newsroom/listing.ts'

const everything: ListQuery = { kind: 'article', sort: { by: 'title', isDescending: false }, limit: 25, offset: 0 }

describe.each(engines)('the lists of the newsroom on %s', (engine) => {
  /** One article in each state, and the means to list them. */
  async function openLists() {
    const room = await openNewsroom(engine)
    const { newsroom, ada, bruno, article, later, now } = room
    const make = async (title: string, actor = ada, more: object = {}) =>
      unwrap(await newsroom.create(actor, 'article', article(title, more))).id
    const ids = {
      draft: await make('Alba', bruno),
      review: await make('Brina'),
      scheduled: await make('Cenere 100%'),
      published: await make('Duna'),
      withdrawn: await make('Eco'),
    }
    unwrap(await newsroom.submit(ada, 'article', ids.review))
    unwrap(await newsroom.publish(ada, 'article', ids.scheduled, 1, later(60)))
    unwrap(await newsroom.publish(ada, 'article', ids.published, 1))
    unwrap(await newsroom.publish(ada, 'article', ids.withdrawn, 1))
    unwrap(await newsroom.unpublish(ada, 'article', ids.withdrawn, now()))
    const titles = async (query: Partial<ListQuery> = {}, actor = ada) =>
      unwrap(await newsroom.list(actor, { ...everything, ...query })).documents.map(({ title }) => title)
    return { ...room, ids, titles }
  }

  it('tells states apart as a document itself does', async () => {
    const { newsroom, ada, ids, titles } = await openLists()
    for (const [state, id] of Object.entries(ids)) {
      const { documents } = unwrap(await newsroom.list(ada, { ...everything, state: state as keyof typeof ids }))
      expect(documents.map((document) => [document.id, document.status.state])).toEqual([[id, state]])
    }
    expect(await titles()).toEqual(['Alba', 'Brina', 'Cenere 100%', 'Duna', 'Eco'])
  })

  it('counts the pictures without a description, and not those in the bin', async () => {
    const { newsroom, ada } = await openLists()
    const picture = (number: number, alt: string) => {
      const hash = String(number).repeat(64)
      const drawn = { width: 320, height: 240, widths: [320], formats: ['webp'], thumbhash: 'mQgGDYI3iHh3d4iAiHiIeHc' }
      return { fileName: `${number}.png`, type: 'image/png', hash, bytes: 1, picture: drawn, alt }
    }
    const [first, second] = [
      unwrap(await newsroom.create(ada, 'media', picture(1, ''))),
      unwrap(await newsroom.create(ada, 'media', picture(2, ''))),
      unwrap(await newsroom.create(ada, 'media', picture(3, 'Una parete'))),
    ]
    unwrap(await newsroom.remove(ada, 'media', second.id))
    const { documents, total } = unwrap(await newsroom.list(ada, { ...everything, kind: 'media', altMissing: true }))
    expect(documents.map(({ id }) => id)).toEqual([first.id])
    expect(total).toBe(1)
  })

  it('orders and cuts, and says how many there are in all', async () => {
    const { newsroom, ada, titles } = await openLists()
    expect(await titles({ sort: { by: 'title', isDescending: true }, limit: 2, offset: 1 })).toEqual(['Duna', 'Cenere 100%'])
    expect((await titles({ sort: { by: 'publishedAt', isDescending: true } })).at(0)).toBe('Cenere 100%')
    expect(unwrap(await newsroom.list(ada, { ...everything, limit: 1 })).total).toBe(5)
  })

  it.each([
    ['un', ['Duna']],
    ['DUN a', ['Duna']],
    ['%', ['Cenere 100%']],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('finds %j in titles', async (words, expected) => {
    const { titles } = await openLists()
    expect(await titles({ words })).toEqual(expected)
  })

  it('finds what names a section, as the newest revision has it', async () => {
    const { newsroom, ada, section, article, ids, titles } = await openLists()
    const other = unwrap(await newsroom.create(ada, 'section', { name: 'Arti' }))
    expect(await titles({ naming: [section.id] })).toHaveLength(5)
    unwrap(await newsroom.save(ada, 'article', ids.review, 1, article('Brina', { section: other.id })))
    expect(await titles({ naming: [other.id] })).toEqual(['Brina'])
    expect(await titles({ noIssue: true })).toHaveLength(5)
    expect(await titles({ naming: [section.id] })).toHaveLength(4)
  })

  it('shows nobody more than they may open', async () => {
    const { newsroom, ada, bruno, ids, titles } = await openLists()
    expect(await titles({}, bruno)).toEqual(['Alba'])
    unwrap(await newsroom.assign(ada, 'article', ids.published, [bruno.id]))
    expect(await titles({}, bruno)).toEqual(['Alba', 'Duna'])
    expect(await titles({ own: ada.id }, bruno)).toEqual(['Duna'])
    expect(await newsroom.list(bruno, { ...everything, kind: 'popup' })).toMatchObject({ ok: false, reason: 'forbidden' })
  })

  it('gives the documents that were asked for by name', async () => {
    const { ids, titles } = await openLists()
    expect(await titles({ ids: [ids.draft, 'nessuno'] })).toEqual(['Alba'])
    expect(await titles({ ids: [] })).toEqual([])
  })

  it('tells what stands in each without opening it', async () => {
    const { newsroom, ada, bruno, section, author, ids } = await openLists()
    unwrap(await newsroom.assign(ada, 'article', ids.published, [bruno.id]))
    const [listed] = unwrap(await newsroom.list(ada, { ...everything, ids: [ids.published] })).documents
    expect(listed?.summary).toMatchObject({ section: section.id, authors: [author.id], tags: [], hero: null, words: 8 })
    expect(listed?.names).toEqual({
      [section.id]: { title: 'Città', thumb: null },
      [author.id]: { title: 'Elsa Prima', thumb: null },
      [ada.id]: { title: 'Ada', thumb: null },
      [bruno.id]: { title: 'Bruno', thumb: null },
    })
    expect(unwrap(await newsroom.list(ada, { ...everything, kind: 'section' })).documents).toMatchObject([{ title: 'Città', usedBy: 5 }])
  })

  it('narrows by several states, dates, hands and returns', async () => {
    const { newsroom, ada, bruno, ids, titles, later, pass } = await openLists()
    expect(await titles({ states: ['draft', 'review'] })).toEqual(['Alba', 'Brina'])
    expect(await titles({ inReview: true })).toEqual(['Brina'])
    expect(await titles({ published: { from: later(1) } })).toEqual(['Cenere 100%'])
    expect(await titles({ published: { until: later(1) } })).toEqual(['Duna', 'Eco'])
    pass(10)
    unwrap(await newsroom.sendBack(ada, 'article', ids.review, 'Manca la fonte.'))
    unwrap(await newsroom.assign(ada, 'article', ids.review, [bruno.id]))
    expect(await titles({ returned: true })).toEqual(['Brina'])
    expect(await titles({ assigned: bruno.id })).toEqual(['Brina'])
    unwrap(await newsroom.submit(ada, 'article', ids.review, 'Ecco.'))
    expect(await titles({ returned: true })).toEqual([])
    expect(await titles({ updated: { from: later(-5) } })).toEqual([])
  })

  it('finds words whatever their accents', async () => {
    const { newsroom, ada, article, titles } = await openLists()
    unwrap(await newsroom.create(ada, 'article', article('Perché la città è così')))
    expect(await titles({ words: 'citta PERCHE' })).toEqual(['Perché la città è così'])
  })
})
