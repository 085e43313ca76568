import { z } from 'zod'
import { address, requiredText, slug } from '../fields.ts'

export const MENUS = ['testata', 'piede'] as const

export const menuSchema = z.strictObject({
  name: requiredText(60),
  slug: slug.pipe(z.enum(MENUS)),
  items: z
    .array(z.strictObject({ label: requiredText(60), address }))
    .max(40)
    .default([]),
})
export type Menu = z.infer<typeof menuSchema>
