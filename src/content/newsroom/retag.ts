import { articleSchema } from '../kinds/article.ts'
import { parse } from '../parse.ts'
import type { Instant } from '../time.ts'
import type { User } from '../user.ts'
import type { Archive } from './archive.ts'
import { statusOf } from './document.ts'
import { deny, open, subjectOf } from './open.ts'
import { publishNewest } from './publishNewest.ts'
import { done, refused, type Outcome } from './refusal.ts'
import { writeRevision } from './writeRevision.ts'

export interface Retagged {
  /** False if the article had the tag already, or had it not. */
  readonly changed: boolean
}

/** Gives articles tags and takes them away. */
export function createRetagging(archive: Archive, now: () => Instant) {
  /**
   * A save like any other; and where readers see just what editors have, and the actor may publish, readers see it too. An article with
   * changes that nobody has published yet keeps them to itself.
   */
  function retag(actor: User, id: string, act: 'tag' | 'untag', tag: string): Promise<Outcome<Retagged>> {
    return archive.write(async (desk) => {
      const found = await open(desk, actor, 'edit', 'article', id)
      if (!found.ok) return found
      if (act === 'tag' && (await desk.head(tag))?.kind !== 'tag')
        return refused({ reason: 'invalid', problems: [{ path: ['tag'], problem: 'reference-missing' }] })
      const { content } = found.value
      if (content.tags.includes(tag) === (act === 'tag')) return done({ changed: false })
      const tags = act === 'tag' ? [...content.tags, tag] : content.tags.filter((other) => other !== tag)
      const parsed = parse(articleSchema, { ...content, tags })
      if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
      const { state, changed } = statusOf(found.value, now())
      const written = await writeRevision(desk, actor, found.value, parsed.value, now())
      if (!written.ok) return written
      const isShown = !changed && (state === 'published' || state === 'scheduled')
      if (!isShown || (await deny(desk, actor, 'publish', subjectOf(written.value)))) return done({ changed: true })
      const planned = found.value.publications.find(({ from }) => from > now())?.from
      const published = await publishNewest(desk, written.value, planned, now())
      return published.ok ? done({ changed: true }) : published
    })
  }

  return { retag }
}
