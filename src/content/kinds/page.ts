import { z } from 'zod'
import { bodySchema, emptyBody } from '../body/body.ts'
import { endsAfterItBegins, endsTooEarly, language, optionalText, requiredText, schedule, seo, slug, withSlugFrom } from '../fields.ts'
import { problem } from '../problem.ts'
import { isReserved } from '../addresses/siteRoot.ts'

const fields = z
  .strictObject({
    title: requiredText(200),
    slug: slug.refine((candidate) => !isReserved(candidate), problem('slug-reserved')),
    standfirst: optionalText(600),
    body: bodySchema.default(emptyBody),
    language,
    ...seo,
    ...schedule,
  })
  .refine(endsAfterItBegins, endsTooEarly)

export const pageSchema = z.preprocess(withSlugFrom('title'), fields)
export type Page = z.infer<typeof pageSchema>
