import { writeFigures } from '../../support/reliabilityFigures.ts'

/** `npm run faults` does each thing as often as it is worth; `npm test` as often as it takes to see that it still holds. */
export const isLong = process.env['EDICOLA_FAULTS'] === 'long'

/** How often, in the long form and in the short one. */
export const times = (long: number, short: number): number => (isLong ? long : short)

/** Writes down what a run counted, if it was the long one. One that failed before it counted anything leaves what was there. */
export function report(section: string, lines: readonly string[]): void {
  if (isLong && lines.length > 0) writeFigures(section, lines)
}
