import { join } from 'node:path'
import { REGION } from '../../messages/locale.ts'
import { copySource, copyStore } from '../../store/backup/copyStore.ts'
import { Interrupted } from '../../store/backup/progress.ts'
import { PlaceTaken } from '../../store/backup/putStore.ts'
import { storeState } from '../../store/backup/storeState.ts'
import { readWholeStore } from '../../store/backup/wholeStore.ts'
import type { DatabaseLocation } from '../../store/database.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { openMagazine } from '../openMagazine.ts'
import { storeLabel, storeSentence } from '../openStore.ts'
import { readDatabaseUrl } from '../environment.ts'
import { withPhaseLine } from './phaseLine.ts'
import { StartFault } from '../startFault.ts'
import { secondsOf, withBackup } from './withBackup.ts'

/** `move --to DESTINATION`: the rows of the store to the other engine, compared one by one. Cut off, it goes on where it was when it is started again. */
export async function moveCommand(context: CommandContext, { options: { to } }: Arguments<{ to: 'string' }>): Promise<void> {
  const { environment, clock, locale, say, messages } = context
  const t = messages.backups
  const target = readDestination(context, to)
  const from = environment.database
  if (storeLabel(from) === storeLabel(target)) throw new StartFault(t.samePlace)
  // What is written while it moves would be left behind.
  if ((await storeState(from)) === 'in-use') throw new StartFault(t.taken['in-use'](storeLabel(from)))
  const number = new Intl.NumberFormat(REGION[locale])
  await withBackup(context, storeLabel(target), async () => {
    const { database } = await openMagazine(context)
    let moved = 0
    try {
      const began = performance.now()
      await withPhaseLine(context, (progress) => {
        const tell = (line: string) => {
          progress.end()
          say(line)
        }
        return readWholeStore(database, async (db) =>
          copyStore(target, await copySource(db, database.engine), {
            clock,
            onFound: (found) => tell(t.movedBefore(number.format(found))),
            onChanged: () => tell(t.moveChanged),
            onProgress(reached) {
              if (reached.phase === 'moving') moved = reached.done
              progress.show(reached)
            },
          }),
        )
      })
      say(t.moved(number.format(moved), secondsOf(performance.now() - began, context)))
      say(target.engine === 'postgres' ? t.nowPostgres : t.nowSqlite)
    } catch (error) {
      if (error instanceof PlaceTaken) throw new StartFault(t.destinationTaken[error.state](storeLabel(error.location)), { cause: error })
      const words = { ...messages, storeTrouble: { ...messages.storeTrouble, unreachable: t.destinationAway } }
      const sentence =
        error instanceof Interrupted ? t.interrupted : error instanceof StoreUnavailable ? storeSentence(words, error, target) : null
      if (sentence === null) throw error
      throw new StartFault([sentence, ...(moved > 0 ? [t.moveGoesOn] : [])].join(' '), { cause: error })
    } finally {
      await database.close()
    }
  })
}

function readDestination({ environment, messages }: CommandContext, to: string | undefined): DatabaseLocation {
  if (to === undefined) throw new StartFault(messages.backups.noDestination)
  if (to === 'sqlite') return { engine: 'sqlite', file: join(environment.dataDir, 'edicola.sqlite') }
  const url = readDatabaseUrl(to)
  if (!url) throw new StartFault(messages.backups.badDestination(to))
  return { engine: 'postgres', url }
}
