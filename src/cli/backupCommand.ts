import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { toInstant } from '../content/time.ts'
import { makeBackup } from '../store/backup/makeBackup.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { openMagazine } from './openMagazine.ts'
import { createProgressLine } from './progressLine.ts'
import { StartFault } from './startFault.ts'
import { programVersion } from './version.ts'
import { describeBackup, secondsOf, sizeOf, withBackup } from './withBackup.ts'

/** `backup [FILE]`: store and media in one file, restored once before it is called good. */
export async function backupCommand(context: CommandContext, { words: [given] }: Arguments): Promise<void> {
  const { environment, clock, locale, say, messages } = context
  const t = messages.backups
  const file = resolve(given ?? join(environment.dataDir, 'backups', backupName(clock(), environment.backupPassphrase !== null)))
  if (await isThere(file)) throw new StartFault(t.exists(file))
  await withBackup(context, file, async () => {
    const { database, storage } = await openMagazine(context)
    const progress = createProgressLine()
    const began = performance.now()
    const rate = (bytes: number) => sizeOf((bytes / Math.max(1, performance.now() - began)) * 1000, locale)
    try {
      const made = await makeBackup({
        database,
        storage,
        file,
        passphrase: environment.backupPassphrase,
        scratch: environment.dataDir,
        clock,
        program: programVersion(),
        onProgress: (bytes) => progress.show(t.writing(sizeOf(bytes, locale), rate(bytes))),
        onWritten: () => progress.show(t.proving),
      })
      progress.end()
      const speed = sizeOf((made.bytes / Math.max(1, made.writeMs)) * 1000, locale)
      say(t.made(file, sizeOf(made.bytes, locale), speed, secondsOf(made.restoreMs, context)))
      say(describeBackup(context, made))
    } finally {
      progress.end()
      await database.close()
    }
  })
}

/** A name that sorts by its moment. */
export function backupName(now: Date, isEncrypted: boolean): string {
  return `edicola-${toInstant(now).slice(0, 19).replaceAll(':', '-')}${isEncrypted ? '.tar.encrypted' : '.tar'}`
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
