import type { Locale } from '../../messages/locale.ts'
import { messagesIn } from '../../messages/messages.ts'
import type { Refusal } from './refusal.ts'

/** Why the newsroom did not do as asked, as people are told. */
export function refusalSentence(refusal: Refusal, locale: Locale): string {
  const { refusals: t, denials } = messagesIn(locale)
  switch (refusal.reason) {
    case 'not-found':
      return t.notFound
    case 'forbidden':
      return denials[refusal.because]
    case 'invalid':
      return t.invalid
    case 'slug-taken':
      return t.slugTaken(refusal.slug)
    case 'id-taken':
      return t.idTaken
    case 'in-use':
      return t.inUse(refusal.by, refusal.others, refusal.more)
    case 'in-bin':
      return t.inBin(refusal.title)
    case 'stale':
      return t.stale(refusal.by)
    case 'move':
      return t.move[refusal.because]
    case 'plan':
      return t.plan[refusal.because]
  }
}
