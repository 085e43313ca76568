import type { Refusal } from '../../content/newsroom/refusal.ts'
import type { Clock } from '../../content/time.ts'
import type { User } from '../../content/people/user.ts'
import type { Database } from '../../store/database.ts'
import type { ScratchMap } from '../../store/moves/scratchMap.ts'
import type { MovedSource } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'

/** What became of the links of a record. */
export interface LinksLed {
  /** How many lead to where things stand here, and did not before. */
  readonly links?: number
  /** Where those lead that are to a point of a text; left out where there are none. */
  readonly points?: readonly string[]
}

/** What became of a record. */
export type Written =
  | ({ readonly outcome: 'created' | 'updated' | 'unchanged' | 'adopted' } & LinksLed)
  | { readonly outcome: 'kept'; readonly because: KeptReason }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }

/** Why something stays as it is here. */
export type KeptReason = 'changed-here' | 'deleted-here' | 'here-already' | 'older-there'

export interface WriterParts {
  readonly database: Database
  readonly actor: User
  readonly clock: Clock
  readonly newId: () => string
  readonly source: MovedSource
  /** Nothing is written: what is told is what would be. */
  readonly isDryRun: boolean
  /** Where texts will stand, by where they stood: empty, and for this move alone. */
  readonly addresses: ScratchMap
  /** Hears of each document that comes, as it stands here then. */
  readonly onDocument?: (document: MovedDocument) => void
}
