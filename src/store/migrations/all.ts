import type { Migration } from '../migration.ts'
import { firstTables } from './0001-first-tables.ts'
import { accounts } from './0002-accounts.ts'
import { deskTables } from './0003-desk.ts'
import { popupTables } from './0004-popups.ts'
import { trafficTable } from './0005-traffic.ts'
import { consentTable } from './0006-consent.ts'
import { timelines } from './0007-timelines.ts'
import { bin } from './0008-bin.ts'
import { webhookTables } from './0009-webhooks.ts'
import { schemaVersions } from './0010-schema-versions.ts'
import { oneTimeCodes } from './0011-one-time-codes.ts'
import { resetLetters } from './0012-reset-letters.ts'
import { previewLinks } from './0013-preview-links.ts'
import { publishedWords } from './0014-published-words.ts'
import { backupRuns } from './0015-backup-runs.ts'
import { editorsLists } from './0016-editors-lists.ts'
import { publicationCounts } from './0017-publication-counts.ts'
import { binIndex } from './0018-bin-index.ts'
import { coveringLists } from './0019-covering-lists.ts'
import { periodicWork } from './0020-periodic-work.ts'
import { sharedLimits } from './0021-shared-limits.ts'
import { contentChanges } from './0022-content-changes.ts'
import { purges } from './0023-purges.ts'
import { origins } from './0024-origins.ts'
import { draftIndex } from './0025-draft-index.ts'
import { moves } from './0026-moves.ts'
import { missingPages } from './0027-missing-pages.ts'
import { dashboardLists } from './0028-dashboard-lists.ts'
import { titleIndex } from './0029-title-index.ts'
import { originDates } from './0030-origin-dates.ts'
import { foundByIndex } from './0031-found-by-index.ts'
import { askedOfTheIndex } from './0032-asked-of-the-index.ts'
import { titlesBySort } from './0033-titles-by-sort.ts'

/** Every migration, oldest first. */
export const migrations: readonly Migration[] = [
  firstTables,
  accounts,
  deskTables,
  popupTables,
  trafficTable,
  consentTable,
  timelines,
  bin,
  webhookTables,
  schemaVersions,
  oneTimeCodes,
  resetLetters,
  previewLinks,
  publishedWords,
  backupRuns,
  editorsLists,
  publicationCounts,
  binIndex,
  coveringLists,
  periodicWork,
  sharedLimits,
  contentChanges,
  purges,
  origins,
  draftIndex,
  moves,
  missingPages,
  dashboardLists,
  titleIndex,
  originDates,
  foundByIndex,
  askedOfTheIndex,
  titlesBySort,
]
