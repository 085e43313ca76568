import { REGION } from '../../messages/locale.ts'
import type { OnProgress, Phase } from '../../store/backup/progress.ts'
import type { CommandContext } from '../context.ts'
import { createProgressLine, type ProgressLine } from '../progressLine.ts'
import { sizeOf } from './withBackup.ts'

/** Phases that count bytes; the others count rows or files. */
const IN_BYTES: ReadonlySet<Phase> = new Set<Phase>(['checking', 'trying', 'restoring', 'sending', 'fetching'])

/** Tells how far a phase has come, of how much, and how fast it goes. */
export function createPhaseLine(
  { say, messages: { progress: t }, locale }: Pick<CommandContext, 'say' | 'messages' | 'locale'>,
  line: ProgressLine = createProgressLine(say),
  now: () => number = () => performance.now(),
): { readonly show: OnProgress; end(): void } {
  const number = new Intl.NumberFormat(REGION[locale])
  let began: { readonly phase: Phase; readonly at: number; readonly from: number } | null = null
  return {
    show({ phase, done, total, bytes }) {
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
