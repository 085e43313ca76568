import { constants } from 'node:fs'
import { access, chmod, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCopyBeside } from '../store/backup/storeState.ts'
import { openDatabase, type Database, type DatabaseLocation } from '../store/database.ts'
import { StoreTooNew, StoreUnavailable, StoreUnfinished, type OnStoreFault } from '../store/faults.ts'
import { openMediaStorage } from '../store/media/openMediaStorage.ts'
import type { MediaStorage } from '../store/media/storage.ts'
import { migrate } from '../store/migrate.ts'
import type { Messages } from '../messages/messages.ts'
import type { CommandContext } from './context.ts'
import type { Environment } from './environment.ts'
import { StartFault } from './startFault.ts'

export interface OpenStore {
  readonly database: Database
  readonly storage: MediaStorage
  /** The migrations that were needed just now. */
  readonly migrated: readonly string[]
}

/** Opens the store the environment names and brings it up to date, or leaves it as it is where another process has done so. */
export async function openStore(
  { environment, clock, messages: t }: Pick<CommandContext, 'environment' | 'clock' | 'messages'>,
  onFault: OnStoreFault = () => undefined,
  { isPrepared = false } = {},
): Promise<OpenStore> {
  if (await isCopyBeside(environment.database)) throw new StartFault(t.storeUnfinished(storeLabel(environment.database)))
  await prepareFolder(environment).catch((cause: unknown) => {
    throw new StartFault(t.dataFolder(environment.dataDir), { cause })
  })
  const database = openDatabase(environment.database, onFault)
  try {
    const migrated = isPrepared ? [] : await migrate(database, { clock, backupFolder: join(environment.dataDir, 'backups') })
    return { database, storage: openMediaStorage(environment.media, clock), migrated }
  } catch (error) {
    await database.close().catch(() => undefined)
    if (error instanceof StoreTooNew) throw new StartFault(t.storeTooNew(await copiesOf(environment)), { cause: error })
    if (error instanceof StoreUnfinished) throw new StartFault(t.storeUnfinished(storeLabel(environment.database)), { cause: error })
    if (error instanceof StoreUnavailable) throw new StartFault(storeSentence(t, error, environment.database), { cause: error })
    throw error
  }
}

const MOST_NAMED = 5

/** The copies that could take the place of a store which is too new, the newest first: the backup that was made before an upgrade has whatever name its owner gave it. */
async function copiesOf({ dataDir, backupTo, database }: Environment): Promise<{ stores: string[]; archives: string[] }> {
  const newestFirst = async (folder: string, names: RegExp) => {
    const paths = (await inside(folder)).filter((path) => names.test(path))
    const copies = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
    return copies
      .toSorted((a, b) => b.at - a.at)
      .slice(0, MOST_NAMED)
      .map(({ path }) => path)
  }
  const backups = join(dataDir, 'backups')
  return {
    // Those that are made before a migration are SQLite's own files.
    stores: database.engine === 'sqlite' ? await newestFirst(backups, /edicola-[^/]*\.sqlite$/) : [],
    archives: [
      ...(await newestFirst(backups, ARCHIVE)),
      ...(backupTo?.kind === 'folder' ? await newestFirst(backupTo.folder, ARCHIVE) : []),
    ],
  }
}

const ARCHIVE = /\.tar(\.encrypted)?$/

/**
 * Makes the data folder, for this program alone: passwords, drafts and readers' answers are in it. SQLite gives its companions (`-wal`, `-shm`)
 * the mode of the store, so the store is made before it is opened; what an older program made is closed to others now.
 */
async function prepareFolder({ dataDir, database, media }: Environment): Promise<void> {
  const backups = join(dataDir, 'backups')
  const folders = [dataDir, ...(media.kind === 'folder' ? [media.folder] : [])]
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const folder of [...folders, backups]) await closeToOthers(folder, 0o700)
  await access(dataDir, constants.W_OK)
  if (database.engine === 'sqlite') await (await open(database.file, 'a', 0o600)).close()
  const stores = [...(await inside(dataDir)), ...(await inside(backups))].filter((file) => /\.sqlite(-wal|-shm)?$/.test(file))
  for (const file of stores) await closeToOthers(file, 0o600)
}

const inside = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).map((name) => join(folder, name))

/** A folder that is lent to us, such as a mounted one, keeps the mode that its owner chose. Copies are made later, and SQLite's companions come and go. */
async function closeToOthers(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOENT'))) throw error
  })
}

/** Where the store is, fit to be printed: without the password. */
export function storeLabel(location: DatabaseLocation): string {
  if (location.engine === 'sqlite') return location.file
  const { hostname, port, pathname } = new URL(location.url)
  return `${hostname}:${port || 5432}${pathname}`
}

/** What keeps a store from being used, and what to do about it, in a sentence. */
export function storeSentence(t: Messages['cli'], error: StoreUnavailable, location: DatabaseLocation): string {
  const refusal = REFUSALS.find(([, codes]) => codes.test(codeOf(error)))?.[0]
  const where = storeLabel(location)
  return refusal ? t.databaseRefusal[refusal](where) : t.storeTrouble[error.trouble](where)
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const REFUSALS = [
  ['missing', /^3D000$/],
  ['forbidden', /^28/],
] as const

const codeOf = ({ cause }: StoreUnavailable): string => (cause instanceof Error && 'code' in cause ? String(cause.code) : '')
