import { REGION } from '../../messages/locale.ts'
import { Interrupted, type OnProgress, type Phase } from '../../store/backup/progress.ts'
import type { CommandContext } from '../context.ts'
import { createProgressLine, type ProgressLine } from '../progressLine.ts'
import { sizeOf } from './withBackup.ts'

export interface PhaseLine {
  readonly show: OnProgress
  /** Aborts, with `Interrupted` as its reason, when somebody ends the work: for what may wait long without showing anything. */
  readonly interruption: AbortSignal
  end(): void
}

type Words = Pick<CommandContext, 'messages' | 'locale'>

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** Phases that count bytes; the others count rows or files. */
const IN_BYTES: ReadonlySet<Phase> = new Set<Phase>(['checking', 'trying', 'restoring', 'sending', 'fetching'])

/**
 * Lends long work a line to tell how far it is. Ctrl-C and SIGTERM end it at its next step as a failure would, so that nothing is left behind; a second one does
 * not wait for that.
 */
export async function withPhaseLine<T>(context: Words & Pick<CommandContext, 'say'>, work: (line: PhaseLine) => Promise<T>): Promise<T> {
  const interruption = new AbortController()
  const interrupt = () => interruption.abort(new Interrupted())
  for (const signal of SIGNALS) process.once(signal, interrupt)
  const line = createPhaseLine(context, createProgressLine(context.say), interruption.signal)
  try {
    return await work(line)
  } finally {
    line.end()
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}

/** Tells how far a phase has come, of how much, and how fast it goes. */
export function createPhaseLine(
  { messages: { progress: t }, locale }: Words,
  line: ProgressLine,
  interruption: AbortSignal,
  now: () => number = () => performance.now(),
): PhaseLine {
  const number = new Intl.NumberFormat(REGION[locale])
  let began: { readonly phase: Phase; readonly at: number; readonly from: number } | null = null
  return {
    interruption,
    show({ phase, done, total, bytes }) {
      interruption.throwIfAborted()
      const carried = bytes ?? done
      if (began?.phase !== phase) {
        line.end()
        // What an earlier attempt brought has nothing to do with how fast this one is.
        began = { phase, at: now(), from: carried }
      }
      const { at, from } = began
      const words = () => {
        const what = t.phases[phase]
        if (total === 0) return t.unknown(what)
        const isBytes = IN_BYTES.has(phase)
        const count = (amount: number) => (isBytes ? sizeOf(amount, locale) : number.format(amount))
        const rate = ((carried - from) / Math.max(1, now() - at)) * 1000
        const speed = isBytes || bytes !== undefined ? sizeOf(rate, locale) : number.format(Math.round(rate))
        return t.howFar(what, count(done), count(total), bytes === undefined ? null : sizeOf(bytes, locale), speed)
      }
      line.show(words, total === 0 ? undefined : done / total)
    },
    end: () => line.end(),
  }
}
