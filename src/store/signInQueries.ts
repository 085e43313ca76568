import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Engine } from './engine.ts'

interface Connections {
  readonly reading: Kysely<never>
  readonly writing: Kysely<never>
}

/** A Kysely for a library that asks and writes statement by statement: questions go to one connection, all else to another. */
export function createSignInQueries(engine: Engine, connections: Connections): Kysely<unknown> {
  const parts = engine === 'sqlite' ? SQLITE : POSTGRES
  return new Kysely<unknown>({ dialect: { ...parts, createDriver: () => new ForwardingDriver(connections) } })
}

type Parts = Omit<Dialect, 'createDriver'>

const SQLITE: Parts = {
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
}

const POSTGRES: Parts = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
}

class ForwardingDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor({ reading, writing }: Connections) {
    this.#connection = {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
        (SelectQueryNode.is(query.query) ? reading : writing).executeQuery<Row>(query),
      streamQuery: () => refuse(),
    }
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  // The library has none, by the way it is set up: `createAuth.ts`.
  beginTransaction = (): Promise<void> => refuse()
  commitTransaction = (): Promise<void> => refuse()
  rollbackTransaction = (): Promise<void> => refuse()
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

function refuse(): never {
  throw new Error('Statements of the sign-in library stand alone')
}
