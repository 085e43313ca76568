/** Something outside the program keeps it from working: one sentence says what, and what to do. */
export class StartFault extends Error {
  override readonly name = 'StartFault'
}
