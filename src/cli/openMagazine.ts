import { openDatabase, type Database } from '../store/database.ts'
import { isStoreThere } from '../store/backup/storeState.ts'
import { hasUnfinishedCopy } from '../store/backup/unfinishedCopy.ts'
import { mapDatabaseErrors, StoreUnavailable } from '../store/faults.ts'
import { openMediaStorage } from '../store/media/openMediaStorage.ts'
import type { MediaStorage } from '../store/media/storage.ts'
import type { CommandContext } from './context.ts'
import { storeLabel, storeSentence } from './openStore.ts'
import { StartFault } from './startFault.ts'

export interface OpenMagazine {
  readonly database: Database
  readonly storage: MediaStorage
}

/** Opens a magazine that is there, as it is: nothing is made, and nothing migrated. */
export async function openMagazine({ environment, messages, clock }: CommandContext): Promise<OpenMagazine> {
  const { database: location, media } = environment
  await refuseWithoutMagazine({ environment, messages })
  const database = openDatabase(location)
  if (await mapDatabaseErrors(() => hasUnfinishedCopy(database.db, database.engine))) {
    await database.close()
    throw new StartFault(messages.storeUnfinished(storeLabel(location)))
  }
  return { database, storage: openMediaStorage(media, clock) }
}

/** Refuses to go on where no magazine is: whoever mistyped DATA_DIR would make an empty one there. */
export async function refuseWithoutMagazine({
  environment: { database: location },
  messages,
}: Pick<CommandContext, 'environment' | 'messages'>): Promise<void> {
  const isThere = await isStoreThere(location).catch((cause: unknown) => {
    throw cause instanceof StoreUnavailable ? new StartFault(storeSentence(messages, cause, location), { cause }) : cause
  })
  if (!isThere) throw new StartFault(messages.backups.noMagazine(storeLabel(location)))
}
