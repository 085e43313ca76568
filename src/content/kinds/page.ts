import { z } from 'zod'
import { bodySchema, emptyBody } from '../body/body.ts'
import { endsAfterItBegins, endsTooEarly, language, optionalText, requiredText, schedule, seo, slug, withSlugFrom } from '../fields.ts'
import { problem } from '../problem.ts'

/** First words of an address that belong to the site's own machinery. A page lives at the root, so it cannot take one of them. */
const RESERVED = new Set(
  'admin anteprima api archivio articoli assets autori cerca feed healthz media metrics modal modal-page numeri readyz schede sezioni tag'.split(
    ' ',
  ),
)

const fields = z
  .strictObject({
    title: requiredText(200),
    slug: slug.refine((candidate) => !RESERVED.has(candidate), problem('slug-reserved')),
    standfirst: optionalText(600),
    body: bodySchema.default(emptyBody),
    language,
    ...seo,
    ...schedule,
  })
  .refine(endsAfterItBegins, endsTooEarly)

export const pageSchema = z.preprocess(withSlugFrom('title'), fields)
export type Page = z.infer<typeof pageSchema>
