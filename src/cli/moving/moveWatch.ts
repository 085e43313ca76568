import type { User } from '../../content/people/user.ts'
import type { MovedGroup, MovedDocument, MovedRecord } from '../../moving/record.ts'
import type { MovedSource } from '../../moving/originIds.ts'
import type { MoveReport } from '../../moving/report.ts'
import type { Database } from '../../store/database.ts'

/** What is known of a magazine once its files were read through. */
export interface FoundMagazine {
  readonly source: MovedSource
  readonly title: string
  readonly texts: number
  readonly files: number
  readonly groups: readonly MovedGroup[]
}

/** Who looks on while a magazine comes in. */
export interface MoveWatch {
  /** In whose name it comes. */
  readonly actor: User
  onFound(found: FoundMagazine): Promise<void>
  /** Asked before each record, of which so many were taken in: false ends the move there, and all that was taken in is written. */
  mayGoOn(records: number): Promise<boolean>
  /** Hears of each document that comes, as it stands here then. */
  onDocument(document: MovedDocument): void
  onReport(report: MoveReport): Promise<void>
  /** Nothing more will come. */
  end(): void
}

/** Begins to look on, with the store that the magazine comes into. */
export type StartWatch = (database: Database) => MoveWatch

/** The records, for as long as whoever looks on says so. */
export async function* watched(records: AsyncIterable<MovedRecord>, watch: MoveWatch): AsyncGenerator<MovedRecord> {
  let count = 0
  for await (const record of records) {
    if (!(await watch.mayGoOn(count))) return
    count += 1
    yield record
  }
}
