import { z } from 'zod'
import { optionalText, requiredText, slug, withSlugFrom } from '../fields.ts'

const fields = z.strictObject({ name: requiredText(60), slug, description: optionalText(400) })

export const tagSchema = z.preprocess(withSlugFrom('name'), fields)
export type Tag = z.infer<typeof tagSchema>
