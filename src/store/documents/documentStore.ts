import type { Transaction } from 'kysely'
import type { DocumentStore } from '../../content/newsroom/documentStore.ts'
import type { Database, Engine } from '../database.ts'
import { documentReader } from './documentReader.ts'
import { indexByIds, pendingDrafts } from './indexDrafts.ts'
import type { Tables } from '../tables.ts'
import { documentWriter } from './documentWriter.ts'
import { writeBeat } from './presence.ts'

export function createDocumentStore(database: Database): DocumentStore {
  return {
    read: (work) => database.snapshot((transaction) => work(documentReader(database.engine, transaction))),
    write: (work, scope) => database.write((transaction) => work(documentWriter(database.engine, transaction)), scope),
    beat: (...given) => database.writeTogether((transaction) => writeBeat(transaction, ...given)),
    async indexPending() {
      const pending = await pendingDrafts(database.db)
      if (pending.length > 0) await database.write((transaction) => indexByIds(database.engine, transaction, pending))
    },
  }
}

/** The store inside a transaction that is already open: all that the newsroom does there is kept, or nothing is. */
export function documentStoreWithin(engine: Engine, transaction: Transaction<Tables>): DocumentStore {
  const writer = documentWriter(engine, transaction)
  return {
    read: (work) => work(writer),
    write: (work) => work(writer),
    beat: (...given) => writeBeat(transaction, ...given),
    indexPending: async () => indexByIds(engine, transaction, await pendingDrafts(transaction)),
  }
}
