import { LONG_FORM } from '../../scripts/reports.js'
import { writeFigures } from './figures.ts'

/** `npm test` does each thing as often as it takes to see that it still holds; `npm test -- --long` and `npm run faults` as often as it is worth. */
export const isLong = process.env['EDICOLA_TESTS'] === 'long'

/** How often, or how much, in the long form and in the short one. */
export const times = (long: number, short: number): number => (isLong ? long : short)

/**
 * The options of a test of Vitest's that the short form leaves to the long one: one with a shorter sibling that stays, or on the second engine where
 * no query differs. What was left is counted at the end of a run.
 */
export const LONG = { tags: [LONG_FORM] }

/** The same for a journey, in its first line. */
export const leaveToLong = (test: { skip(condition: boolean, reason: string): void }): void => test.skip(!isLong, LONG_FORM)

/** Writes down what a run counted, if it was the long one. One that failed before it counted anything leaves what was there. */
export function report(section: string, lines: readonly string[]): void {
  if (isLong && lines.length > 0) writeFigures(section, lines)
}
