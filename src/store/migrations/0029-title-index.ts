import { sql, type Kysely } from 'kysely'
import type { Engine } from '../database.ts'
import type { Migration } from '../migration.ts'
import type { Tables } from '../tables.ts'

/**
 * Words anywhere in a title, found without reading all titles: see `search/titleIndex.ts`. PostgreSQL reads them through as before, beside our own process.
 * Triggers keep the index, so that no writer can forget it, nor the version before while machines are updated.
 */
export const titleIndex: Migration = {
  name: '0029-title-index',
  async up(db, engine: Engine) {
    if (engine === 'postgres') return
    // What begins in some way is found by its order, and what has one or two letters by reading the index instead of the table.
    await sql`create index document_summary_words on document_summary (words, media_type, document_id)`.execute(db)
    await sql`create table title_index_document (id integer primary key, document_id text not null unique)`.execute(db)
    await sql`create virtual table title_index using fts5(
      article, media, other, content = '', contentless_delete = 1, tokenize = 'trigram'
    )`.execute(db)
    await fill(db)
    await keep(db)
  },
}

/** Oldest first: those that come later get higher numbers. */
async function fill(db: Kysely<Tables>): Promise<void> {
  await sql`insert into title_index_document (document_id)
    select document_summary.document_id from document_summary join document on document.id = document_summary.document_id
    order by document.created_at, document.id`.execute(db)
  await sql`insert into title_index (rowid, article, media, other)
    select title_index_document.id, ${columns('document_summary.words')}
    from title_index_document join document on document.id = title_index_document.document_id
    join document_summary on document_summary.document_id = document.id order by title_index_document.id`.execute(db)
}

async function keep(db: Kysely<Tables>): Promise<void> {
  const added = sql`insert into title_index (rowid, article, media, other)
    select title_index_document.id, ${columns('new.words')}
    from title_index_document join document on document.id = title_index_document.document_id
    where title_index_document.document_id = new.document_id;`
  const removed = sql`delete from title_index where rowid in
    (select id from title_index_document where document_id = old.document_id);`
  await sql`create trigger title_index_insert after insert on document_summary begin
    insert into title_index_document (document_id) values (new.document_id); ${added} end`.execute(db)
  await sql`create trigger title_index_update after update of words on document_summary when new.words <> old.words begin
    ${removed} ${added} end`.execute(db)
  await sql`create trigger title_index_delete after delete on document_summary begin
    ${removed} delete from title_index_document where document_id = old.document_id; end`.execute(db)
}

/** Words stand in the column of their kind: the lists of the two that grow are counted by the index alone. */
const columns = (words: string) =>
  sql.join([
    sql`case document.kind when 'article' then ${sql.raw(words)} end`,
    sql`case document.kind when 'media' then ${sql.raw(words)} end`,
    sql`case when document.kind not in ('article', 'media') then ${sql.raw(words)} end`,
  ])
