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
import type { Upgrade } from '../upgrade.ts'

/** How an article begins: under its title the picture, the picture from edge to edge, one half each, or no picture at all. */
export const OPENINGS = ['centred', 'full-bleed', 'split', 'text-only'] as const
export type Opening = (typeof OPENINGS)[number]

const fields = z
  .strictObject({
    title: requiredText(200),
    slug,
    kicker: optionalText(80),
    standfirst: optionalText(600),
    body: bodySchema.default(emptyBody),
    hero: optionalReference,
    heroCaption: optionalText(600),
    opening: z.enum(OPENINGS).default('centred'),
    /** The opening picture is printed in the magazine's two inks. */
    isDuotone: z.boolean().default(false),
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
export const articleUpgrades: readonly Upgrade[] = [(article) => ({ opening: 'centred', isDuotone: false, ...article })]

/** What an article still lacks before readers may see it. */
export function missingFromArticle(article: Article): FieldProblem[] {
  const missing: FieldProblem[] = []
  if (!article.section) missing.push({ path: ['section'], problem: 'publish-needs-section' })
  if (article.authors.length === 0) missing.push({ path: ['authors'], problem: 'publish-needs-author' })
  if (isBlank(article.body)) missing.push({ path: ['body'], problem: 'publish-needs-body' })
  return missing
}
