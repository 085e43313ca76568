import { sql, type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool, type Transaction } from 'kysely'
import { AUDIT_DAYS, isJoined, joinedSince, type AuditAction, type AuditEntry, type KeptAuditEntry } from '../../content/people/audit.ts'
import type { Subject } from '../../content/people/permissions.ts'
import { settleAll } from '../../content/settleAll.ts'
import { DAY_MS, toInstant, type Clock, type Instant } from '../../content/time.ts'
import type { Database } from '../database.ts'
import { mapDatabaseErrors } from '../faults.ts'
import type { Tables } from '../tables.ts'
import type { AuditTable } from '../tables/people.ts'

export interface AuditFilter {
  readonly who?: string
  readonly action?: AuditAction
  readonly kind?: Subject['kind']
  readonly subject?: string
  readonly from?: Instant
  readonly to?: Instant
  /** Words of what it was done to, of who did it, or of where from. */
  readonly words?: string
}

export interface AuditQuery extends AuditFilter {
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
}

export interface AuditLog {
  /** Writes a line. It never fails: what it tells of has happened already, and must not be lost for want of its line. */
  note(entry: AuditEntry): Promise<void>
  /** The same, inside the transaction of what it tells of: both are kept, or neither. */
  noteWithin(db: Transaction<Tables>, entry: AuditEntry): Promise<void>
  list(query: AuditQuery): Promise<{ total: number; entries: KeptAuditEntry[] }>
  find(id: number): Promise<KeptAuditEntry | undefined>
  /** All the lines asked for, newest first, a few at a time. */
  all(filter: AuditFilter): AsyncGenerator<KeptAuditEntry[]>
  /** Forgets what is older than we keep, and says how much. */
  prune(): Promise<number>
}

const PAGE = 500

/** Keeps the audit log. `onFault` is told of a line that could not be written. */
export function createAuditLog(database: Database, clock: Clock, onFault: (error: unknown) => void): AuditLog {
  const now = () => toInstant(clock())

  async function noteWithin(db: Transaction<Tables>, entry: AuditEntry): Promise<void> {
    if (database.engine === 'sqlite') return write(db, entry, now()).catch(onFault)
    // PostgreSQL gives up a transaction in which anything failed: the savepoint is what the change falls back on.
    const saved = sql`savepoint audit_line`.execute(db)
    const written = write(db, entry, now())
    try {
      await settleAll([saved, written, sql`release savepoint audit_line`.execute(db)])
    } catch (error) {
      await sql`rollback to savepoint audit_line`.execute(db)
      onFault(error)
    }
  }

  return {
    noteWithin,
    note: (entry) => database.writeTogether((db) => write(db, entry, now())).catch(onFault),

    list: ({ isDescending, limit, offset, ...filter }) =>
      mapDatabaseErrors(async () => {
        const found = database.db.selectFrom('audit').where((eb) => eb.and(conditions(eb, filter)))
        const direction = isDescending ? 'desc' : 'asc'
        const [{ total }, rows] = await Promise.all([
          found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
          found.selectAll().orderBy('at', direction).orderBy('id', direction).limit(limit).offset(offset).execute(),
        ])
        return { total: Number(total), entries: rows.map(readEntry) }
      }),

    find: (id) =>
      mapDatabaseErrors(async () => {
        const row = await database.db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()
        return row && readEntry(row)
      }),

    async *all(filter) {
      let before = Number.MAX_SAFE_INTEGER
      for (;;) {
        const entries = await mapDatabaseErrors(() => pageBefore(database.db, filter, before))
        if (entries.length > 0) yield entries
        if (entries.length < PAGE) return
        before = entries.at(-1)?.id ?? 0
      }
    },

    prune: () =>
      database.writeTogether(async (db) => {
        const oldest = toInstant(new Date(clock().getTime() - AUDIT_DAYS * DAY_MS))
        const { numDeletedRows } = await db.deleteFrom('audit').where('at', '<', oldest).executeTakeFirstOrThrow()
        return Number(numDeletedRows)
      }),
  }
}

/** No statement needs the answer to another, so that whoever sends them one behind the other waits once. */
async function write(db: Transaction<Tables>, entry: AuditEntry, now: Instant): Promise<void> {
  const { action, by, kind, subject, title, address, details } = entry
  const line = {
    at: now,
    until: now,
    times: 1,
    action,
    userId: by?.id ?? null,
    userName: by?.name ?? null,
    kind,
    subject,
    title,
    address,
    details: JSON.stringify(details),
  }
  if (!isJoined(action)) return void (await db.insertInto('audit').values(line).execute())
  const joined = linesJoinedBy(db, entry, now)
  await settleAll([
    db
      .updateTable('audit')
      .set((eb) => ({ times: eb('times', '+', 1), until: now, title }))
      .where(
        'id',
        '=',
        joined.select((eb) => eb.fn.max('id').as('id')),
      )
      .execute(),
    db
      .insertInto('audit')
      .columns(Object.keys(line) as (keyof typeof line)[])
      .expression(
        db
          .selectNoFrom((eb) => Object.entries(line).map(([name, value]) => eb.val(value).as(name)))
          .where((eb) => eb.not(eb.exists(joined.select('id')))),
      )
      .execute(),
  ])
}

/** The lines that an entry is more of: those that began a short time ago, of the same person, thing and place. */
const linesJoinedBy = (db: Kysely<Tables>, { action, by, kind, subject, address }: AuditEntry, now: Instant) =>
  db
    .selectFrom('audit')
    .where('at', '>', joinedSince(now))
    .where('action', '=', action)
    .where('userId', by ? '=' : 'is', by?.id ?? null)
    .where('kind', kind === null ? 'is' : '=', kind)
    .where('subject', subject === null ? 'is' : '=', subject)
    .where('address', address === null ? 'is' : '=', address)

async function pageBefore(db: Kysely<Tables>, filter: AuditFilter, before: number): Promise<KeptAuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where((eb) => eb.and(conditions(eb, filter)))
    // A literal: PostgreSQL takes a bound number for one as small as the column's.
    .where('id', '<', sql<number>`${sql.lit(before)}`)
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute()
  return rows.map(readEntry)
}

function conditions(eb: ExpressionBuilder<Tables, 'audit'>, filter: AuditFilter): Expression<SqlBool>[] {
  const { who, action, kind, subject, from, to, words } = filter
  const asked: Expression<SqlBool>[] = []
  if (who !== undefined) asked.push(eb('userId', '=', who))
  if (action) asked.push(eb('action', '=', action))
  if (kind) asked.push(eb('kind', '=', kind))
  if (subject !== undefined) asked.push(eb('subject', '=', subject))
  if (from !== undefined) asked.push(eb('until', '>=', from))
  if (to !== undefined) asked.push(eb('at', '<', to))
  for (const word of (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    asked.push(sql<SqlBool>`lower(title || ' ' || coalesce(user_name, '') || ' ' || coalesce(address, '')) like ${pattern} escape '\\'`)
  }
  return asked
}

function readEntry({ userId, userName, details, ...row }: Selectable<AuditTable>): KeptAuditEntry {
  return {
    ...row,
    by: userId === null ? null : { id: userId, name: userName ?? userId },
    details: JSON.parse(details) as Record<string, unknown>, // written by `write` above
  }
}
