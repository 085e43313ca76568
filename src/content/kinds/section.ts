import { z } from 'zod'
import { optionalText, requiredText, slug, withSlugFrom } from '../fields.ts'

const fields = z.strictObject({
  name: requiredText(80),
  slug,
  description: optionalText(400),
  /** Where it stands among the others in the masthead; smaller is earlier. */
  position: z.number().int().min(0).max(999).default(0),
})

export const sectionSchema = z.preprocess(withSlugFrom('name'), fields)
export type Section = z.infer<typeof sectionSchema>
