import type { Messages } from '../messages/messages.ts'
import type { MoveSums, ReportEntry } from './report.ts'
import type { KeptReason } from './write/writerParts.ts'

type MovingMessages = Messages['cli']['moving']

/** What became of a record, and why: `lasciato com’è qui: qui è stato cambiato`. */
export function outcomeWords({ outcome, because }: Pick<ReportEntry, 'outcome' | 'because'>, t: MovingMessages): string {
  const reasons = because.map((one) => (isKeptReason(one, t) ? t.because[one] : one))
  return [t.outcomes[outcome], ...(reasons.length > 0 ? [reasons.join('; ')] : [])].join(': ')
}

/** Why some were left as they are here, and how many for each reason. */
export const keptWords = ({ kept }: Pick<MoveSums, 'kept'>, t: MovingMessages): { readonly words: string; readonly count: number }[] =>
  Object.entries(kept).map(([reason, count]) => ({ words: t.because[reason as KeptReason], count })) // as they were counted

/** What a record was refused for is words already. */
const isKeptReason = (word: string, t: MovingMessages): word is KeptReason => Object.hasOwn(t.because, word)
