import type { Refusal } from '../../content/newsroom/refusal.ts'
import { refusalSentence } from '../../content/newsroom/refusalSentence.ts'
import type { Locale } from '../../messages/locale.ts'
import { messagesIn } from '../../messages/messages.ts'
import { explain } from '../../messages/validation.ts'

export interface RefusalAnswer {
  readonly success: false
  readonly code: Refusal['reason']
  readonly message: string
  /** The sentence for each field, by its place in the form: `authors.0.name`. */
  readonly fields?: Readonly<Record<string, string>>
  /** What the editor needs to decide: the newer revision, a slug that is free. */
  readonly details?: object
}

/** The status that each refusal of the newsroom is answered with. */
export const REFUSAL_STATUS: Record<Refusal['reason'], number> = {
  'not-found': 404,
  forbidden: 403,
  invalid: 422,
  'slug-taken': 409,
  'id-taken': 409,
  'in-use': 409,
  'in-bin': 409,
  stale: 409,
  move: 409,
  plan: 409,
}

/** What an editor is told when the newsroom does not do as asked. */
export function refusalAnswer(refusal: Refusal, locale: Locale): { status: number; body: RefusalAnswer } {
  const body = { success: false, code: refusal.reason, message: refusalSentence(refusal, locale), ...moreOf(refusal, locale) } as const
  return { status: REFUSAL_STATUS[refusal.reason], body }
}

function moreOf(refusal: Refusal, locale: Locale): Pick<RefusalAnswer, 'fields' | 'details'> {
  switch (refusal.reason) {
    case 'not-found':
    case 'forbidden':
    case 'id-taken':
      return {}
    case 'invalid':
      return { fields: Object.fromEntries(refusal.problems.map(({ path, problem }) => [path.join('.'), explain(problem, locale)])) }
    case 'slug-taken':
      return { fields: { slug: messagesIn(locale).refusals.slugFree(refusal.free) }, details: { free: refusal.free } }
    case 'in-use':
      return { details: { by: refusal.by, others: refusal.others, more: refusal.more } }
    case 'in-bin':
      return { details: { id: refusal.id, title: refusal.title } }
    case 'stale':
      return { details: { revision: refusal.revision, by: refusal.by, at: refusal.at } }
    case 'move':
      return { details: { because: refusal.because } }
    case 'plan':
      return { details: { because: refusal.because, ...('at' in refusal && { at: refusal.at }) } }
  }
}
