import type { Kysely, Selectable, Transaction } from 'kysely'
import {
  isOpen,
  isResting,
  moveSetupSchema,
  type Move,
  type MoveFindings,
  type MoveSetup,
  type MoveState,
} from '../../content/moves/move.ts'
import { DAY_MS, toInstant, type Clock, type Instant } from '../../content/time.ts'
import type { Locale } from '../../messages/locale.ts'
import type { Database } from '../database.ts'
import { mapDatabaseErrors } from '../faults.ts'
import type { Tables } from '../tables.ts'
import type { MoveTable } from '../tables/moves.ts'

export interface NewMove extends Pick<Move, 'id' | 'system' | 'createdBy'> {
  readonly locale: Locale
}

/** A move to be run, and the language to speak of it in. */
export interface ClaimedMove extends Move {
  readonly locale: Locale
}

export interface MoveStore {
  /** Every move, the newest first. */
  list(): Promise<Move[]>
  find(id: string): Promise<Move | undefined>
  /** Begins one; null while another is open. */
  begin(move: NewMove): Promise<Move | null>
  /** Lets it be run; null if it is not at rest. */
  start(id: string, isTrial: boolean, setup: MoveSetup): Promise<Move | null>
  /** Asks whoever runs it to end for now; null if nobody does, or will. */
  pause(id: string): Promise<Move | null>
  /** Ends it for good: gone if it never wrote anything, else closed. False if it is not at rest. */
  close(id: string): Promise<boolean>
  /** Moves that nobody runs and somebody should: that wait, or whose program was not heard of for too long. */
  due(): Promise<string[]>
  /** Takes one of those upon itself; null if somebody was faster. */
  claim(id: string): Promise<ClaimedMove | null>
  /** Says that it goes on, and how far it is; false if somebody wants it to pause, or has taken it away. */
  beat(id: string, done: number): Promise<boolean>
  tellFindings(id: string, findings: MoveFindings, total: number): Promise<void>
  /** Ends a run, with what became of it. */
  finish(id: string, state: MoveState, more?: { readonly findings?: MoveFindings; readonly fault?: string }): Promise<void>
  /** Gives back a run that was cut off by the end of the program: it goes on with the next. */
  release(id: string): Promise<void>
  /** Forgets moves that were over before a moment, and says which moves there are. */
  prune(before: Instant): Promise<Move[]>
}

/** A program that runs a move says so every few seconds: one that was silent for this long is gone. */
const SILENT_MS = 60_000

const RUNNING: readonly MoveState[] = ['running', 'pausing']

