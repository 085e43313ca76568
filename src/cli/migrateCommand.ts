import type { CommandContext } from './context.ts'
import { openStore } from './openStore.ts'

/** Brings the store to the shape of this version, and nothing else. */
export async function migrateCommand({ environment, messages: t, say }: CommandContext): Promise<void> {
  const { database, migrated } = await openStore(environment, () => new Date(), t)
  await database.close()
  say(migrated.length > 0 ? t.migrated(migrated.length) : t.upToDate)
}
