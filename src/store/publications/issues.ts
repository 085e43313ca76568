import type { Kysely } from 'kysely'
import { mediaIn } from '../../content/body/media.ts'
import { inOrder } from '../../content/inOrder.ts'
import { MAX_ARTICLES, type Issue } from '../../content/kinds/issue.ts'
import type { IssueCard, IssueToRead, PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { readContent } from '../documents/storedContent.ts'
import { ofKind, compact, publishedByIds, publishedRows } from './published.ts'
import { kindSource, noteSources, slugSource } from './sources.ts'
import type { Tables } from '../tables.ts'

const issueRows = (db: Kysely<Tables>, now: Instant) =>
  publishedRows(db, now)
    .select('publication.publishedAt')
    .where('publication.kind', '=', 'issue')
    .orderBy('publication.publishedAt', 'desc')

export async function listIssues(db: Kysely<Tables>, now: Instant): Promise<IssueCard[]> {
  noteSources(kindSource('issue'))
  const rows = await issueRows(db, now).execute()
  const issues = rows.map((row) => ({ row, content: readContent('issue', row) }))
  const covers = ofKind(
    await publishedByIds(
      db,
      issues.flatMap(({ content }) => compact(content.cover)),
      now,
    ),
    'media',
  )
  return issues.map(({ row, content }) => toIssueCard(row, content, covers))
}

export async function findIssue(
  db: Kysely<Tables>,
  slug: string,
  articles: PublicContent['articles'],
  now: Instant,
): Promise<IssueToRead | undefined> {
  noteSources(slugSource('issue', slug))
  const row = await issueRows(db, now).where('publication.slug', '=', slug).executeTakeFirst()
  return row && toIssue(db, { ...row, content: readContent('issue', row) }, articles, now)
}

export async function toIssue(
  db: Kysely<Tables>,
  issue: Pick<IssueToRead, 'id' | 'content' | 'updatedAt' | 'publishedAt'>,
  articles: PublicContent['articles'],
  now: Instant,
): Promise<IssueToRead> {
  const { id, content, updatedAt } = issue
  const [named, belonging] = await Promise.all([
    publishedByIds(db, [...compact(content.cover), ...mediaIn(content.body)], now),
    articles({ issue: id }, { limit: MAX_ARTICLES }, now),
  ])
  const media = ofKind(named, 'media')
  return { ...toIssueCard(issue, content, media), content, updatedAt, media, articles: inOrder(content.order, belonging) }
}

function toIssueCard(
  { id, publishedAt }: Pick<IssueCard, 'id' | 'publishedAt'>,
  { slug, title, number, standfirst, cover }: Issue,
  media: IssueToRead['media'],
): IssueCard {
  return { id, slug, title, number, standfirst, publishedAt, cover: (cover && media.get(cover)) || null }
}
