import { writeFigures } from '../../support/reliabilityFigures.ts'

/** `npm run faults` does each thing as often as it is worth; `npm test` as often as it takes to see that it still holds. */
export const isLong = process.env['EDICOLA_FAULTS'] === 'long'

/** How often, in the long form and in the short one. */
export const times = (long: number, short: number): number => (isLong ? long : short)

/** Says what a run counted, and writes it down if it was the long one. */
export function report(section: string, lines: readonly string[]): void {
  if (isLong) writeFigures(section, lines)
}
