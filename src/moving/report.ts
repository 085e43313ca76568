import type { MovedSource } from './originIds.ts'
import type { Note } from './note.ts'
import type { LeftOut, MovedDocument, MovedKind } from './record.ts'
import type { WordComparison } from './words.ts'
import type { KeptReason } from './write/writerParts.ts'

/** What became of a record, as a report tells it. */
export interface ReportEntry {
  readonly kind: MovedKind
  readonly title: string
  /** In which file, at which line. */
  readonly place: string
  readonly originalId: string
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'adopted' | 'kept' | 'refused'
  /** Why it was left as it is here, by its name, or refused, in words. */
  readonly because: readonly string[]
  readonly notes: readonly Note[]
  readonly words: WordComparison | null
  /** How many of its links lead to where things stand here, and did not before. */
  readonly links: number
}

/** The proof of a move: what was brought, what changed its form, what was left out, and the words of every text there and here. */
export interface MoveReport {
  readonly source: MovedSource
  readonly isDryRun: boolean
  readonly entries: readonly ReportEntry[]
  readonly leftOut: readonly LeftOut[]
  readonly sums: MoveSums
}

export interface MoveSums {
  readonly outcomes: Readonly<Record<ReportEntry['outcome'], number>>
  /** Of those that were left as they are here: why, and how many. */
  readonly kept: Readonly<Partial<Record<KeptReason, number>>>
  /** How many of each kind are here now, or would be. */
  readonly kinds: Readonly<Partial<Record<MovedKind, number>>>
  readonly texts: number
  /** Texts of which readers see every word. */
  readonly identical: number
  readonly links: number
  readonly notes: Readonly<Record<string, number>>
}

/** Of words that are missing, so many are told. */
const MOST_MISSING = 50

export function createReport(source: MovedSource, isDryRun: boolean) {
  const entries: ReportEntry[] = []
  const leftOut: LeftOut[] = []
  return {
    add(
      { kind, title, origin, notes, words }: MovedDocument,
      outcome: ReportEntry['outcome'],
      because: readonly string[],
      links = 0,
    ): void {
      const told = words && { ...words, missing: words.missing.slice(0, MOST_MISSING) }
      entries.push({ kind, title, place: origin.place, originalId: origin.id, outcome, because, notes, words: told, links })
    },
    leaveOut: (one: LeftOut): void => void leftOut.push(one),
    finish: (): MoveReport => ({ source, isDryRun, entries, leftOut, sums: sumsOf(entries) }),
  }
}

function sumsOf(entries: readonly ReportEntry[]): MoveSums {
  const outcomes = { created: 0, updated: 0, unchanged: 0, adopted: 0, kept: 0, refused: 0 }
  const kept: Partial<Record<KeptReason, number>> = {}
  const kinds: Partial<Record<MovedKind, number>> = {}
  const notes: Record<string, number> = {}
  for (const entry of entries) {
    outcomes[entry.outcome] += 1
    if (entry.outcome === 'kept') for (const reason of entry.because as KeptReason[]) kept[reason] = (kept[reason] ?? 0) + 1 // of those, the writer says nothing else
    if (entry.outcome !== 'refused') kinds[entry.kind] = (kinds[entry.kind] ?? 0) + 1
    for (const { what } of entry.notes) notes[what] = (notes[what] ?? 0) + 1
  }
  const texts = entries.filter(({ words }) => words !== null)
  const links = entries.reduce((sum, entry) => sum + entry.links, 0)
  return {
    outcomes,
    kept,
    kinds,
    notes,
    links,
    texts: texts.length,
    identical: texts.filter(({ words }) => words?.missing.length === 0).length,
  }
}
