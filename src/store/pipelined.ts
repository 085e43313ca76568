import { DummyDriver, PostgresDialect, Transaction, type DatabaseConnection } from 'kysely'

// What a transaction would open connections and begin others with: it does neither.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction opens no connection')) })
const unused = { config: { dialect }, dialect, driver: new DummyDriver() }

/**
 * The same transaction of PostgreSQL, in which a statement goes out when it is asked for, whatever is still to be answered: PostgreSQL runs them in that
 * order. Kysely sends each after the answer to the last, and every answer waits for its turn in the event loop.
 */
export function pipelined<Tables>(transaction: Transaction<Tables>): Promise<Transaction<Tables>> {
  const executor = transaction.getExecutor()
  return executor.provideConnection(async (connection) => {
    const told = sayingWhy(connection)
    return new Transaction<Tables>({
      ...unused,
      executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(told) }),
    })
  })
}

/** After a statement that failed PostgreSQL refuses all that were sent behind it: they fail for the same reason, whichever is waited for first. */
function sayingWhy(connection: DatabaseConnection): DatabaseConnection {
  let reason: unknown
  return {
    streamQuery: (...query) => connection.streamQuery(...query),
    async executeQuery(query) {
      try {
        return await connection.executeQuery(query)
      } catch (error) {
        if (!isRefusedAfterFailure(error)) reason = error
        throw reason ?? error
      }
    },
  }
}

const isRefusedAfterFailure = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '25P02'
