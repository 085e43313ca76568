import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** How long readers' lists are, kept with what stands in them; and lists of a tag and of an author in their order. */
export const publicationCounts: Migration = {
  name: '0017-publication-counts',
  async up(db) {
    for (const [table, column] of [
      ['publicationAuthor', 'authorId'],
      ['publicationTag', 'tagId'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn('publishedAt', 'text', (added) => added.notNull().defaultTo(''))
        .execute()
      await sql`update ${sql.table(table)} set published_at =
        (select publication.published_at from publication where publication.id = publication_id)`.execute(db)
      await db.schema.createIndex(`${table}Newest`).on(table).columns([column, 'publishedAt', 'publicationId']).execute()
    }
    await db.schema
      .createTable('publicationCount')
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('publicationCountKey', ['list', 'key'])
      .execute()
    await db.schema.createIndex('publicationCountMost').on('publicationCount').columns(['list', 'count']).execute()
    await sql`insert into publication_count (list, key, count)
      select 'kind', kind, count(*) from publication where visible_until is null group by kind
      union all
      select 'month', substr(published_at, 1, 7), count(*) from publication
        where kind = 'article' and visible_until is null group by substr(published_at, 1, 7)
      union all
      select 'section', section_id, count(*) from publication where section_id is not null and visible_until is null group by section_id
      union all
      select 'issue', issue_id, count(*) from publication where issue_id is not null and visible_until is null group by issue_id
      union all
      select 'author', author_id, count(*) from publication_author join publication on id = publication_id
        where visible_until is null group by author_id
      union all
      select 'tag', tag_id, count(*) from publication_tag join publication on id = publication_id
        where visible_until is null group by tag_id`.execute(db)
  },
}
