import { sql } from 'kysely'
import { toInstant, type Instant } from '../../content/time.ts'
import { isStoreThere } from '../../store/backup/storeState.ts'
import { storeSource } from '../../store/backup/fillStore.ts'
import { rowsOf } from '../../store/backup/tableTotals.ts'
import { hasUnfinishedCopy } from '../../store/backup/unfinishedCopy.ts'
import { readWholeStore } from '../../store/backup/wholeStore.ts'
import { openDatabase, type Database } from '../../store/database.ts'
import { mapDatabaseErrors, StoreUnavailable } from '../../store/faults.ts'
import { migrationState } from '../../store/migrate.ts'
import { storeLabel, storeSentence } from '../openStore.ts'
import { fault, ok, warning, type Check, type DoctorContext, type Finding } from './finding.ts'

/** Clocks of two machines differ by a little, and nobody notices. */
const CLOCK_SLACK_MS = 5 * 60_000

/** Opens the store as it is; null if there is none, or it cannot be read, which is told by `tell`. */
export async function openStoreToCheck(
  { environment: { database: location }, messages }: DoctorContext,
  tell: (finding: Finding) => void,
): Promise<Database | null> {
  const where = storeLabel(location)
  try {
    if (!(await isStoreThere(location))) {
      tell(warning(messages.doctor.store.missing(where)))
      return null
    }
    const database = openDatabase(location)
    try {
      await mapDatabaseErrors(() => sql`select 1 from migration`.execute(database.db))
      if (!(await hasUnfinishedCopy(database.db, database.engine))) return database
      tell(fault(messages.storeUnfinished(where)))
      await database.close()
      return null
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    tell(fault(error instanceof StoreUnavailable ? storeSentence(messages, error, location) : messages.doctor.store.foreign(where)))
    return null
  }
}

/** The store: whole, in the shape of this program, and not written by a clock that is ahead of ours. */
export async function* checkStore(database: Database, context: DoctorContext): Check {
  const { environment, messages, isDeep } = context
  const t = messages.doctor.store
  const where = storeLabel(environment.database)
  const problems = database.engine === 'sqlite' ? await sqliteProblems(database, isDeep) : []
  if (problems.length > 0) yield fault(t.damaged(where, problems.slice(0, 3).join('; ')))
  else if (!isDeep) yield ok(t.fine(where))
  else {
    // What cannot be read is found by reading it.
    const rows = await readWholeStore(database, async (db) => (await storeSource(db, database.engine)).read(async () => undefined)).then(
      rowsOf,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    yield typeof rows === 'number' ? ok(t.readThrough(where, rows)) : fault(t.damaged(where, rows))
  }
  const { older, newer } = await migrationState(database)
  if (newer.length > 0) yield fault(t.newer(newer.join(', ')))
  else yield older.length > 0 ? warning(t.older(older.length)) : ok(t.migrated)
  yield* checkClock(database, context)
}

async function sqliteProblems({ db }: Database, isDeep: boolean): Promise<string[]> {
  const { rows } = await sql<Record<string, string>>`${sql.raw(isDeep ? 'pragma integrity_check' : 'pragma quick_check')}`.execute(db)
  const found = rows.map((row) => Object.values(row)[0] ?? '').filter((line) => line !== 'ok')
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  return [...found, ...new Set(orphans.map(({ table }) => `foreign key: ${table}`))]
}

/** What was written last is older than now; a database server has a clock of its own. */
async function* checkClock(database: Database, { clock, messages }: DoctorContext): Check {
  const t = messages.doctor.clock
  const now = clock().getTime()
  const { newest } = await database.db
    .selectFrom('document')
    .select((eb) => eb.fn.max<Instant | null>('updatedAt').as('newest'))
    .executeTakeFirstOrThrow()
  if (newest !== null && Date.parse(newest) - now > CLOCK_SLACK_MS) {
    yield fault(t.behind(toInstant(new Date(now)), newest))
    return
  }
  if (database.engine === 'postgres') {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.db)
    const server = rows[0]?.at.getTime() ?? now
    if (Math.abs(server - now) > CLOCK_SLACK_MS) {
      yield warning(t.apart(toInstant(new Date(now)), toInstant(new Date(server))))
      return
    }
  }
  yield ok(t.fine(toInstant(new Date(now))))
}
