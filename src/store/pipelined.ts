import { DummyDriver, PostgresDialect, Transaction } from 'kysely'

// What a transaction would open connections and begin others with: it does neither.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction opens no connection')) })
const unused = { config: { dialect }, dialect, driver: new DummyDriver() }

/**
 * The same transaction of PostgreSQL, in which a statement goes out when it is asked for, whatever is still to be answered: PostgreSQL runs them in that
 * order. Kysely sends each after the answer to the last, and every answer waits for its turn in the event loop.
 */
export function pipelined<Tables>(transaction: Transaction<Tables>): Promise<Transaction<Tables>> {
  const executor = transaction.getExecutor()
  return executor.provideConnection(
    async (connection) =>
      new Transaction<Tables>({
        ...unused,
        executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
      }),
  )
}
