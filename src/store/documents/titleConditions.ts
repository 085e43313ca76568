import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Scopes } from '../../content/newsroom/outlook.ts'
import { fold } from '../../content/search/words.ts'
import type { Engine } from '../database.ts'
import { newestTitled, titleExpression } from '../search/titleIndex.ts'
import { escapeLike, isLike, withWords } from './listConditions.ts'
import { SHOWN_TO_ALL } from './scopeConditions.ts'

/** Texts, or the files of the media library: each is looked through by itself, so that no number of pictures keeps a text waiting. */
export interface TitleGroup {
  readonly isInGroup: Expression<SqlBool>
  /** As many as are looked at one by one before all titles are. */
  readonly isAmongNewest: Expression<SqlBool>
  /** As the index of titles knows them. */
  readonly sorts: Parameters<typeof titleExpression>[1]
  /** Can readers see them, and so those find them who may not open them? */
  readonly isPublished: boolean
}

const NEWEST = sql.lit(200)
/** Of a word that more have, those that were made last are put in order. */
const MAX_TITLED = 500
/** After all that a title may go on with. */
const LAST_SIGN = '\u{10ffff}'
/** So many letters of a title PostgreSQL has in the order of their beginnings. */
const INDEXED_LETTERS = 64
/** As many that begin alike are looked at. */
const MAX_BEGINNING = sql.lit(200)

export const TEXTS: TitleGroup = {
  isInGroup: sql`document_summary.media_type is null`,
  isAmongNewest: sql`document.id in (select id from document where trashed_at is null order by updated_at desc limit ${NEWEST})`,
  sorts: ['article', 'other'],
  isPublished: true,
}

export const FILES: TitleGroup = {
  isInGroup: sql`document_summary.media_type is not null`,
  isAmongNewest: sql`document.id in
    (select id from document where kind = 'media' and trashed_at is null order by updated_at desc limit ${NEWEST})`,
  sorts: ['media'],
  isPublished: false,
}

/** Are the words in what editors have of a document, or in what readers see of it? */
export function hasWordsAnywhere(engine: Engine, typed: string, group: TitleGroup, scopes: Scopes): Expression<SqlBool> {
  const having = (among: Expression<string>) => withWords(typed, among)
  const expression = engine === 'sqlite' ? titleExpression(typed, group.sorts) : null
  const titled =
    expression === null
      ? summariesWith(having, group)
      : sql`${newestTitled(expression, MAX_TITLED)} union all ${summariesBeginning(engine, typed, group)}`
  return isAmong(engine, titled, having, group, scopes)
}

/** Does what editors have of a document, or what readers see of it, begin like this? */
export function beginsAnywhere(engine: Engine, typed: string, group: TitleGroup, scopes: Scopes): Expression<SqlBool> {
  const having = (among: Expression<string>) => [isLike(among, `${escapeLike(foldTyped(typed))}%`)]
  return isAmong(engine, summariesBeginning(engine, typed, group), having, group, scopes)
}

/** What was typed, as titles are kept. */
export const foldTyped = (typed: string): string => fold(typed.normalize('NFC').trim())

type Conditions = (among: Expression<string>) => readonly Expression<SqlBool>[]

const having = (table: string, conditions: Conditions) => sql.join([...conditions(sql.ref(`${table}.words`))], sql` and `)

const summariesWith = (conditions: Conditions, { isInGroup }: TitleGroup) =>
  sql`select document_id from document_summary where ${isInGroup} and ${having('document_summary', conditions)}`

/** In the order of their letters, so those that are nothing else come first: as both engines have them in an index. */
function summariesBeginning(engine: Engine, typed: string, { isInGroup }: TitleGroup): RawBuilder<unknown> {
  const beginning = (text: RawBuilder<unknown>) =>
    engine === 'sqlite' ? text : sql`left(${text}, ${sql.lit(INDEXED_LETTERS)}) collate "C"`
  const words = beginning(sql`words`)
  const start = beginning(sql`cast(${foldTyped(typed)} as text)`)
  return sql`select document_id from (select document_id from document_summary
    where ${words} >= ${start} and ${words} < ${start} || ${LAST_SIGN} and ${isInGroup} order by ${words} limit ${MAX_BEGINNING}) as beginning`
}

/**
 * What readers see matters to those who may not open all of it. Some may stand there twice: to merge them, SQLite would read each table in the order of its
 * identifiers, a row here and a row there. PostgreSQL, which cannot tell how many have a word, finds them first and then looks up each.
 */
function isAmong(
  engine: Engine,
  titled: RawBuilder<unknown>,
  conditions: Conditions,
  { isPublished }: TitleGroup,
  { kinds }: Scopes,
): Expression<SqlBool> {
  const opensAll = SHOWN_TO_ALL.every((kind) => kinds.get(kind) === 'all')
  const seen =
    isPublished && !opensAll ? sql` union all select document_id from publication where ${having('publication', conditions)}` : sql``
  return engine === 'sqlite' ? sql`document.id in (${titled}${seen})` : sql`document.id = any(array(${titled}${seen}))`
}
