import { dayAndMachine, writeSection } from '../tests/support/figures.ts'

/** A table of Markdown. */
export function tableOf(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Writes the tables of a bench into docs/performance.md, with the day, the machine and how busy that was when it began. */
export function writeTables(section: string, load: number, tables: string): void {
  writeSection('docs/performance.md', section, `${dayAndMachine()}; load average when it began: ${load.toFixed(1)}.\n\n${tables}`)
}
