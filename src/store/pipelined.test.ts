import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type QueryResult,
} from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../tests/support/stores.ts'
import { settleAll } from '../content/settleAll.ts'
import type { Database } from './database.ts'
import { pipelined } from './pipelined.ts'
import type { Tables } from './tables.ts'

const add = (db: Database['db'], name: string) => db.insertInto('secret').values({ name, value: 'x' }).execute()
const names = (db: Database['db']) => db.selectFrom('secret').select('name').orderBy('name').execute()

describe.each(engines)('statements that a writer sends one behind the other, on %s', (engine) => {
  it('run in that order, each after the last', async () => {
    const database = await newDatabase(engine)
    const seen = await database.write((db) => settleAll([add(db, 'a'), names(db), add(db, 'b'), names(db)]))
    expect([seen[1], seen[3]]).toEqual([[{ name: 'a' }], [{ name: 'a' }, { name: 'b' }]])
    expect(await names(database.db)).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  it('leave nothing behind if one fails, wherever it stands among them, and say why', async () => {
    const database = await newDatabase(engine)
    const writing = database.write((db) => settleAll([add(db, 'a'), add(db, 'a'), add(db, 'b'), add(db, 'c')]))
    await expect(writing).rejects.toThrow(/unique/i)
    expect(await names(database.db)).toEqual([])
    await database.write((db) => add(db, 'd'))
    expect(await names(database.db)).toEqual([{ name: 'd' }])
  })

  it('say why the first failed, though one behind it is waited for before', async () => {
    const database = await newDatabase(engine)
    const writing = database.write((db) => {
      const [first, second, third] = [add(db, 'a'), add(db, 'a'), names(db)]
      return settleAll([third, second, first])
    })
    await expect(writing).rejects.toThrow(/unique/i)
  })
})

it('a statement goes out before those ahead of it are answered', async () => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const connection = {
    executeQuery: <Row>({ sql }: CompiledQuery): Promise<QueryResult<Row>> => {
      sent.push(sql)
      return new Promise((resolve) => answers.push(() => resolve({ rows: [] })))
    },
    streamQuery: () => expect.fail('Nothing is streamed'),
  }
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: () => Promise.resolve(connection) }),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await db.transaction().execute(async (transaction) => {
    const writer = await pipelined(transaction)
    const statements = [sql`one`.execute(writer), sql`two`.execute(writer)]
    expect(sent).toEqual(['one', 'two'])
    for (const answer of answers) answer()
    await settleAll(statements)
  })
})
