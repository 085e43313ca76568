import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { times } from '../../../tests/support/long.ts'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import { STATES, type ListQuery } from '../../content/newsroom/listing.ts'
import { namedBy } from '../../content/newsroom/references.ts'
import { toWallTime } from '../../content/time.ts'
import { importDocuments } from '../documents/importDocuments.ts'
import { readContent } from '../documents/storedContent.ts'

const ZONES = ['Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']
/** Either side of the midnights at which a month begins in those zones. */
const DATES = ['2026-07-31T21:59:59.999Z', '2026-07-31T22:00:00.000Z', '2026-08-01T00:00:00.000Z', '2026-08-01T06:59:59.999Z', null]

const ACTS = ['import', 'publish', 'plan', 'end', 'withdraw', 'save', 'bin', 'recover', 'retag', 'merge', 'submit', 'undo', 'wait'] as const

const acts = fc.array(
  fc.record({ act: fc.constantFrom(...ACTS), which: fc.nat(30), other: fc.nat(30), minutes: fc.integer({ min: 1, max: 90 }) }),
  { minLength: 12, maxLength: 40 },
)

/** Lists with so few articles that their order can be checked whole. */
async function openLists(engine: (typeof engines)[number]) {
  const room = await openNewsroom(engine)
  const { newsroom, ada } = room
  const make = async (kind: 'section' | 'author' | 'tag' | 'issue', content: object) => unwrap(await newsroom.create(ada, kind, content)).id
  const sections = [room.section.id, await make('section', { name: 'Arti' })]
  const authors = [room.author.id, await make('author', { name: 'Rosa' })]
  const issues = [await make('issue', { title: 'Fiumi' }), null]
  const tags: string[] = []
  for (const name of ['Voto', 'Mare', 'Neve', 'Pane']) tags.push(await make('tag', { name }))
  const articles: string[] = []
  const trashed: string[] = []
  const pick = <T>(from: readonly T[], number: number): T | undefined => from[number % Math.max(1, from.length)]
  const content = (number: number) =>
    room.article(`Articolo ${number}`, {
      section: pick(sections, number),
      authors: number % 3 === 0 ? authors : [pick(authors, number)],
      tags: tags.slice(number % 3, (number % 3) + (number % 2) + 1),
      issue: pick(issues, number),
      publishAt: pick(DATES, number),
    })

  async function perform({ act, which, other, minutes }: { act: (typeof ACTS)[number]; which: number; other: number; minutes: number }) {
    const id = pick(articles, which) ?? ''
    const found = await newsroom.find(ada, 'article', id)
    const revision = found.ok ? found.value.revision : 0
    switch (act) {
      case 'import': {
        const published = other % 4 === 0 ? null : { at: room.now(), by: ada.id }
        const made = {
          id: randomUUID(),
          kind: 'article' as const,
          revisions: [{ at: room.now(), by: ada.id, content: content(other) }] as const,
          published,
        }
        expect(await importDocuments(room.database, [made], room.now())).toEqual({ ok: true })
        articles.push(made.id)
        return
      }
      case 'publish':
        return newsroom.publish(ada, 'article', id, revision, 'now', 'replace')
      case 'plan':
        return newsroom.publish(ada, 'article', id, revision, room.later(minutes))
      case 'end':
        return newsroom.unpublish(ada, 'article', id, room.later(minutes))
      case 'withdraw':
        return newsroom.unpublish(ada, 'article', id)
      case 'save':
        return newsroom.save(ada, 'article', id, revision, { ...content(other), unpublishAt: other % 3 ? null : room.later(minutes) })
      case 'bin':
        if ((await newsroom.remove(ada, 'article', id)).ok) trashed.push(...articles.splice(articles.indexOf(id), 1))
        return
      case 'recover': {
        const back = pick(trashed, which)
        if (back && (await newsroom.recover(ada, back)).ok) articles.push(...trashed.splice(trashed.indexOf(back), 1))
        return
      }
      case 'retag':
        return newsroom.retag(ada, id, other % 2 ? 'tag' : 'untag', pick(tags, which) ?? '')
      case 'merge':
        if (tags.length < 3) return
        unwrap(await newsroom.mergeTag(ada, tags.shift() ?? '', pick(tags, other) ?? ''))
        return
      case 'submit':
        return newsroom.submit(ada, 'article', id)
      case 'undo':
        return newsroom.undo(ada, 'article', id)
      case 'wait':
        room.pass(minutes)
    }
  }
  return { ...room, perform, sections, authors, issues, tags }
}

type Lists = Awaited<ReturnType<typeof openLists>>

/** Every visible article, read without any of what is kept for lists. */
async function readVisible({ database: { db } }: Lists, now: string) {
  const rows = await db
    .selectFrom('publication')
    .innerJoin('revision', (join) =>
      join.onRef('revision.documentId', '=', 'publication.documentId').onRef('number', '=', 'publication.revision'),
    )
    .select(['publication.id', 'publication.documentId', 'visibleFrom', 'visibleUntil', 'publishedAt', 'content', 'schemaVersion'])
    .where('kind', '=', 'article')
    .execute()
  return rows
    .filter(({ visibleFrom, visibleUntil }) => visibleFrom <= now && (visibleUntil === null || visibleUntil > now))
    .sort((a, b) => (a.publishedAt === b.publishedAt ? b.id - a.id : a.publishedAt < b.publishedAt ? 1 : -1))
    .map((row) => ({ id: row.documentId, publishedAt: row.publishedAt, ...pickLists(readContent('article', row)) }))
}

