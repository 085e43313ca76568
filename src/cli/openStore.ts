import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type Database } from '../store/database.ts'
import { StoreTooNew, StoreUnavailable, type OnStoreFault } from '../store/faults.ts'
import { createDiskStorage } from '../store/media/diskStorage.ts'
import type { MediaStorage } from '../store/media/storage.ts'
import { migrate } from '../store/migrate.ts'
import type { CommandContext } from './context.ts'
import type { Environment } from './environment.ts'
import { StartFault } from './startFault.ts'

export interface OpenStore {
  readonly database: Database
  readonly storage: MediaStorage
  /** The migrations that were needed just now. */
  readonly migrated: readonly string[]
}

/** Opens the store the environment names and brings it up to date. */
export async function openStore(
  { environment, clock, messages: t }: Pick<CommandContext, 'environment' | 'clock' | 'messages'>,
  onFault: OnStoreFault = () => undefined,
): Promise<OpenStore> {
  const media = join(environment.dataDir, 'media')
  await mkdir(media, { recursive: true })
    .then(() => access(environment.dataDir, constants.W_OK))
    .catch((cause: unknown) => {
      throw new StartFault(t.dataFolder(environment.dataDir), { cause })
    })
  const database = openDatabase(environment.database, onFault)
  try {
    const migrated = await migrate(database, { clock, backupFolder: join(environment.dataDir, 'backups') })
    return { database, storage: createDiskStorage(media), migrated }
  } catch (error) {
    await database.close().catch(() => undefined)
    if (error instanceof StoreTooNew) throw new StartFault(t.storeTooNew, { cause: error })
    if (error instanceof StoreUnavailable) throw new StartFault(t.storeTrouble[error.trouble](storeLabel(environment)), { cause: error })
    throw error
  }
}

/** Where the store is, fit to be printed: without the password. */
function storeLabel({ database }: Environment): string {
  if (database.engine === 'sqlite') return database.file
  const { hostname, port, pathname } = new URL(database.url)
  return `${hostname}:${port || 5432}${pathname}`
}
