import { z } from 'zod'
import { CHOICE_MEANS } from '../../analytics/core/choiceMeans.ts'
import type { ConsentRecord } from '../../content/consentRecord.ts'
import { LANGUAGES } from '../../content/people/user.ts'

/** A term is a word, or a provider and the host it sends to. */
const TERMS = /^[\w.:[\]-]+( [\w.:[\]-]+)*$/

const choiceSchema = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  choice: z.enum(['granted', 'refused']),
  means: z.enum(CHOICE_MEANS),
  terms: z.string().max(500).regex(TERMS),
  language: z.enum(LANGUAGES),
})

/** Reads what a browser says that its reader answered; null if it is malformed. */
export function readChoice(fields: URLSearchParams): Omit<ConsentRecord, 'at'> | null {
  const { data } = choiceSchema.safeParse(Object.fromEntries(fields))
  if (!data) return null
  const { id: consentId, ...choice } = data
  return { consentId, ...choice }
}
