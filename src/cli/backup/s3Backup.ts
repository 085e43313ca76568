import { mkdir, open, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupRefused } from '../../store/backup/backupFault.ts'
import { outgoingFolder, pendingBackup } from '../../store/backup/outgoing.ts'
import { Interrupted } from '../../store/backup/progress.ts'
import { proveBackup, SCRATCH_PREFIX } from '../../store/backup/proveBackup.ts'
import type { MadeBackup } from '../../store/backup/makeBackup.ts'
import type { S3Location } from '../../store/fileLocation.ts'
import { isS3Address, readS3Address, s3AddressUnder, s3Label } from '../../store/s3/s3Address.ts'
import { openS3Bucket, type S3Bucket } from '../../store/s3/s3Bucket.ts'
import { S3Unavailable } from '../../store/s3/s3Fault.ts'
import { sendFile } from '../../store/s3/sendFile.ts'
import type { CommandContext } from '../context.ts'
import { withPhaseLine, type PhaseLine } from './phaseLine.ts'
import { StartFault } from '../startFault.ts'
import { refuseIfLess } from './room.ts'

/** A backup in an S3 store: a folder there, and its name in it; null where it is to have one of its own. */
export interface S3BackupPlace {
  readonly location: S3Location
  readonly name: string | null
}

/** Reads `s3://bucket/folder/name.tar?…`; without the name of an archive at its end it is a folder. */
export function readS3BackupPlace(given: string, { environment: { s3Credentials: credentials }, messages }: CommandContext): S3BackupPlace {
  const address = readS3Address(given)
  if (!address) throw new StartFault(messages.backups.badS3Address(given))
  if (!credentials) throw new StartFault(messages.badVariable('AWS_ACCESS_KEY_ID', messages.expected.s3Keys))
  const [, path = '', name = null] = /^(?:(.*)\/)?([^/]+\.tar(?:\.encrypted)?)$/.exec(address.path) ?? ['', address.path]
  return { location: { kind: 's3', address: { ...address, path }, credentials }, name }
}

/**
 * Makes a backup in DATA_DIR, where it is proven, and sends it to an S3 store; `make` does the first, under `freshName` where the place has none. One that was cut on
 * its way is proven again and sent on instead, from where it was. It stays in DATA_DIR until all of it is there.
 */
export async function backUpToS3(
  context: CommandContext,
  line: PhaseLine,
  { location, name }: S3BackupPlace,
  freshName: string,
  make: (file: string) => Promise<MadeBackup>,
): Promise<MadeBackup & { readonly label: string }> {
  const { environment, clock, messages } = context
  const bucket = openS3Bucket(location.address, location.credentials, clock, line.interruption)
  // Before the long work: what is refused then would be refused now.
  await bucket.check()
  const folder = outgoingFolder(environment.dataDir, location.address)
  // A night goes on with a night, and what was asked for by its name with that alone.
  const isWanted = (found: string) => (name === null ? kindOf(found) === kindOf(freshName) : found === name)
  const pending = await pendingBackup(folder, isWanted, clock())
  const proven = pending === null ? null : await proveAgain(context, line, join(folder, pending))
  const sent = pending !== null && proven ? pending : (name ?? freshName)
  const file = join(folder, sent)
  const label = s3Label(s3AddressUnder(location.address, sent))
  if (!proven && (await bucket.size(sent)) !== undefined) throw new StartFault(messages.backups.exists(label))
  const made = proven ?? (await make(file))
  await send(context, line, bucket, file, made.bytes)
  await rm(file)
  return { ...made, label }
}

/** `nightly` or `edicola`: names begin with it. */
const kindOf = (name: string): string => name.slice(0, name.indexOf('-'))

async function send({ messages }: CommandContext, { show }: PhaseLine, bucket: S3Bucket, file: string, size: number): Promise<void> {
  const { backups: t, s3 } = messages
  try {
    await sendFile(bucket, basename(file), file, (done) => show({ phase: 'sending', done, total: size }))
  } catch (error) {
    if (error instanceof Interrupted) throw new StartFault(`${t.interrupted} ${t.notSent(file)}`, { cause: error })
    if (!(error instanceof S3Unavailable)) throw error
    throw new StartFault(`${s3.trouble[error.s3Trouble](error.where)} ${t.notSent(file)}`, { cause: error })
  }
}

/** A backup that is no longer good, or that another passphrase opens, is removed: it is made anew. */
async function proveAgain(
  { environment, clock, say, messages }: CommandContext,
  { show }: PhaseLine,
  file: string,
): Promise<MadeBackup | null> {
  say(messages.backups.goingOn(basename(file)))
  try {
    const proof = await proveBackup(file, environment.backupPassphrase, { scratch: environment.dataDir, clock, onProgress: show })
    return { ...proof, bytes: (await stat(file)).size, writeMs: null }
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error
    await rm(file)
    return null
  }
}

/** Lends the archive that was named as a file of this machine: one in an S3 store is brought here for as long as it is needed. */
export async function withArchiveFile<T>(context: CommandContext, given: string, work: (file: string) => Promise<T>): Promise<T> {
  if (!isS3Address(given)) return work(resolve(given))
  const { environment, clock, newId, messages } = context
  const { location, name } = readS3BackupPlace(given, context)
  if (name === null) throw new StartFault(messages.backups.noFile(given))
  const folder = join(environment.dataDir, `${SCRATCH_PREFIX}${newId()}`)
  const file = join(folder, basename(name))
  try {
    await withPhaseLine(context, async ({ show, interruption }) => {
      const bucket = openS3Bucket(location.address, location.credentials, clock, interruption)
      const size = await bucket.size(name)
      const body = await bucket.open(name)
      if (size === undefined || !body) throw new StartFault(messages.backups.noFile(archiveLabel(given)))
      await refuseIfLess(context, environment.dataDir, size)
      await mkdir(folder, { mode: 0o700 })
      let received = 0
      const counted = async function* () {
        for await (const part of body as AsyncIterable<Buffer>) {
          received += part.length
          show({ phase: 'fetching', done: received, total: size })
          yield part
        }
      }
      await pipeline(counted(), (await open(file, 'wx', 0o600)).createWriteStream())
    })
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** How an archive that was named is told. */
export function archiveLabel(given: string): string {
  const address = isS3Address(given) ? readS3Address(given) : null
  return address ? s3Label(address) : isS3Address(given) ? given : resolve(given)
}
