import { z } from 'zod'
import { address, optionalReference, optionalText, requiredText, slug, withSlugFrom } from '../fields.ts'

const fields = z.strictObject({
  name: requiredText(120),
  slug,
  role: optionalText(160),
  bio: optionalText(2000),
  portrait: optionalReference,
  links: z
    .array(z.strictObject({ label: requiredText(60), address }))
    .max(8)
    .default([]),
})

/** Who signs articles. Not a user: a dead poet has a page and no password. */
export const authorSchema = z.preprocess(withSlugFrom('name'), fields)
export type Author = z.infer<typeof authorSchema>
