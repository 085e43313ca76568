import { articleSchema, type Article } from '../kinds/article.ts'
import { parse } from '../parse.ts'
import { plannedAfter } from '../publishing/timeline.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore, DocumentWriter } from './documentStore.ts'
import { statusOf, type Document } from './document.ts'
import { deny, loadAuthorized, subjectOf } from './loadAuthorized.ts'
import { publishNewest } from './publishNewest.ts'
import { done, refused, type Outcome } from './refusal.ts'
import { writeRevision } from './writeRevision.ts'

export interface Retagged {
  /** False if the article was so already. */
  readonly changed: boolean
}

/** Changes where articles belong, one field at a time: their tags, their issue. */
export function createRetagging(documents: DocumentStore, now: () => Instant) {
  /** Gives an article a tag, or takes it away. */
  function retag(actor: User, id: string, act: 'tag' | 'untag', tag: string): Promise<Outcome<Retagged>> {
    return documents.write(async (writer) => {
      const found = await loadAuthorized(writer, actor, 'edit', 'article', id)
      if (!found.ok) return found
      if (act === 'tag' && (await writer.head(tag))?.kind !== 'tag')
        return refused({ reason: 'invalid', problems: [{ path: ['tag'], problem: 'reference-missing' }] })
      const { content } = found.value
      if (content.tags.includes(tag) === (act === 'tag')) return done({ changed: false })
      const tags = act === 'tag' ? [...content.tags, tag] : content.tags.filter((other) => other !== tag)
      const written = await rewrite(writer, actor, found.value, { ...content, tags }, now())
      return written.ok ? done({ changed: true }) : written
    })
  }

  /** Puts an article in an issue, or with null in none; and says which it belonged to. */
  function moveToIssue(actor: User, id: string, issue: string | null): Promise<Outcome<Retagged & { readonly before: string | null }>> {
    return documents.write(async (writer) => {
      const found = await loadAuthorized(writer, actor, 'edit', 'article', id)
      if (!found.ok) return found
      if (issue !== null && (await writer.head(issue))?.kind !== 'issue')
        return refused({ reason: 'invalid', problems: [{ path: ['issue'], problem: 'reference-missing' }] })
      const { content } = found.value
      if (content.issue === issue) return done({ changed: false, before: issue })
      const written = await rewrite(writer, actor, found.value, { ...content, issue }, now())
      return written.ok ? done({ changed: true, before: content.issue }) : written
    })
  }

  return { retag, moveToIssue }
}

/**
 * A save like any other; and where readers see just what editors have, and the actor may publish, readers see it too. An article with
 * changes that nobody has published yet keeps them to itself.
 */
async function rewrite(
  writer: DocumentWriter,
  actor: User,
  document: Document<'article'>,
  content: Article,
  now: Instant,
): Promise<Outcome<null>> {
  const parsed = parse(articleSchema, content)
  if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
  const { state, changed } = statusOf(document, now)
  const written = await writeRevision(writer, actor, document, parsed.value, now)
  if (!written.ok) return written
  const isShown = !changed && (state === 'published' || state === 'scheduled')
  if (!isShown || (await deny(writer, actor, 'publish', subjectOf(written.value)))) return done(null)
  const planned = plannedAfter(document, now)
  const moment = planned?.revision === document.revision ? planned.from : 'now'
  const published = await publishNewest(writer, actor, written.value, moment, 'keep', now)
  return published.ok ? done(null) : published
}
