import { z } from 'zod'
import { optionalReference, references } from '../fields.ts'

/** What the editors put on the front page. A slot left empty, or whose article is not there any more, fills itself with the newest. */
export const homePageSchema = z.strictObject({
  lead: optionalReference,
  /** The articles beside or below the lead, in order. */
  second: references(4),
  dossier: optionalReference,
  /** The sections shown with a few articles each, in order; none: those of the masthead. */
  sections: references(12),
})
export type HomePage = z.infer<typeof homePageSchema>
