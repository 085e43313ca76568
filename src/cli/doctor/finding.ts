import type { CommandContext } from '../context.ts'

/** `ok`: nothing to do; `warning`: it works, and something should be done; `fault`: it does not work, or will not for long. */
export type Verdict = 'ok' | 'warning' | 'fault'

/** One line of the doctor: what was found and, unless all is well, what to do. */
export interface Finding {
  readonly verdict: Verdict
  readonly text: string
}

/** A look at one thing. Lines come as they are found: a large magazine takes a while. */
export type Check = AsyncGenerator<Finding, void>

export interface DoctorContext extends CommandContext {
  /** Reads every row and every file. */
  readonly isDeep: boolean
}

export const ok = (text: string): Finding => ({ verdict: 'ok', text })
export const warning = (text: string): Finding => ({ verdict: 'warning', text })
export const fault = (text: string): Finding => ({ verdict: 'fault', text })
