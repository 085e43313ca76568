import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Database } from '../database.ts'
import { readContent } from '../documents/storedContent.ts'
import { mapDatabaseErrors } from '../faults.ts'
import { createSearch } from '../search/search.ts'
import { createArticleQueries } from './articles.ts'
import { toPage } from './cards.ts'
import { drawUnsaved, findDraft } from './draft.ts'
import { arrangeHome } from './home.ts'
import { findIssue, listIssues } from './issues.ts'
import { findMostUsedTags } from './mostUsedTags.ts'
import { findPopups } from './popups.ts'
import { createAddressQueries } from './publicAddresses.ts'
import { ofKind, compact, publishedByIds, publishedBySlug, publishedRow, publishedRows } from './published.ts'
import { readChanges, together } from './contentChanges.ts'
import { findNextChange, readDueChanges } from './dueChanges.ts'
import { createSettingsQueries } from './settings.ts'

/** Answers readers' questions from what is published. */
export function createPublicContent(database: Database): PublicContent {
  const { db } = database
  const { cardsById, ...articleQueries } = createArticleQueries(database)
  const { homePage, ...settingsQueries } = createSettingsQueries(db)
  const { articles } = articleQueries

  const queries: PublicQueries = {
    ...settingsQueries,
    ...articleQueries,
    ...createAddressQueries(db),

    home: async (now, arrangement) => arrangeHome({ ...queries, cardsById }, arrangement ?? (await homePage()), now),
    section: (slug, now) => publishedBySlug(db, 'section', slug, now),
    tag: (slug, now) => publishedBySlug(db, 'tag', slug, now),
    mostUsedTags: (limit, now) => findMostUsedTags(db, limit, now),
    issues: (now) => listIssues(db, now),
    issue: (slug, now) => findIssue(db, slug, articles, now),
    draft: (id, now) => findDraft(db, id, articles, now),
    unsaved: (document, now) => drawUnsaved(db, document, articles, now),
    search: createSearch(database),
    popups: (now) => findPopups(db, now),
    shipsBootstrap: async (version) =>
      (await db.selectFrom('shippedBootstrap').select('version').where('version', '=', version).executeTakeFirst()) !== undefined,

    async page(slug, now) {
      const row = await publishedRow(db, 'page', slug, now)
      return row && toPage(db, { ...row, content: readContent('page', row) }, now)
    },

    async author(slug, now) {
      const author = await publishedBySlug(db, 'author', slug, now)
      if (!author) return undefined
      const media = ofKind(await publishedByIds(db, compact(author.portrait), now), 'media')
      return { author, portrait: (author.portrait && media.get(author.portrait)) || null }
    },

    async sections(now) {
      const rows = await publishedRows(db, now).where('publication.kind', '=', 'section').execute()
      return [...ofKind(rows, 'section').values()].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'it'))
    },

    async changesBetween(after, until) {
      // A store that was restored, a clock that was set back.
      if (after.version > until.version || after.from > until.from) return null
      const { timeZone } = await queries.siteSettings()
      const published = await readChanges(db, after.version, until.version)
      return published && together(published, await readDueChanges(db, timeZone, after.from, until.from))
    },

    async nextChange(now) {
      const { timeZone } = await queries.siteSettings()
      return findNextChange(db, timeZone, now)
    },
  }
  return { ...withMappedErrors(queries), version: () => database.version() }
}

/** All that is asked of the database as a question. The version is read another way: at once, if it can be. */
type PublicQueries = Omit<PublicContent, 'version'>

function withMappedErrors(queries: PublicQueries): PublicQueries {
  const entries = Object.entries(queries) as [keyof PublicQueries, (...args: unknown[]) => Promise<unknown>][]
  const guarded = entries.map(([name, answer]) => [name, (...args: unknown[]) => mapDatabaseErrors(() => answer(...args))])
  return Object.fromEntries(guarded) as PublicQueries // the same names and answers; only failures are renamed
}
