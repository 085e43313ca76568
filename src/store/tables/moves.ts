import type { MoveState, MoveSystem } from '../../content/moves/move.ts'
import type { Instant } from '../../content/time.ts'
import type { Locale } from '../../messages/locale.ts'
import type { Json, YesNo } from './columns.ts'

export interface MoveTables {
  move: MoveTable
}

/** A move of a magazine that was begun in the back office. While it runs, `changedAt` says that it does. */
export interface MoveTable {
  id: string
  system: MoveSystem
  state: MoveState
  isTrial: YesNo
  setup: Json
  /** The language of whoever began it: what is said of it is said in that. */
  locale: Locale
  done: number
  total: number | null
  findings: Json | null
  fault: string | null
  createdBy: string
  createdAt: Instant
  changedAt: Instant
}
