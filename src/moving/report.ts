import type { MovedSource } from './originIds.ts'
import type { Note } from './note.ts'
import { createPile, type Pile } from './pile.ts'
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
  readonly entries: Pile<ReportEntry>
  readonly leftOut: Pile<LeftOut>
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
  const entries = createPile<ReportEntry>()
  const leftOut = createPile<LeftOut>()
  const sums = emptySums()
  return {
    add(
      { kind, title, origin, notes, words }: MovedDocument,
      outcome: ReportEntry['outcome'],
      because: readonly string[],
      links = 0,
    ): void {
      const told = words && { ...words, missing: words.missing.slice(0, MOST_MISSING) }
      const entry = { kind, title, place: origin.place, originalId: origin.id, outcome, because, notes, words: told, links }
      entries.add(entry)
      addToSums(sums, entry)
    },
    leaveOut: (one: LeftOut): void => leftOut.add(one),
    finish: (): MoveReport => ({ source, isDryRun, entries, leftOut, sums }),
  }
}

type Growing<Sums> = { -readonly [Name in keyof Sums]: Sums[Name] extends object ? Growing<Sums[Name]> : Sums[Name] }

const emptySums = (): Growing<MoveSums> => ({
  outcomes: { created: 0, updated: 0, unchanged: 0, adopted: 0, kept: 0, refused: 0 },
  kept: {},
  kinds: {},
  texts: 0,
  identical: 0,
  links: 0,
  notes: {},
})

function addToSums(sums: Growing<MoveSums>, { kind, outcome, because, notes, words, links }: ReportEntry): void {
  sums.outcomes[outcome] += 1
  if (outcome === 'kept') for (const reason of because as KeptReason[]) sums.kept[reason] = (sums.kept[reason] ?? 0) + 1 // of those, the writer says nothing else
  if (outcome !== 'refused') sums.kinds[kind] = (sums.kinds[kind] ?? 0) + 1
  for (const { what } of notes) sums.notes[what] = (sums.notes[what] ?? 0) + 1
  if (words) sums.texts += 1
  if (words?.missing.length === 0) sums.identical += 1
  sums.links += links
}

/** The report as programs read it. */
export type WrittenReport = Omit<MoveReport, 'entries' | 'leftOut'> & {
  readonly entries: readonly ReportEntry[]
  readonly leftOut: readonly LeftOut[]
}

/** The report for programs, piece by piece: a `WrittenReport` as JSON. */
export function* reportJson({ source, isDryRun, entries, leftOut, sums }: MoveReport): Generator<string> {
  const about = JSON.stringify({ source, isDryRun, sums }, null, 2)
  yield about.slice(0, about.lastIndexOf('\n}'))
  yield* listed('entries', entries)
  yield* listed('leftOut', leftOut)
  yield '\n}\n'
}

function* listed(name: string, values: Iterable<unknown>): Generator<string> {
  yield `,\n  "${name}": [`
  let before = '\n'
  for (const value of values) {
    yield `${before}    ${JSON.stringify(value)}`
    before = ',\n'
  }
  yield '\n  ]'
}
