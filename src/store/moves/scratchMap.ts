import SqliteDatabase from 'better-sqlite3'

/** Words by their keys, of which there may be hundreds of thousands. */
export interface ScratchMap {
  get(key: string): string | undefined
  /** The first that was given for a key stays. */
  add(key: string, value: string): void
  /** The last that was given stays. */
  set(key: string, value: string): void
  close(): void
}

/** Keeps them in a file that nobody else reads, nor anybody later; without a name in one of the system's own, which has none. */
export function openScratchMap(file = ''): ScratchMap {
  const database = new SqliteDatabase(file)
  // What is lost when the program ends was for this program alone.
  for (const setting of ['journal_mode = off', 'synchronous = off', 'locking_mode = exclusive', 'cache_size = -4000'])
    database.pragma(setting)
  database.exec('create table entry (key text primary key, value text not null) without rowid; begin')
  const find = database.prepare<[string], { value: string }>('select value from entry where key = ?')
  const insert = database.prepare('insert into entry (key, value) values (?, ?) on conflict do nothing')
  const replace = database.prepare('insert into entry (key, value) values (?, ?) on conflict do update set value = excluded.value')
  return {
    get: (key) => find.get(key)?.value,
    add: (key, value) => void insert.run(key, value),
    set: (key, value) => void replace.run(key, value),
    close: () => void database.close(),
  }
}
