import { BackupRefused } from './backupFault.ts'
import { createByteReader } from './byteReader.ts'

const BLOCK = 512
const LONGEST_NAME = 100
/** Eleven octal digits: 8 GB, eight times the largest upload. */
const SIZE_DIGITS = 11

/** One file of an archive. Its body is read before the next one is asked for. */
export interface TarEntry {
  readonly name: string
  readonly size: number
  readonly body: AsyncIterable<Buffer>
}

export const TAR_END = Buffer.alloc(2 * BLOCK)
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

interface TarAttributes {
  readonly mode?: number
  /** In seconds of Unix. */
  readonly changedAt?: number
}

/**
 * The header of a file as POSIX.1-1988 (ustar) has it, so that any `tar` unpacks it. In a backup nothing in it but the name and the size differs between
 * two files: what is read can be held against what would have been written, byte for byte.
 */
export function tarHeader(name: string, size: number, { mode = 0o600, changedAt = 0 }: TarAttributes = {}): Buffer {
  if (!/^[\w./-]+$/.test(name) || name.length > LONGEST_NAME) throw new Error(`Not a name in a tar: ${name}`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write(`${octal(mode, 7)}\0`, 100) // in a backup: for its owner alone
  header.write('0000000\0', 108) // user
  header.write('0000000\0', 116) // group
  header.write(`${octal(size, SIZE_DIGITS)}\0`, 124)
  header.write(`${octal(changedAt, 11)}\0`, 136) // changed at
  header.write(' '.repeat(8), 148) // the sum, as if it were blank
  header.write('0', 156) // a plain file
  header.write('ustar\x0000', 257)
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    148,
  )
  return header
}

/** The files of an archive that was written with `tarHeader`. Anything else, or anything changed or missing, is refused. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = createByteReader(source)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) break
    const { name, size } = readHeader(header)
    yield { name, size, body: bytes.stream(size) }
    const padding = await bytes.take(tarPadding(size).length)
    if (padding.some((byte) => byte !== 0)) throw new BackupRefused('damaged', `There is something after ${name}`)
  }
  const end = await bytes.take(BLOCK)
  if (end.some((byte) => byte !== 0) || !(await bytes.isAtEnd())) throw new BackupRefused('damaged', 'There is something after the end')
}

function readHeader(header: Buffer): Pick<TarEntry, 'name' | 'size'> {
  const name = textAt(header, 0, LONGEST_NAME)
  const size = Number.parseInt(textAt(header, 124, SIZE_DIGITS), 8)
  try {
    if (tarHeader(name, size).equals(header)) return { name, size }
  } catch {
    // Not a name or a size of ours.
  }
  throw new BackupRefused('damaged', 'A header is not as it was written')
}

const textAt = (header: Buffer, from: number, length: number): string =>
  header.toString('latin1', from, from + length).replace(/\0.*$/s, '')

function octal(value: number, digits: number): string {
  const written = value.toString(8).padStart(digits, '0')
  if (!Number.isInteger(value) || value < 0 || written.length > digits) throw new Error(`Not a size in a tar: ${value}`)
  return written
}