const pickLists = ({
  section,
  authors,
  tags,
  issue,
}: {
  section: string | null
  authors: string[]
  tags: string[]
  issue: string | null
}) => ({
  section,
  authors,
  tags,
  issue,
})

async function expectReadersLists(lists: Lists, now: string): Promise<void> {
  const { publicContent, sections, authors, issues, tags } = lists
  const visible = await readVisible(lists, now)
  const filters = [
    { filter: {}, expected: visible },
    ...sections.map((section) => ({ filter: { section }, expected: visible.filter((article) => article.section === section) })),
    ...authors.map((author) => ({ filter: { author }, expected: visible.filter((article) => article.authors.includes(author)) })),
    ...tags.map((tag) => ({ filter: { tag }, expected: visible.filter((article) => article.tags.includes(tag)) })),
    ...issues.flatMap((issue) => (issue ? [{ filter: { issue }, expected: visible.filter((article) => article.issue === issue) }] : [])),
  ]
  for (const { filter, expected } of filters) {
    expect([filter, await publicContent.countArticles(filter, now)]).toEqual([filter, expected.length])
    const listed = await publicContent.articles(filter, { limit: 100 }, now)
    expect([filter, listed.map(({ id }) => id)]).toEqual([filter, expected.map(({ id }) => id)])
  }
  for (const zone of ZONES) {
    const months = new Map<string, number>()
    for (const { publishedAt } of visible) {
      const month = toWallTime(publishedAt, zone).slice(0, 7)
      months.set(month, (months.get(month) ?? 0) + 1)
    }
    const expected = [...months]
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .map(([key, articles]) => ({ year: key.slice(0, 4), month: key.slice(5), articles }))
    expect([zone, await publicContent.months(zone, now)]).toEqual([zone, expected])
  }
  const used = tags.map((tag) => visible.filter((article) => article.tags.includes(tag)).length).filter((count) => count > 0)
  const most = await publicContent.mostUsedTags(2, now)
  const counted = most.map(({ id }) => visible.filter((article) => article.tags.includes(id)).length)
  expect(counted).toEqual(used.sort((a, b) => b - a).slice(0, 2))
}

async function expectEditorsLists(lists: Lists): Promise<void> {
  const {
    newsroom,
    ada,
    database: { db },
    sections,
    tags,
    issues,
  } = lists
  const list = async (query: Partial<ListQuery>) =>
    unwrap(await newsroom.list(ada, { kind: 'article', sort: { by: 'updatedAt', isDescending: true }, limit: 100, offset: 0, ...query }))
  const { documents: all, total } = await list({})
  const rows = await db
    .selectFrom('document')
    .innerJoin('revision', (join) => join.onRef('revision.documentId', '=', 'document.id').onRef('number', '=', 'document.revision'))
    .select(['document.id', 'content', 'schemaVersion'])
    .where('kind', '=', 'article')
    .where('trashedAt', 'is', null)
    .execute()
  expect([total, all.map(({ id }) => id).toSorted()]).toEqual([rows.length, rows.map(({ id }) => id).toSorted()])
  const naming = new Map(rows.map((row) => [row.id, namedBy('article', readContent('article', row))]))
  const check = async (query: Partial<ListQuery>, belongs: (document: (typeof all)[number]) => boolean) => {
    const found = await list(query)
    const expected = all.filter(belongs).map(({ id }) => id)
    expect([query, found.total, found.documents.map(({ id }) => id)]).toEqual([query, expected.length, expected])
  }
  for (const target of [...sections, ...tags]) await check({ naming: [target] }, ({ id }) => naming.get(id)?.includes(target) ?? false)
  await check({ noIssue: true }, ({ id }) => !issues.some((issue) => issue !== null && naming.get(id)?.includes(issue)))
  for (const state of STATES)
    await check(
      { state },
      ({ status }) => status.state === state || (state === 'scheduled' && status.state === 'published' && status.plannedAt !== null),
    )
  for (const kind of ['section', 'tag', 'author'] as const)
    for (const { id, usedBy } of (await list({ kind })).documents) {
      const { uses, others } = unwrap(await newsroom.uses(ada, kind, id))
      expect([kind, usedBy]).toEqual([kind, uses.length + others])
    }
  for (let offset = 0; offset < total; offset += 2) {
    const page = await list({ limit: 2, offset })
    expect(page.documents.map(({ id }) => id)).toEqual(all.slice(offset, offset + 2).map(({ id }) => id))
  }
}

describe.each(engines)('what is kept for lists on %s', (engine) => {
  it('is what counting everything would give, whatever was done, now and as time passes', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (done) => {
        const lists = await openLists(engine)
        for (const act of done) await lists.perform(act)
        await expectEditorsLists(lists)
        for (const minutes of [0, 30, 90]) await expectReadersLists(lists, lists.later(minutes))
      }),
      { numRuns: times(30, 2) },
    )
  }, 240_000)
})
