import type { Transaction } from 'kysely'
import { toInstant } from '../../content/time.ts'
import type { Database } from '../database.ts'
import { listKeys, type MediaStorage } from '../media/storage.ts'
import { appliedMigrations } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import { BACKUP_VERSION, type Manifest } from './manifest.ts'
import type { OnProgress } from './progress.ts'
import type { Sink } from './sink.ts'
import { listTables, type StoredTable } from './storeTables.ts'
import { readRows } from './storedRows.ts'
import { createTableTotal, lineOf } from './tableTotals.ts'
import { createTarWriter, type TarWriter } from './tarWriter.ts'
import { countRows, readWholeStore } from './wholeStore.ts'

export interface ArchiveSource {
  readonly database: Database
  readonly storage: MediaStorage
  readonly now: Date
  /** The version of this program. */
  readonly program: string
  readonly onProgress: OnProgress
}

/** A part of a table in memory, before it becomes a file of the archive. */
const PART_BYTES = 4 * 1024 * 1024

/**
 * Writes an archive, a plain tar with the rows of each table as lines of JSON, the media, `manifest.json` and, last, `SHA256SUMS` of all of them, which
 * `sha256sum -c` reads too. The rows are those of one moment, whoever writes meanwhile. On SQLite too that is a transaction which only reads: a copy of the
 * store (`VACUUM INTO`) would take as much disk again, and hold the same moment for nearly as long.
 */
export async function writeArchive({ database, storage, now, program, onProgress }: ArchiveSource, sink: Sink): Promise<Manifest> {
  const tar = createTarWriter(sink)
  const store = await readWholeStore(database, async (db) => {
    const found = await listTables(db, database.engine)
    const total = await countRows(db, found)
    let done = 0
    const onRows = (rows: number) => {
      done += rows
      onProgress({ phase: 'reading', done, total })
    }
    const tables: Manifest['tables'] = []
    for (const table of found) tables.push(await addTable(tar, db, database, table, onRows))
    const named = await db.selectFrom('mediaFile').select('hash').distinct().orderBy('hash').execute()
    return { tables, named: named.map(({ hash }) => hash), migrations: await appliedMigrations(db) }
  })
  // Media are written before the rows that name them, and never change: what the rows name is there now, unless it was deleted for ever meanwhile.
  const copied = new Set<string>()
  const files = { count: 0, bytes: 0 }
  const keys = await listKeys(storage)
  for (const [index, key] of keys.entries()) {
    const bytes = await addFile(tar, storage, key)
    onProgress({ phase: 'files', done: index + 1, total: keys.length })
    if (bytes === null) continue
    copied.add(key.slice(0, key.indexOf('/')))
    files.count += 1
    files.bytes += bytes
  }
  const manifest: Manifest = {
    format: 'edicola-backup',
    version: BACKUP_VERSION,
    createdAt: toInstant(now),
    program,
    engine: database.engine,
    migrations: store.migrations,
    tables: store.tables,
    files,
    missing: store.named.filter((hash) => !copied.has(hash)),
  }
  await tar.addText('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  await tar.end()
  return manifest
}

async function addTable(
  tar: TarWriter,
  db: Transaction<Tables>,
  { engine }: Database,
  table: StoredTable,
  onRows: (rows: number) => void,
): Promise<Manifest['tables'][number]> {
  const totals = createTableTotal()
  let part: string[] = []
  let length = 0
  let parts = 0
  const flush = async () => {
    parts += 1
    await tar.addText(`store/${table.name}/${String(parts).padStart(6, '0')}.jsonl`, part.join(''))
    part = []
    length = 0
  }
  for await (const rows of readRows(db, engine, table)) {
    for (const row of rows) {
      const line = lineOf(row)
      totals.add(line)
      part.push(line)
      length += line.length
    }
    if (length >= PART_BYTES) await flush()
    onRows(rows.length)
  }
  if (length > 0) await flush()
  return { name: table.name, ...totals.total() }
}

/** Adds a file, and says how large it is; null if it is no longer there. */
async function addFile(tar: TarWriter, storage: MediaStorage, key: string): Promise<number | null> {
  const size = await storage.size(key)
  // Once it is open it can be read to its end, whoever deletes it.
  const body = size === undefined ? undefined : await storage.open(key)
  if (size === undefined || !body) return null
  await tar.add(`media/${key}`, size, body as AsyncIterable<Buffer>)
  return size
}
