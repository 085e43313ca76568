import type { CommandContext } from './context.ts'
import { openStore } from './openStore.ts'

/** Brings the store to the shape of this version, and nothing else. */
export async function migrateCommand(context: CommandContext): Promise<void> {
  const { database, migrated } = await openStore(context)
  await database.close()
  const { messages: t, say } = context
  say(migrated.length > 0 ? t.migrated(migrated.length) : t.upToDate)
}
