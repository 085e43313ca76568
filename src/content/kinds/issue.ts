import { z } from 'zod'
import { bodySchema, emptyBody } from '../body/body.ts'
import {
  endsAfterItBegins,
  endsTooEarly,
  optionalReference,
  optionalText,
  references,
  requiredText,
  schedule,
  slug,
  withSlugFrom,
} from '../fields.ts'

/** The longest issue there can be: as many articles as an editor may put in order. */
export const MAX_ARTICLES = 200

const fields = z
  .strictObject({
    title: requiredText(200),
    slug,
    number: z.number().int().min(1).max(9999).nullable().default(null),
    standfirst: optionalText(600),
    body: bodySchema.default(emptyBody),
    cover: optionalReference,
    /** The articles in the order the editors chose; one that belongs to the issue and is not named here follows, newest first: see `inOrder`. */
    order: references(MAX_ARTICLES),
    ...schedule,
  })
  .refine(endsAfterItBegins, endsTooEarly)

/** An issue of the magazine, or a dossier: articles that are read together. */
export const issueSchema = z.preprocess(withSlugFrom('title'), fields)
export type Issue = z.infer<typeof issueSchema>
