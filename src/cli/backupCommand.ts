import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { toInstant } from '../content/time.ts'
import { createBackupRuns, type BackupInProgress, type BackupRuns } from '../store/backup/backupRuns.ts'
import { makeBackup, type MadeBackup } from '../store/backup/makeBackup.ts'
import { nightlyName, pruneNightlyFiles } from '../store/backup/nightlyFiles.ts'
import { storeShape } from '../store/migrate.ts'
import { createAuditLog } from '../store/people/auditLog.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { openMagazine, type OpenMagazine } from './openMagazine.ts'
import { createProgressLine } from './progressLine.ts'
import { StartFault } from './startFault.ts'
import { programVersion } from './version.ts'
import { describeBackup, secondsOf, sizeOf, withBackup } from './withBackup.ts'

/** `backup [FILE] [--scheduled]`: store and media in one file, restored once before it is called good. */
export async function backupCommand(
  context: CommandContext,
  { options: { scheduled }, words: [given] }: Arguments<{ scheduled: 'boolean' }>,
): Promise<void> {
  if (scheduled) return scheduledBackup(context, given)
  const { environment, clock, messages } = context
  const file = resolve(given ?? join(environment.dataDir, 'backups', backupName(clock(), environment.backupPassphrase !== null)))
  if (await isThere(file)) throw new StartFault(messages.backups.exists(file))
  await withBackup(context, file, () =>
    withMagazine(context, async (magazine) => {
      // A store of an older version has no place for the result, and one that cannot be written can still be copied: whoever asked is told.
      const isKept = await storeShape(magazine.database).then(
        (shape) => shape === 'ok',
        () => false,
      )
      const run = isKept ? await magazine.runs.begin(file).catch(() => null) : null
      await make(context, magazine, file, run)
    }),
  )
}

/** `backup --scheduled`: the backup of this night, unless it is made already; then those that are no longer kept are removed. */
async function scheduledBackup(context: CommandContext, given: string | undefined): Promise<void> {
  const { environment, clock, say, messages } = context
  const t = messages.backups
  const { backupTo: folder, backupPassphrase } = environment
  if (given !== undefined) throw new StartFault(t.scheduledNamesItself)
  if (folder === null) throw new StartFault(t.notScheduled)
  const file = join(folder, nightlyName(clock(), backupPassphrase !== null))
  await withBackup(context, file, () =>
    withMagazine(context, async (magazine) => {
      const { timeZone } = await createPublicContent(magazine.database).siteSettings()
      const run = await magazine.runs.beginNightly(file, timeZone)
      if (!run) {
        say(t.notDue)
        return
      }
      // A disk that is not mounted leaves its folder away, or empty: to make it would fill the disk of the system, and look like a backup elsewhere.
      await access(folder).catch(async (error: unknown) => {
        await run.fail(error)
        throw new StartFault(t.noFolder(folder), { cause: error })
      })
      await make(context, magazine, file, run)
      for (const name of await pruneNightlyFiles(folder)) say(t.forgotten(name))
    }),
  )
}

async function make(
  context: CommandContext,
  { database, storage }: OpenMagazine,
  file: string,
  run: BackupInProgress | null,
): Promise<void> {
  const { environment, clock, locale, say, messages } = context
  const t = messages.backups
  const progress = createProgressLine()
  const began = performance.now()
  const rate = (bytes: number) => sizeOf((bytes / Math.max(1, performance.now() - began)) * 1000, locale)
  let made: MadeBackup
  try {
    made = await makeBackup({
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
  } catch (error) {
    // A store that is away takes no note of it either; what is thrown says why.
    await run?.fail(error).catch(() => undefined)
    throw error
  } finally {
    progress.end()
  }
  const speed = sizeOf((made.bytes / Math.max(1, made.writeMs)) * 1000, locale)
  say(t.made(file, sizeOf(made.bytes, locale), speed, secondsOf(made.restoreMs, context)))
  say(describeBackup(context, made))
  await run?.finish(made)
}

/** Opens the magazine as it is, with what is known of its backups, and closes it afterwards. */
async function withMagazine(
  context: CommandContext,
  work: (magazine: OpenMagazine & { readonly runs: BackupRuns }) => Promise<void>,
): Promise<void> {
  const { clock, newId, messages } = context
  const magazine = await openMagazine(context)
  const { database } = magazine
  // A line that cannot be written is missed by nobody who reads what this command prints.
  const audit = createAuditLog(database, clock, () => undefined)
  const by = { id: 'console', name: messages.users.console }
  try {
    await work({ ...magazine, runs: createBackupRuns({ database, audit, clock, newId, by }) })
  } finally {
    await database.close()
  }
}

/** A name that sorts by its moment. */
function backupName(now: Date, isEncrypted: boolean): string {
  return `edicola-${toInstant(now).slice(0, 19).replaceAll(':', '-')}${isEncrypted ? '.tar.encrypted' : '.tar'}`
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
