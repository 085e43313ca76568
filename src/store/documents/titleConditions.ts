import { sql, type Expression, type SqlBool } from 'kysely'
import type { Scopes } from '../../content/newsroom/outlook.ts'
import { escapeLike, isLike, withWords } from './listConditions.ts'
import { SHOWN_TO_ALL } from './scopeConditions.ts'

/** Texts, or the files of the media library: each is looked through by itself, so that no number of pictures keeps a text waiting. */
export interface TitleGroup {
  readonly isInGroup: Expression<SqlBool>
  /** As many as are looked at one by one before all titles are. */
  readonly isAmongNewest: Expression<SqlBool>
  /** Can readers see them, and so those find them who may not open them? */
  readonly isPublished: boolean
}

const NEWEST = sql.lit(500)

export const TEXTS: TitleGroup = {
  isInGroup: sql`document_summary.media_type is null`,
  isAmongNewest: sql`document.id in (select id from document where trashed_at is null order by updated_at desc limit ${NEWEST})`,
  isPublished: true,
}

export const FILES: TitleGroup = {
  isInGroup: sql`document_summary.media_type is not null`,
  isAmongNewest: sql`document.id in
    (select id from document where kind = 'media' and trashed_at is null order by updated_at desc limit ${NEWEST})`,
  isPublished: false,
}

/** Are the words in what editors have of a document, or in what readers see of it? */
export const hasWordsAnywhere = (typed: string, group: TitleGroup, scopes: Scopes) =>
  isAnywhere((among) => withWords(typed, among), group, scopes)

/** Does what editors have of a document, or what readers see of it, begin like this? */
export const beginsAnywhere = (start: string, group: TitleGroup, scopes: Scopes) =>
  isAnywhere((among) => [isLike(among, `${escapeLike(start)}%`)], group, scopes)

type Conditions = (among: Expression<string>) => readonly Expression<SqlBool>[]

/**
 * Each table is read through once, and of the rest only what matches. What readers see matters to those who may not open all of it. Some may stand
 * there twice: to merge them, SQLite would read each table in the order of its identifiers, a row here and a row there.
 */
function isAnywhere(conditions: Conditions, { isInGroup, isPublished }: TitleGroup, { kinds }: Scopes): Expression<SqlBool> {
  const opensAll = SHOWN_TO_ALL.every((kind) => kinds.get(kind) === 'all')
  const having = (table: string) => sql.join([...conditions(sql.ref(`${table}.words`))], sql` and `)
  const seen = isPublished && !opensAll ? sql` union all select document_id from publication where ${having('publication')}` : sql``
  return sql`document.id in (select document_id from document_summary where ${isInGroup} and ${having('document_summary')}${seen})`
}
