import { hasWords } from '../../../content/body/text.ts'
import { missingFromArticle, type Article } from '../../../content/kinds/article.ts'

/** From how many words on there is something to judge: about a paragraph. */
const ENOUGH_WORDS = 50

/** What a field that is still empty is called. */
export type MissingField = 'section' | 'authors' | 'body'

interface Stage {
  /** Somebody tried to publish it and was refused. */
  readonly isAttempted: boolean
  /** Handed in: whoever reads it is about to publish. */
  readonly inReview: boolean
  readonly wasPublished: boolean
}

/** What is said to be missing before readers may see an article: nothing while it is only begun, unless somebody tried to publish it. */
export function missingShown(article: Article, { isAttempted, inReview, wasPublished }: Stage): MissingField[] {
  const isToJudge = isAttempted || inReview || wasPublished || hasWords(article.body, ENOUGH_WORDS)
  return isToJudge ? missingFromArticle(article).map(({ path }) => path[0] as MissingField) : [] // the fields that it asks for
}

/** What a refusal says of fields, without those that are only missing. */
export function withoutMissing(
  kind: 'article' | 'page',
  content: Article,
  fields: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | undefined {
  if (kind !== 'article' || !fields) return fields
  const missing = missingFromArticle(content).map(({ path }) => String(path[0]))
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !missing.includes(field)))
}
