import { access, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { toInstant, type Clock } from '../../content/time.ts'
import { createBackupRuns, type BackupInProgress, type BackupRuns } from '../../store/backup/backupRuns.ts'
import { makeBackup, type MadeBackup } from '../../store/backup/makeBackup.ts'
import { nightlyName, pruneNightlyFiles, pruneNightlyInS3 } from '../../store/backup/nightlyFiles.ts'
import type { FileLocation, S3Location } from '../../store/fileLocation.ts'
import { storeShape } from '../../store/migrate.ts'
import { createAuditLog } from '../../store/people/auditLog.ts'
import { isS3Address, s3AddressUnder, s3Label } from '../../store/s3/s3Address.ts'
import { openS3Bucket } from '../../store/s3/s3Bucket.ts'
import { createPublicContent } from '../../store/publications/publicContent.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { openMagazine, type OpenMagazine } from '../openMagazine.ts'
import { withPhaseLine } from './phaseLine.ts'
import { archiveLabel, backUpToS3, readS3BackupPlace, type S3BackupPlace } from './s3Backup.ts'
import { StartFault } from '../startFault.ts'
import { programVersion } from '../version.ts'
import { describeBackup, secondsOf, sizeOf, withBackup } from './withBackup.ts'

/** `backup [FILE|s3://…] [--scheduled]`: store and media in one file, restored once before it is called good. */
export async function backupCommand(
  context: CommandContext,
  { options: { scheduled }, words: [given] }: Arguments<{ scheduled: 'boolean' }>,
): Promise<void> {
  if (scheduled) return scheduledBackup(context, given)
  const target = await requestedTarget(context, given)
  const file = typeof target === 'string' ? target : target.label
  await withBackup(context, file, () =>
    withMagazine(context, async (magazine) => {
      // A store of an older version has no place for the result, and one that cannot be written can still be copied: whoever asked is told.
      const shape = await storeShape(magazine.database).catch(() => null)
      // It could be copied, but not proven.
      if (shape === 'newer') throw new StartFault(context.messages.storeTooNew({ stores: [], archives: [] }))
      const run = shape === 'ok' ? await magazine.runs.begin(file).catch(() => null) : null
      await finish(context, run, () => make(context, magazine, target))
    }),
  )
}

/** A file of this machine, or a place in an S3 store and what a new backup is called there. */
type BackupTarget = string | { readonly place: S3BackupPlace; readonly freshName: string; readonly label: string }

/** Where a backup goes that somebody asks for: where they say, else where those of the nights go, else beside the magazine. */
async function requestedTarget(context: CommandContext, given: string | undefined): Promise<BackupTarget> {
  const { environment, clock, messages } = context
  const { backupTo, backupPassphrase, dataDir } = environment
  const t = messages.backups
  const name = backupName(clock(), backupPassphrase !== null)
  if (given !== undefined && isS3Address(given)) {
    return { place: readS3BackupPlace(given, context), freshName: name, label: archiveLabel(given) }
  }
  if (given === undefined) {
    if (backupTo === null) return join(dataDir, 'backups', name)
    if (backupTo.kind === 's3') return s3Target(backupTo, name)
    if (!(await isThere(backupTo.folder))) throw new StartFault(t.noFolder(backupTo.folder))
    return join(backupTo.folder, name)
  }
  const path = resolve(given)
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return join(path, name)
  if (found) throw new StartFault(t.exists(path))
  // Not made for them: the disk that they mean may not be mounted.
  if (!(await isThere(dirname(path)))) throw new StartFault(t.noFolderFor(dirname(path)))
  return path
}

const s3Target = (location: S3Location, name: string): BackupTarget => ({
  place: { location, name: null },
  freshName: name,
  label: s3Label(s3AddressUnder(location.address, name)),
})

/** `backup --scheduled`: the backup of this night, unless it is made already; then those that are no longer kept are removed. */
async function scheduledBackup(context: CommandContext, given: string | undefined): Promise<void> {
  const { environment, clock, say, messages } = context
  const t = messages.backups
  const { backupTo, backupPassphrase } = environment
  if (given !== undefined) throw new StartFault(t.scheduledNamesItself)
  if (backupTo === null) throw new StartFault(t.notScheduled)
  const name = nightlyName(clock(), backupPassphrase !== null)
  const target = backupTo.kind === 'folder' ? join(backupTo.folder, name) : s3Target(backupTo, name)
  const file = typeof target === 'string' ? target : target.label
  await withBackup(context, file, () =>
    withMagazine(context, async (magazine) => {
      const { timeZone } = await createPublicContent(magazine.database).siteSettings()
      const run = await magazine.runs.beginNightly(file, timeZone)
      if (!run) {
        say(t.notDue)
        return
      }
      await finish(context, run, async () => {
        // A disk that is not mounted leaves its folder away, or empty: to make it would fill the disk of the system, and look like a backup elsewhere.
        if (backupTo.kind === 'folder') {
          await access(backupTo.folder).catch((cause: unknown) => {
            throw new StartFault(t.noFolder(backupTo.folder), { cause })
          })
        }
        return make(context, magazine, target)
      })
      for (const old of await pruneNights(backupTo, clock)) say(t.forgotten(old))
    }),
  )
}

/** Does the work of a backup, and notes down how it went. */
async function finish(context: CommandContext, run: BackupInProgress | null, work: () => Promise<FinishedBackup>): Promise<void> {
  const { say, messages, locale } = context
  let made: FinishedBackup
  try {
    made = await work()
  } catch (error) {
    // A store that is away takes no note of it either; what is thrown says why.
    await run?.fail(error).catch(() => undefined)
    throw error
  }
  const speed = made.writeMs === null ? null : sizeOf((made.bytes / Math.max(1, made.writeMs)) * 1000, locale)
  say(messages.backups.made(made.label, sizeOf(made.bytes, locale), speed, secondsOf(made.restoreMs, context)))
  say(describeBackup(context, made))
  await run?.finish(made)
}

type FinishedBackup = MadeBackup & { readonly label: string }

function make(context: CommandContext, { database, storage }: OpenMagazine, target: BackupTarget): Promise<FinishedBackup> {
  const { environment, clock } = context
  return withPhaseLine(context, async (line) => {
    const makeFile = (file: string): Promise<MadeBackup> =>
      makeBackup({
        database,
        storage,
        file,
        passphrase: environment.backupPassphrase,
        scratch: environment.dataDir,
        clock,
        program: programVersion(),
        onProgress: line.show,
      })
    return typeof target === 'string'
      ? { ...(await makeFile(target)), label: target }
      : backUpToS3(context, line, target.place, target.freshName, makeFile)
  })
}

const pruneNights = (place: FileLocation, clock: Clock): Promise<string[]> =>
  place.kind === 'folder'
    ? pruneNightlyFiles(place.folder)
    : pruneNightlyInS3(openS3Bucket(place.address, place.credentials, clock), clock())

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
