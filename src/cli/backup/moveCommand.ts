import { join } from 'node:path'
import { REGION } from '../../messages/locale.ts'
import { storeSource } from '../../store/backup/fillStore.ts'
import { PlaceTaken, putStore } from '../../store/backup/putStore.ts'
import { storeState } from '../../store/backup/storeState.ts'
import type { DatabaseLocation } from '../../store/database.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { openMagazine } from '../openMagazine.ts'
import { storeLabel } from '../openStore.ts'
import { readDatabaseUrl } from '../environment.ts'
import { createProgressLine } from '../progressLine.ts'
import { StartFault } from '../startFault.ts'
import { secondsOf, withBackup } from './withBackup.ts'

/** `move --to DESTINATION`: the rows of the store to the other engine, compared one by one. Cut off, it has moved nothing, and is begun anew. */
export async function moveCommand(context: CommandContext, { options: { to } }: Arguments<{ to: 'string' }>): Promise<void> {
  const { environment, clock, locale, say, messages } = context
  const t = messages.backups
  const target = readDestination(context, to ?? '')
  const from = environment.database
  if (storeLabel(from) === storeLabel(target)) throw new StartFault(t.samePlace)
  // What is written while it moves would be left behind.
  if ((await storeState(from)) === 'in-use') throw new StartFault(t.taken['in-use'](storeLabel(from)))
  const progress = createProgressLine()
  await withBackup(context, storeLabel(target), async () => {
    const { database } = await openMagazine(context)
    try {
      progress.show(t.moving)
      const began = performance.now()
      let rows = 0
      await database.snapshot(async (db) => {
        const source = await storeSource(db, database.engine)
        const counted = {
          ...source,
          read: (receive: Parameters<typeof source.read>[0]) =>
            source.read(async (table, some) => {
              rows += some.length
              await receive(table, some)
            }),
        }
        await putStore(target, counted, { clock, replaces: false, backupFolder: join(environment.dataDir, 'backups') })
      })
      progress.end()
      say(t.moved(new Intl.NumberFormat(REGION[locale]).format(rows), secondsOf(performance.now() - began, context)))
      say(target.engine === 'postgres' ? t.nowPostgres : t.nowSqlite)
    } catch (error) {
      if (error instanceof PlaceTaken) throw new StartFault(t.destinationTaken[error.state](storeLabel(target)), { cause: error })
      if (error instanceof StoreUnavailable)
        throw new StartFault(messages.storeTrouble[error.trouble](storeLabel(target)), { cause: error })
      throw error
    } finally {
      progress.end()
      await database.close()
    }
  })
}

function readDestination({ environment, messages }: CommandContext, to: string): DatabaseLocation {
  if (to === 'sqlite') return { engine: 'sqlite', file: join(environment.dataDir, 'edicola.sqlite') }
  const url = readDatabaseUrl(to)
  if (!url) throw new StartFault(messages.backups.badDestination(to))
  return { engine: 'postgres', url }
}