/** Keeps moves in the store: every process of every machine sees the same, and one runs them. */
export function createMoveStore(database: Database, clock: Clock): MoveStore {
  const now = () => toInstant(clock())
  const change = (db: Kysely<Tables>, id: string, row: Partial<MoveTable>) =>
    db
      .updateTable('move')
      .set({ ...row, changedAt: now() })
      .where('id', '=', id)

  /** Changes one if its state allows it, alone among those that do. */
  function changeIf(
    id: string,
    allows: (state: MoveState) => boolean,
    row: (before: MoveTable) => Partial<MoveTable>,
  ): Promise<Move | null> {
    return database.writeTogether(async (db) => {
      const found = await findRow(db, id)
      if (!found || !allows(found.state)) return null
      await change(db, id, row(found)).execute()
      const changed = await findRow(db, id)
      return changed ? readMove(changed) : null
    })
  }

  return {
    list: () =>
      mapDatabaseErrors(async () =>
        (await database.db.selectFrom('move').selectAll().orderBy('createdAt', 'desc').limit(MOST_LISTED).execute()).map(readMove),
      ),

    find: (id) =>
      mapDatabaseErrors(async () => {
        const row = await findRow(database.db, id)
        return row && readMove(row)
      }),

    begin: ({ id, system, createdBy, locale }) =>
      database.writeTogether(async (db) => {
        const states = await db.selectFrom('move').select('state').execute()
        if (states.some(({ state }) => isOpen(state))) return null
        const row: MoveTable = {
          id,
          system,
          state: 'preparing',
          isTrial: 1,
          setup: JSON.stringify(moveSetupSchema.parse({})),
          locale,
          done: 0,
          total: null,
          findings: null,
          fault: null,
          createdBy,
          createdAt: now(),
          changedAt: now(),
        }
        await db.insertInto('move').values(row).execute()
        return readMove(row)
      }),

    start: (id, isTrial, setup) =>
      changeIf(id, isResting, () => ({
        state: 'waiting',
        isTrial: isTrial ? 1 : 0,
        setup: JSON.stringify(setup),
        done: 0,
        total: null,
        fault: null,
      })),

    pause: (id) =>
      changeIf(
        id,
        (state) => DUE.includes(state),
        // Of one that nobody runs nobody would hear that it has paused.
        (before) => ({ state: isDue(before) ? 'paused' : 'pausing' }),
      ),

    close: (id) =>
      database.writeTogether(async (db) => {
        const found = await findRow(db, id)
        if (!found || !isResting(found.state)) return false
        if (found.isTrial === 1) await db.deleteFrom('move').where('id', '=', id).execute()
        else await change(db, id, { state: 'closed' }).execute()
        return true
      }),

    due: () =>
      mapDatabaseErrors(async () => {
        const rows = await database.db.selectFrom('move').select(['id', 'state', 'changedAt']).where('state', 'in', DUE).execute()
        return rows.filter((row) => isDue(row)).map(({ id }) => id)
      }),

    claim: (id) =>
      database.writeTogether(async (db) => {
        const found = await findRow(db, id)
        if (!found || !isDue(found)) return null
        const state: MoveState = found.state === 'pausing' ? 'pausing' : 'running'
        await change(db, id, { state, done: 0 }).execute()
        return { ...readMove({ ...found, state }), locale: found.locale }
      }),

    beat: (id, done) =>
      database.writeTogether(async (db) => {
        const { numUpdatedRows } = await change(db, id, { done }).where('state', 'in', RUNNING).executeTakeFirst()
        return numUpdatedRows > 0n && (await findRow(db, id))?.state === 'running'
      }),

    tellFindings: async (id, findings, total) =>
      void (await database.writeTogether((db) => change(db, id, { findings: JSON.stringify(findings), total }).execute())),

    finish: async (id, state, { findings, fault } = {}) =>
      void (await database.writeTogether((db) =>
        change(db, id, { state, ...(findings && { findings: JSON.stringify(findings) }), ...(fault !== undefined && { fault }) })
          .where('state', 'in', DUE)
          .execute(),
      )),

    release: async (id) =>
      void (await database.writeTogether((db) => change(db, id, { state: 'waiting' }).where('state', '=', 'running').execute())),

    prune: (before) =>
      database.writeTogether(async (db) => {
        await db.deleteFrom('move').where('state', 'in', OVER).where('changedAt', '<', before).execute()
        return (await db.selectFrom('move').selectAll().execute()).map(readMove)
      }),
  }

  function isDue({ state, changedAt }: Pick<MoveTable, 'state' | 'changedAt'>): boolean {
    if (state === 'waiting') return true
    const silentMs = clock().getTime() - Date.parse(changedAt)
    // A beat from the future is one of a clock that was wrong.
    return RUNNING.includes(state) && (silentMs > SILENT_MS || silentMs < -DAY_MS)
  }
}

const MOST_LISTED = 50
const DUE: readonly MoveState[] = ['waiting', ...RUNNING]
const OVER: readonly MoveState[] = ['done', 'closed']

const findRow = (db: Kysely<Tables> | Transaction<Tables>, id: string): Promise<Selectable<MoveTable> | undefined> =>
  db.selectFrom('move').selectAll().where('id', '=', id).executeTakeFirst()

function readMove({ isTrial, setup, findings, locale: _, ...row }: Selectable<MoveTable>): Move {
  return {
    ...row,
    isTrial: isTrial === 1,
    setup: moveSetupSchema.parse(JSON.parse(setup)),
    findings: findings === null ? null : (JSON.parse(findings) as MoveFindings), // as `finish` wrote them
  }
}
