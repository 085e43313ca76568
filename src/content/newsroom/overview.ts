import { kinds, type Kind } from '../kinds.ts'
import { may, viewScope } from '../people/permissions.ts'
import { fold } from '../search/words.ts'
import { DAY_MS, fromWallTime, toWallTime, type Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore, DocumentReader } from './documentStore.ts'
import type { Listing, ListQuery } from './listing.ts'
import type { CalendarEvent, Dashboard, DayCount, FoundDocuments, Scopes } from './outlook.ts'
import { done, type Outcome } from './refusal.ts'

const ROWS = 10
const RECENT = 15
const DAYS = 30
/** How long whoever changed a file is told that the change was given back: there may be nothing left to do about it. */
const TOLD_DAYS = 14
const MOST_READ_DAYS = 7
const MOST_READ = 5
const FOUND = 20
const FINDABLE: readonly Kind[] = ['article', 'page', 'issue', 'section', 'author', 'tag', 'media']
const DRAFTED = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].workflow === 'drafted')

/** What the newsroom looks like from above, to one of those who work in it. */
export function createOverview(documents: DocumentStore, now: () => Instant) {
  function calendar(actor: User, from: Instant, until: Instant): Promise<Outcome<readonly CalendarEvent[]>> {
    return documents.read(async (reader) => done(await reader.calendar(from, until, await scopesOf(reader, actor, DRAFTED), now())))
  }

  /** Articles and issues that readers can see are found by everybody who writes: others link to them. */
  async function findByWords(actor: User, words: string): Promise<Outcome<FoundDocuments>> {
    // A store that can only be read is still searched.
    await documents.indexPending().catch(() => undefined)
    return documents.read(async (reader) => done(await reader.find(words, await scopesOf(reader, actor, FINDABLE), FOUND, now())))
  }

  /** The author that somebody signs as: the only one who is called as they are. None where nobody is, or two are. */
  function findOwnAuthor({ name }: User): Promise<Outcome<string | null>> {
    return documents.read(async (reader) => {
      const listed = await reader.list({ ...NEWEST, kind: 'author', words: name }, now())
      const called = listed.documents.filter(({ title }) => fold(title.trim()) === fold(name.trim()))
      return done(called.length === 1 ? (called[0]?.id ?? null) : null)
    })
  }

  function dashboard(actor: User): Promise<Outcome<Dashboard>> {
    return documents.read(async (reader) => {
      const settings = await reader.siteSettings()
      const at = now()
      const day = (moment: Instant) => toWallTime(moment, settings.timeZone).slice(0, 10)
      const before = (days: number) => day(new Date(Date.parse(at) - days * DAY_MS).toISOString())
      const midnight = (date: string) => fromWallTime(`${date}T00:00`, settings.timeZone)
      const mayPublish = (kind: Kind) => may(actor, 'publish', { kind, createdBy: '', stage: 'review' }, settings).allowed
      const list = (query: Partial<ListQuery>) => reader.list({ ...NEWEST, ...query }, at)
      const scopes = await scopesOf(reader, actor, Object.keys(kinds) as Kind[])
      const drafted = await scopesOf(reader, actor, DRAFTED)
      const published = await reader.publishedSince(midnight(before(DAYS - 1)), at)
      return done({
        toReview: mayPublish('article') ? await list({ inReview: true }) : NONE,
        mediaToReview: mayPublish('media') ? await list({ kind: 'media', inReview: true }) : NONE,
        returned: await list({ returned: true, theirs: actor.id }),
        mediaReturned: await list({ kind: 'media', returned: true, own: actor.id, updated: { from: midnight(before(TOLD_DAYS)) } }),
        assigned: await list({ assigned: actor.id, states: ['draft', 'review', 'withdrawn'] }),
        today: (await reader.calendar(midnight(day(at)), midnight(before(-1)), drafted, at)).filter(({ what }) => what !== 'published'),
        recent: await reader.recent(scopes, RECENT),
        published: countByDay(published.map(day)),
        reads: await reader.readsByDay(before(DAYS - 1)),
        mostRead: await reader.mostRead(before(MOST_READ_DAYS - 1), scopes, MOST_READ, at),
      })
    })
  }

  return { calendar, findByWords, findOwnAuthor, dashboard }
}

const NEWEST: ListQuery = { kind: 'article', sort: { by: 'updatedAt', isDescending: true }, limit: ROWS, offset: 0 }

const NONE: Listing = { total: 0, documents: [] }

async function scopesOf(reader: DocumentReader, actor: User, among: readonly Kind[]): Promise<Scopes> {
  const settings = await reader.siteSettings()
  const scopes = among.flatMap((kind) => {
    const scope = viewScope(actor, kind, settings)
    return scope === 'none' ? [] : [[kind, scope] as const]
  })
  return { userId: actor.id, kinds: new Map(scopes) }
}

function countByDay(days: readonly string[]): DayCount[] {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([day, count]) => ({ day, count }))
}
