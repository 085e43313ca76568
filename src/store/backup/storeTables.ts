import { sql, type Kysely } from 'kysely'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'

/** What the values of a column are. For the last two PostgreSQL has types of its own; SQLite keeps them as numbers and as text. */
export type ColumnType = 'text' | 'number' | 'yes-no' | 'moment'

/** A table as the database names it. */
export interface StoredTable {
  readonly name: string
  /** By name, so that both engines tell of them in the same order. */
  readonly columns: readonly { readonly name: string; readonly type: ColumnType; readonly isNumbered: boolean }[]
  /** What tells its rows apart; all columns where it has no key. */
  readonly key: readonly string[]
}

/** The table that notes in a store what was copied into it. It stands there from the first row until the last comparison: until then this is no magazine. */
export const COPY_NOTES = 'unfinished_copy'

/**
 * The search indexes hold nothing of their own: they are made anew from what is written and published. SQLite keeps each in several tables. Nor do the notes of
 * a copy belong to what is copied.
 */
const isLeftOut = (name: string): boolean => /^(search|draft|title)_index(_|$)/.test(name) || name === COPY_NOTES

/**
 * Every table of the store but the search indexes, each after those it refers to. They are asked of the database, so a table that a migration adds is
 * among them by itself.
 */
export async function listTables(db: Kysely<Tables>, engine: Engine): Promise<StoredTable[]> {
  const raw = db.withoutPlugins()
  const schema = engine === 'postgres' ? await currentSchema(raw) : undefined
  const found = (await raw.introspection.getTables()).filter((table) => table.schema === schema && !table.isView && !isLeftOut(table.name))
  const constraints = engine === 'postgres' ? await postgresConstraints(raw) : await sqliteConstraints(raw, found)
  const tables = found.map(({ name, columns }): StoredTable => {
    const names = columns.map((column) => column.name).sort()
    const key = constraints.keys.get(name)?.sort() ?? names
    return {
      name,
      key,
      columns: names.map((column) => {
        const { dataType = '', isAutoIncrementing = false } = columns.find((one) => one.name === column) ?? {}
        return { name: column, type: TYPES[dataType] ?? 'number', isNumbered: isAutoIncrementing }
      }),
    }
  })
  return inOrderOfReference(tables, constraints.references)
}

const TYPES: Readonly<Record<string, ColumnType>> = { text: 'text', bool: 'yes-no', timestamptz: 'moment' }

interface Constraints {
  readonly keys: ReadonlyMap<string, string[]>
  /** Which tables a table refers to. */
  readonly references: ReadonlyMap<string, ReadonlySet<string>>
}

async function sqliteConstraints(db: Kysely<Tables>, tables: readonly { readonly name: string }[]): Promise<Constraints> {
  const keys = new Map<string, string[]>()
  const references = new Map<string, Set<string>>()
  for (const { name } of tables) {
    const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${name}) where pk > 0`.execute(db)
    if (columns.length > 0)
      keys.set(
        name,
        columns.map((column) => column.name),
      )
    const { rows: targets } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(db)
    references.set(name, new Set(targets.map(({ table }) => table)))
  }
  return { keys, references }
}

async function postgresConstraints(db: Kysely<Tables>): Promise<Constraints> {
  const { rows } = await sql<{ name: string; contype: string; columns: string[]; target: string | null }>`
    select r.relname as name, c.contype, t.relname as target,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) as columns
    from pg_constraint c join pg_class r on r.oid = c.conrelid left join pg_class t on t.oid = c.confrelid
    where c.contype in ('p', 'f') and c.connamespace = current_schema()::regnamespace`.execute(db)
  const keys = new Map(rows.filter(({ contype }) => contype === 'p').map(({ name, columns }) => [name, columns]))
  const references = new Map<string, Set<string>>()
  for (const { name, target } of rows) if (target) references.set(name, (references.get(name) ?? new Set()).add(target))
  return { keys, references }
}

async function currentSchema(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return rows[0]?.schema ?? 'public'
}

/** Each after those it refers to, and otherwise by name. */
function inOrderOfReference(tables: readonly StoredTable[], references: Constraints['references']): StoredTable[] {
  const ordered: StoredTable[] = []
  let left = tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  while (left.length > 0) {
    const free = left.filter(({ name }) => left.every((other) => other.name === name || !references.get(name)?.has(other.name)))
    if (free.length === 0) throw new Error(`Tables refer to each other: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}
