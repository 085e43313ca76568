import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'

const DOCUMENT = 'docs/reliability.md'

/**
 * Writes what a long run counted into its section of docs/reliability.md, in place of what the last run wrote there, with the day and the machine.
 * The section is the part between `<!-- figures: section -->` and `<!-- end -->`; one that is not there is a fault of the caller's.
 */
export function writeFigures(section: string, lines: readonly string[]): void {
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, 'utf8'), section, [`${dayAndMachine()}:`, ...lines]))
}

/** The document with these lines as the figures of the section: the first a sentence, the others a list. */
export function withFigures(document: string, section: string, [heading = '', ...lines]: readonly string[]): string {
  return withSection(document, section, `${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`)
}

/** The document with this text between the markers of a section. */
export function withSection(document: string, section: string, text: string): string {
  const begin = `<!-- figures: ${section} -->`
  const from = document.indexOf(begin)
  const to = document.indexOf('<!-- end -->', from)
  if (from < 0 || to < 0) throw new Error(`The document has no section for the figures of ${section}`)
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`
}

/** The day, and what it ran on. */
export function dayAndMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${type()}, ${cpus().length} processors, ${gigabytes} GB, Node ${process.versions.node}`
}
