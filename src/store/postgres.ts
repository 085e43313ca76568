import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OnStoreFault } from './faults.ts'

const CONNECT_TIMEOUT_MS = 5_000
const READ_TIMEOUT_MS = 30_000
const WRITER_TIMEOUT_MS = 30_000

export type ConnectionUse = 'reading' | 'writing' | 'saving' | 'grouping'

export interface PostgresFaults {
  /** Hears of a connection that broke. */
  readonly onFault: OnStoreFault
  /** Hears of one that was not to be had; whoever asked for it is told as well. */
  readonly onRefused: OnStoreFault
}

/**
 * What PostgreSQL reckons with when it chooses how to find something. By itself it takes the disk for one that turns, and reads whole tables rather than look
 * up a thousand rows; and to begin with helpers takes longer than most of our questions. `?options=` in the address has the last word.
 */
const PLANNER = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'

// Waiting for a free connection is waiting one's turn to write, and takes as long.
const WRITER_LIMITS = { lock_timeout: WRITER_TIMEOUT_MS, connectionTimeoutMillis: WRITER_TIMEOUT_MS }

/**
 * Readers share ten connections. Writers have their own, or those that wait their turn would take all the readers' places: two for those that keep
 * everybody else out, of which one waits while the other writes, and four for drafts, which are saved side by side. What is written in groups has one
 * more, and the sign-in library two beside it. Writers send statements without waiting for each answer (`pipelined.ts`).
 */
const LIMITS: Record<ConnectionUse, pg.PoolConfig> = {
  reading: { max: 10, statement_timeout: READ_TIMEOUT_MS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
  writing: { max: 2, pipeline: true, ...WRITER_LIMITS },
  saving: { max: 4, pipeline: true, ...WRITER_LIMITS },
  grouping: { max: 3, pipeline: true, ...WRITER_LIMITS },
}

export function postgresDialect(url: string, use: ConnectionUse, { onFault, onRefused }: PostgresFaults): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, application_name: 'edicola', keepAlive: true, options: PLANNER, ...LIMITS[use] })
  // A connection that breaks, idle or in use, is replaced at the next query; without a listener on both Node would end the process.
  pool.on('error', onFault)
  pool.on('connect', (client) => client.on('error', onFault))
  const connect = async () => {
    try {
      return await pool.connect()
    } catch (error) {
      onRefused(error)
      throw error
    }
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } })
}
