import type { ImportParts } from './importParts.ts'

/** One line of the report: a name of theirs, and what became of it. */
export interface MappedLine {
  readonly name: string
  /** The field it is now; null where there is none. */
  readonly to: string | null
  /** What could not be kept of it. */
  readonly lost?: string
}

/** Says what became of each field. */
export function sayLines(lines: readonly MappedLine[], { messages: t, say }: Pick<ImportParts, 'messages' | 'say'>): void {
  for (const { name, to, lost = '' } of lines) say(to === null ? t.unmapped(name) : t.mapped(name, to, lost))
}
