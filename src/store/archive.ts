import type { Transaction } from 'kysely'
import type { Archive } from '../content/newsroom/archive.ts'
import type { Database, Engine } from './database.ts'
import { readingDesk } from './readingDesk.ts'
import type { Tables } from './tables.ts'
import { writingDesk } from './writingDesk.ts'

/** Keeps documents and their revisions for the newsroom. */
export function createArchive(database: Database): Archive {
  return {
    read: (work) => database.snapshot((transaction) => work(readingDesk(transaction))),
    write: (work) => database.write((transaction) => work(writingDesk(database.engine, transaction))),
  }
}

/** The archive inside a transaction that is already open: all that the newsroom does there is kept, or nothing is. */
export function archiveWithin(engine: Engine, transaction: Transaction<Tables>): Archive {
  const desk = writingDesk(engine, transaction)
  return { read: (work) => work(desk), write: (work) => work(desk) }
}
