import type { Kysely } from 'kysely'
import type { Tag } from '../../content/kinds/tag.ts'
import type { Published } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { countByKey } from './countArticles.ts'
import { ofKind, compact, publishedByIds } from './published.ts'
import { ANYTHING, noteSources } from './sources.ts'
import type { Tables } from '../tables.ts'

/** The tags that most visible articles have; among those that as many have, by name. */
export async function findMostUsedTags(db: Kysely<Tables>, limit: number, now: Instant): Promise<Published<Tag>[]> {
  noteSources(ANYTHING)
  const counted = await countByKey(db, 'tag', limit, now)
  const ids = counted.map(({ key }) => key)
  const tags = ofKind(await publishedByIds(db, ids, now), 'tag')
  return counted
    .flatMap(({ key, articles }) => compact(tags.get(key)).map((tag) => ({ tag, articles })))
    .sort((a, b) => b.articles - a.articles || a.tag.name.localeCompare(b.tag.name, 'it'))
    .map(({ tag }) => tag)
}
