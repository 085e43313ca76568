import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'

describe.each(engines)('the lists that readers see on %s', (engine) => {
  /** A newsroom that publishes an article a minute. */
  async function openShelves() {
    const room = await openNewsroom(engine)
    const { newsroom, ada, pass } = room
    const publish = async (title: string, more: object = {}): Promise<string> => {
      const { id } = unwrap(await newsroom.create(ada, 'article', room.article(title, more)))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      pass(1)
      return id
    }
    const publishIssue = async (input: object): Promise<string> => {
      const { id } = unwrap(await newsroom.create(ada, 'issue', input))
      unwrap(await newsroom.publish(ada, 'issue', id, 1))
      return id
    }
    return { ...room, publish, publishIssue }
  }
  const titles = (articles: readonly { title: string }[]) => articles.map(({ title }) => title)

  describe('the front page', () => {
    it('is empty when nothing is published', async () => {
      const { publicContent, now } = await openShelves()
      expect(await publicContent.home(now())).toEqual({ lead: null, second: [], dossier: null, sections: [], latest: [] })
    })

    it('fills itself with the newest, and shows nothing twice', async () => {
      const { publicContent, now, publish } = await openShelves()
      for (let number = 1; number <= 12; number++) await publish(`Articolo ${number}`)
      const home = await publicContent.home(now())
      expect(home.lead?.title).toBe('Articolo 12')
      expect(titles(home.second)).toEqual(['Articolo 11', 'Articolo 10', 'Articolo 9'])
      expect(titles(home.latest)).toEqual([8, 7, 6, 5, 4, 3].map((number) => `Articolo ${number}`))
      expect(titles(home.sections[0]?.articles ?? [])).toEqual(['Articolo 2', 'Articolo 1'])
    })

    it('follows the editors, and does without what they took away', async () => {
      const { newsroom, publicContent, ada, now, publish } = await openShelves()
      const chosen = await publish('Scelto')
      const beside = await publish('Accanto')
      const retired = await publish('Ritirato')
      await publish('Nuovo')
      unwrap(await newsroom.create(ada, 'homePage', { lead: chosen, second: [beside, retired] }))
      unwrap(await newsroom.unpublish(ada, 'article', retired))
      const home = await publicContent.home(now())
      expect(home.lead?.title).toBe('Scelto')
      expect(titles(home.second)).toEqual(['Accanto'])
      expect(titles(home.latest)).toEqual(['Nuovo'])
      unwrap(await newsroom.unpublish(ada, 'article', chosen))
      expect((await publicContent.home(now())).lead?.title).toBe('Nuovo')
    })

    it('shows the dossier and the sections that were chosen, in their order', async () => {
      const { newsroom, publicContent, ada, now, publish, publishIssue } = await openShelves()
      const other = unwrap(await newsroom.create(ada, 'section', { name: 'Arti', position: 9 }))
      const older = await publishIssue({ title: 'Fiumi' })
      await publishIssue({ title: 'Muri' })
      for (let number = 1; number <= 11; number++) await publish(`Articolo ${number}`)
      await publish('Un quadro', { section: other.id, publishAt: '2020-01-01T00:00:00.000Z' })
      unwrap(await newsroom.create(ada, 'homePage', { dossier: older, sections: [other.id] }))
      const home = await publicContent.home(now())
      expect(home.dossier?.title).toBe('Fiumi')
      expect(home.sections.map(({ section }) => section.name)).toEqual(['Arti'])
    })
  })

  it('reads a dossier in the order of its editors, then what they did not name', async () => {
    const { newsroom, publicContent, ada, now, publish, publishIssue } = await openShelves()
    const issue = await publishIssue({ title: 'Fiumi', number: 3 })
    const [first, second] = [await publish('Uno', { issue }), await publish('Due', { issue })]
    await publish('Tre', { issue })
    await publish('Fuori')
    const { content } = unwrap(await newsroom.find(ada, 'issue', issue))
    unwrap(await newsroom.save(ada, 'issue', issue, 1, { ...content, order: [first, second] }))
    unwrap(await newsroom.publish(ada, 'issue', issue, 2))
    const found = await publicContent.issue('fiumi', now())
    expect(titles(found?.articles ?? [])).toEqual(['Uno', 'Due', 'Tre'])
    expect(found).toMatchObject({ title: 'Fiumi', number: 3, cover: null })
    expect(titles(await publicContent.issues(now()))).toEqual(['Fiumi'])
    expect(await publicContent.issue('altrove', now())).toBeUndefined()
  })

  it('relates by shared tags first, then by section', async () => {
    const { newsroom, publicContent, ada, now, publish } = await openShelves()
    const tag = async (name: string) => unwrap(await newsroom.create(ada, 'tag', { name })).id
    const [sea, light, salt] = [await tag('Mare'), await tag('Luce'), await tag('Sale')]
    const elsewhere = unwrap(await newsroom.create(ada, 'section', { name: 'Arti' })).id
    await publish('Stessa sezione')
    await publish('Due temi', { tags: [sea, light], section: elsewhere })
    await publish('Un tema', { tags: [light, salt], section: elsewhere })
    await publish('Estraneo', { tags: [salt], section: elsewhere })
    await publish('Questo', { tags: [sea, light] })
    const article = await publicContent.article('questo', now())
    if (!article) throw new Error('the article is there')
    expect(titles(await publicContent.related(article, 5, now()))).toEqual(['Due temi', 'Un tema', 'Stessa sezione'])
    expect(titles(await publicContent.related(article, 1, now()))).toEqual(['Due temi'])
  })

  it('knows the tags that most articles have, and none that readers cannot see', async () => {
    const { newsroom, publicContent, ada, now, publish } = await openShelves()
    const tag = async (name: string) => unwrap(await newsroom.create(ada, 'tag', { name })).id
    const [sea, light, salt] = [await tag('Mare'), await tag('Luce'), await tag('Sale')]
    await tag('Nessuno')
    await publish('Uno', { tags: [sea, light] })
    await publish('Due', { tags: [sea] })
    const retired = await publish('Ritirato', { tags: [salt, light] })
    const names = async (limit: number) => (await publicContent.mostUsedTags(limit, now())).map(({ name }) => name)
    expect(await names(9)).toEqual(['Luce', 'Mare', 'Sale'])
    unwrap(await newsroom.unpublish(ada, 'article', retired))
    expect(await names(9)).toEqual(['Mare', 'Luce'])
    expect(await names(1)).toEqual(['Mare'])
  })

  it('counts the months as the calendar of the magazine has them', async () => {
    const { publicContent, now, publish } = await openShelves()
    // Half an hour before midnight in Greenwich it is already the next month in Rome.
    for (const publishAt of [
      '2026-08-31T23:30:00.000Z',
      '2026-08-31T20:00:00.000Z',
      '2026-08-15T10:00:00.000Z',
      '2025-12-31T23:30:00.000Z',
    ]) {
      await publish(`Del ${publishAt}`, { publishAt })
    }
    expect(await publicContent.months('Europe/Rome', now())).toEqual([
      { year: '2026', month: '09', articles: 1 },
      { year: '2026', month: '08', articles: 2 },
      { year: '2026', month: '01', articles: 1 },
    ])
    const august = { from: '2026-07-31T22:00:00.000Z', until: '2026-08-31T22:00:00.000Z' }
    expect(await publicContent.countArticles(august, now())).toBe(2)
  })

  it('lists what has an address, and nothing that readers cannot see', async () => {
    const { newsroom, publicContent, ada, now, publish } = await openShelves()
    await publish('Visibile')
    unwrap(await newsroom.create(ada, 'article', { title: 'Bozza' }))
    unwrap(await newsroom.create(ada, 'menu', { name: 'Piede', slug: 'piede' }))
    const listed = (await publicContent.entries(now())).map(({ kind, slug }) => `${kind} ${slug}`)
    expect(listed.sort()).toEqual(['author elsa-prima', 'section citta'])
    expect(await publicContent.articlesByMonth(now())).toEqual(new Map([['2026-11', 1]]))
    expect(await publicContent.articleEntries('2026-11', { limit: 5 }, now())).toMatchObject([{ kind: 'article', slug: 'visibile' }])
    for (const month of ['2026-10', '2026-12', '2026-13'])
      expect(await publicContent.articleEntries(month, { limit: 5 }, now())).toEqual([])
  })

  it('finds an author with their portrait, if they have one', async () => {
    const { publicContent, now } = await openShelves()
    expect(await publicContent.author('elsa-prima', now())).toMatchObject({ author: { name: 'Elsa Prima' }, portrait: null })
    expect(await publicContent.author('nessuno', now())).toBeUndefined()
  })

  it('shows the draft of an article and of a page, and of nothing else', async () => {
    const { newsroom, publicContent, ada, now, section, article } = await openShelves()
    const draft = unwrap(await newsroom.create(ada, 'article', article('In lavorazione')))
    expect(await publicContent.article('in-lavorazione', now())).toBeUndefined()
    expect(await publicContent.draft(draft.id, now())).toMatchObject({
      kind: 'article',
      article: { title: 'In lavorazione', readingMinutes: 1, section: { name: 'Città' } },
    })
    const page = unwrap(await newsroom.create(ada, 'page', { title: 'Chi siamo' }))
    expect(await publicContent.draft(page.id, now())).toMatchObject({ kind: 'page', page: { content: { title: 'Chi siamo' } } })
    expect(await publicContent.draft(section.id, now())).toBeUndefined()
    expect(await publicContent.draft('nessuno', now())).toBeUndefined()
  })
})
