import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'

/**
 * Writes what a run counted into its section of a page, in place of what the last run wrote there. The section is the part between
 * `<!-- figures: section -->` and `<!-- end -->`; one that is not there is a fault of the caller's.
 */
export function writeSection(page: `docs/${string}.md`, section: string, text: string): void {
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), section, text))
  // The format of what a run wrote is checked like that of what we write.
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', page])
}

/** Writes lines of a long run as a list into docs/reliability.md, with the day and the machine. */
export function writeFigures(section: string, lines: readonly string[]): void {
  writeSection('docs/reliability.md', section, [`${dayAndMachine()}:\n`, ...lines.map((line) => `- ${line}`)].join('\n'))
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
