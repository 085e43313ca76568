import { z } from 'zod'
import { bodySchema, emptyBody } from '../body/body.ts'
import { isBlank } from '../body/isBlank.ts'
import {
  endsAfterItBegins,
  endsTooEarly,
  language,
  optionalReference,
  optionalText,
  references,
  requiredText,
  schedule,
  seo,
  slug,
  withSlugFrom,
} from '../fields.ts'
import type { FieldProblem } from '../parse.ts'

const fields = z
  .strictObject({
    title: requiredText(200),
    slug,
    kicker: optionalText(80),
    standfirst: optionalText(600),
    body: bodySchema.default(emptyBody),
    hero: optionalReference,
    heroCaption: optionalText(600),
    authors: references(12),
    section: optionalReference,
    tags: references(20),
    issue: optionalReference,
    language,
    ...seo,
    ...schedule,
  })
  .refine(endsAfterItBegins, endsTooEarly)

/** An article as it is written. A draft needs a title and nothing else; see `missingFromArticle` for what readers are owed. */
export const articleSchema = z.preprocess(withSlugFrom('title'), fields)
export type Article = z.infer<typeof articleSchema>

/** What an article still lacks before readers may see it. */
export function missingFromArticle(article: Article): FieldProblem[] {
  const missing: FieldProblem[] = []
  if (!article.section) missing.push({ path: ['section'], problem: 'publish-needs-section' })
  if (article.authors.length === 0) missing.push({ path: ['authors'], problem: 'publish-needs-author' })
  if (isBlank(article.body)) missing.push({ path: ['body'], problem: 'publish-needs-body' })
  return missing
}
