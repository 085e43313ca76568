import { PostgresDialect } from 'kysely'
import pg from 'pg'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000

export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'edicola',
  })
  // An idle connection that breaks is replaced at the next query; without a listener Node would end the process.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}
