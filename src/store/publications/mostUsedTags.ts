import type { Kysely } from 'kysely'
import type { Tag } from '../../content/kinds/tag.ts'
import type { Published } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { isVisible, ofKind, compact, publishedByIds } from './published.ts'
import type { Tables } from '../tables.ts'

/** The tags that most visible articles have; among those that as many have, by name. */
export async function findMostUsedTags(db: Kysely<Tables>, limit: number, now: Instant): Promise<Published<Tag>[]> {
  const rows = await db
    .selectFrom('publication')
    .innerJoin('publicationTag', 'publicationTag.publicationId', 'publication.id')
    .select((eb) => ['tagId', eb.fn.countAll().as('articles')])
    .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', '=', 'article')]))
    .groupBy('tagId')
    .orderBy('articles', 'desc')
    .orderBy('tagId')
    .limit(limit)
    .execute()
  const ids = rows.map(({ tagId }) => tagId)
  const tags = ofKind(await publishedByIds(db, ids, now), 'tag')
  return rows
    .flatMap(({ tagId, articles }) => compact(tags.get(tagId)).map((tag) => ({ tag, articles: Number(articles) })))
    .sort((a, b) => b.articles - a.articles || a.tag.name.localeCompare(b.tag.name, 'it'))
    .map(({ tag }) => tag)
}
