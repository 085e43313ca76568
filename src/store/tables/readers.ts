import type { Generated } from 'kysely'
import type { ConsentRecord } from '../../content/consentRecord.ts'
import type { MissingPage } from '../../content/addresses/missingPage.ts'
import type { TrafficKind } from '../../content/traffic/traffic.ts'
import type { YesNo } from './columns.ts'

/** What readers did, and what they answered about cookies. */
export interface ReaderTables {
  readCount: ReadCountTable
  traffic: TrafficTable
  consentRecord: ConsentRecordTable
  missingPage: MissingPageTable
}

/** How often an article was answered on a day of the magazine's calendar. */
export interface ReadCountTable {
  day: string
  documentId: string
  reads: number
}

/** What readers do, added up by the day. */
export interface TrafficTable {
  day: string
  kind: TrafficKind
  target: string
  count: number
}

/** The proof of an answer about cookies. */
export interface ConsentRecordTable extends ConsentRecord {
  id: Generated<number>
}

/** An address that was asked for in vain. */
export interface MissingPageTable extends MissingPage {
  isDismissed: YesNo
}
