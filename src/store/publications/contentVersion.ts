import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import { renamed, withTimeout, type OnStoreFault } from '../faults.ts'

/** Tells the content version so cheaply that every request can ask. */
export interface ContentVersion {
  /** The version as it is now, or later: at once where the store is a file, by a promise where it is across a network. */
  read(): number | Promise<number>
  close(): Promise<void>
}

const BUSY_TIMEOUT_MS = 200

/** SQLite says whether any other connection has committed since we last asked (`data_version`): that is a look at shared memory. */
export function sqliteContentVersion(file: string, onFault: OnStoreFault = () => undefined): ContentVersion {
  let open: ReturnType<typeof connect> | null = null
  let seen: { readonly commits: unknown; readonly version: number } | null = null

  function connect() {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
    const version = database.prepare('select version from content_version').pluck()
    return { database, commits: database.prepare('pragma data_version').pluck(), version }
  }

  return {
    read() {
      try {
        open ??= connect()
        const commits = open.commits.get()
        if (!seen || seen.commits !== commits) seen = { commits, version: Number(open.version.get()) }
        return seen.version
      } catch (error) {
        onFault(error)
        throw renamed(error)
      }
    },
    close: async () => void open?.database.close(),
  }
}

/** How long a server that used to answer may take, and one that did not the last time. */
const PATIENCE_MS = 1_000
const IMPATIENCE_MS = 50
/** After this its connection is replaced. */
const CONNECTION_PATIENCE_MS = 2_000

/** PostgreSQL is asked over a connection of its own, so that the question never waits behind readers' queries. */
export function postgresContentVersion(url: string, onFault: OnStoreFault = () => undefined): ContentVersion {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'edicola',
    max: 1,
    keepAlive: true,
    query_timeout: CONNECTION_PATIENCE_MS,
    connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
  })
  // A connection that breaks is replaced at the next question; without a listener on both Node would end the process.
  pool.on('error', onFault)
  pool.on('connect', (client) => client.on('error', onFault))
  const ask = sharing(async () => {
    const { rows } = await pool.query<{ version: number }>('select version from content_version')
    return Number(rows[0]?.version)
  })
  let wasDown = false

  return {
    async read() {
      try {
        // While the server is down nobody waits for it: it has a moment to show that it is back.
        const version = await withTimeout(wasDown ? IMPATIENCE_MS : PATIENCE_MS, ask())
        wasDown = false
        return version
      } catch (error) {
        wasDown = true
        onFault(error)
        throw renamed(error)
      }
    },
    close: async () => (pool.ending ? undefined : pool.end()),
  }
}

/**
 * However many ask at once, there is one question under way and one waiting to be put: an answer serves only those who asked before its
 * question was put, for whom it cannot be out of date.
 */
export function sharing<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> | null = null
  let waiting: Promise<T> | null = null

  function put(): Promise<T> {
    waiting = null
    const answer = ask()
    const settled = answer.catch(() => undefined).finally(() => underWay === settled && (underWay = null))
    underWay = settled
    return answer
  }
  return () => (underWay ? (waiting ??= underWay.then(put)) : put())
}
