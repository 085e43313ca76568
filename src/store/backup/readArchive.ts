import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { BackupRefused } from './backupFault.ts'
import { decrypt } from './encryption.ts'
import { BACKUP_VERSION, manifestSchema, type Manifest } from './manifest.ts'
import type { StoredRow } from './storedRows.ts'
import { readTar, type TarEntry } from './tar.ts'
import { SUMS, sumLine } from './tarWriter.ts'

/** Who hears what an archive holds while it is read. What they do must be undone if the reading fails. */
export interface ArchiveReceiver {
  /** Some rows of a table, and how many bytes the archive has of them; tables come each after those they refer to. */
  rows?(table: string, rows: readonly StoredRow[], bytes: number): Promise<void>
  file?(key: string, size: number, body: AsyncIterable<Buffer>): Promise<void>
  /** How much of the archive was read, of how much there is. */
  progress?(done: number, total: number): void
}

/**
 * Reads an archive to its end and gives its manifest. All of it is checked on the way: one that was cut, changed in a single bit, or lengthened is refused
 * with `BackupRefused`, at the latest when its end is reached.
 */
export async function readArchive(file: string, passphrase: string | null, receiver: ArchiveReceiver = {}): Promise<Manifest> {
  const sums: string[] = []
  let manifest: Manifest | null = null
  let isComplete = false
  for await (const entry of readTar(refusingStores(decrypt(bytesOf(file, receiver), passphrase)))) {
    if (isComplete) throw new BackupRefused('damaged', 'There is something after the sums')
    if (entry.name === SUMS) {
      if ((await textOf(entry)) !== sums.join('')) throw new BackupRefused('damaged', 'The sums do not agree')
      isComplete = true
      continue
    }
    const { body, sum } = summed(entry)
    const [, folder, rest = ''] = /^(store|media)\/(.+)$/.exec(entry.name) ?? []
    if (entry.name === 'manifest.json') manifest = readManifest(await textOf({ ...entry, body }))
    else if (folder === 'store') {
      const lines = await textOf({ ...entry, body })
      await receiver.rows?.(rest.slice(0, rest.indexOf('/')), readLines(lines), entry.size)
    } else if (folder === 'media') await receiver.file?.(rest, entry.size, body)
    else throw new BackupRefused('damaged', `There is no such part: ${entry.name}`)
    sums.push(sumLine(await sum(), entry.name))
  }
  if (!isComplete || !manifest) throw new BackupRefused('damaged', 'The manifest or the sums are missing')
  return manifest
}

async function* bytesOf(file: string, receiver: ArchiveReceiver): AsyncGenerator<Buffer> {
  const { size } = await stat(file)
  let done = 0
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    done += part.length
    receiver.progress?.(done, size)
    yield part
  }
}

/** The copies that stand beside a store are stores themselves, and are taken for backups. */
async function* refusingStores(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let isFirst = true
  for await (const part of bytes) {
    if (isFirst && part.toString('latin1', 0, SQLITE_MARK.length) === SQLITE_MARK)
      throw new BackupRefused('store-file', 'This is a store of SQLite')
    isFirst = false
    yield part
  }
}

/** How every file of SQLite begins: https://www.sqlite.org/fileformat.html#magic_header_string */
const SQLITE_MARK = 'SQLite format 3\0'

/** The entry's bytes, and their hash once all of them were read: what its reader left is read then. */
function summed({ body }: TarEntry): { body: AsyncIterable<Buffer>; sum: () => Promise<string> } {
  const hash = createHash('sha256')
  const bytes = (async function* () {
    for await (const part of body) {
      hash.update(part)
      yield part
    }
  })()
  const sum = async () => {
    for (let next = await bytes.next(); !next.done; next = await bytes.next());
    return hash.digest('hex')
  }
  return { body: { [Symbol.asyncIterator]: () => ({ next: () => bytes.next() }) }, sum }
}

/** Parts of tables and the manifest are a few megabytes: one that says it is more was not written by us. */
const LONGEST_TEXT = 256 * 1024 * 1024

async function textOf({ size, body, name }: TarEntry): Promise<string> {
  if (size > LONGEST_TEXT) throw new BackupRefused('damaged', `${name} is too long`)
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts).toString()
}

function readLines(lines: string): StoredRow[] {
  try {
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as StoredRow) // as `lineOf` wrote it: its sum says so in a moment
  } catch (cause) {
    throw new BackupRefused('damaged', 'A row is no JSON', { cause })
  }
}

function readManifest(text: string): Manifest {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch (cause) {
    throw new BackupRefused('damaged', 'The manifest is no JSON', { cause })
  }
  if (typeof found === 'object' && found && 'version' in found && typeof found.version === 'number' && found.version > BACKUP_VERSION)
    throw new BackupRefused('too-new', `A backup of version ${found.version}`)
  const parsed = manifestSchema.safeParse(found)
  if (!parsed.success) throw new BackupRefused('damaged', 'The manifest is not one', { cause: parsed.error })
  return parsed.data
}
