/**
 * How long journeys wait: as long as a machine may need that gives most of its time to others, for it is slow, not wrong. Only what is broken waits
 * to the end.
 */
export const patience = {
  timeout: 300_000,
  expect: { timeout: 90_000 },
} as const

/** One act of theirs that nothing answers to: it ends before the whole journey does, and says what was missing. */
export const actionTimeout = 120_000
