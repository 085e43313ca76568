import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupRefused } from './backupFault.ts'
import { createByteReader, type ByteReader } from './byteReader.ts'
import type { Sink } from './sink.ts'

/** An encrypted backup begins with it. Another cost, or another cipher, would be another line. */
const MAGIC = Buffer.from('edicola-backup encrypted 1\n')
const SALT_BYTES = 16
const TAG_BYTES = 16
const CHUNK_BYTES = 64 * 1024
/** The cost of passwords, by OWASP: 128 MB and a third of a second for each guess. */
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }

/**
 * Encrypts what is written to it with a passphrase: AES-256-GCM over chunks of 64 KB, by a key that scrypt makes of the passphrase and a salt of this file alone.
 * Each chunk's nonce is its number and whether it is the last (STREAM: https://eprint.iacr.org/2015/189), and it vouches for the header: whoever reads
 * notices chunks that were cut off, changed, repeated or put in another order.
 */
export async function createEncryptor(passphrase: string, sink: Sink): Promise<Sink> {
  const salt = randomBytes(SALT_BYTES)
  const header = Buffer.concat([MAGIC, salt])
  const key = await keyOf(passphrase, salt)
  let waiting = Buffer.alloc(0)
  let number = 0
  const writeChunk = async (bytes: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast)).setAAD(header)
    await sink.write(Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]))
  }
  await sink.write(header)
  return {
    async write(bytes) {
      waiting = Buffer.concat([waiting, bytes])
      let start = 0
      // A whole chunk waits until something follows it: it may be the last.
      for (; waiting.length - start > CHUNK_BYTES; start += CHUNK_BYTES)
        await writeChunk(waiting.subarray(start, start + CHUNK_BYTES), false)
      waiting = waiting.subarray(start)
    },
    async end() {
      await writeChunk(waiting, true)
      await sink.end()
    },
  }
}

/** What was encrypted, or, where no passphrase is needed, the stream as it is. What was changed is refused before any of that chunk is given. */
export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string | null): AsyncGenerator<Buffer> {
  const reader = createByteReader(source)
  const header = await reader.takeUpTo(MAGIC.length + SALT_BYTES)
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield header
    yield* reader.rest()
    return
  }
  if (passphrase === null) throw new BackupRefused('encrypted', 'The backup is encrypted')
  const key = await keyOf(passphrase, header.subarray(MAGIC.length))
  for await (const { bytes, number, isLast } of chunksOf(reader, CHUNK_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new BackupRefused('damaged', 'The encrypted backup was cut')
    const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header)
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = cipher.update(bytes.subarray(0, -TAG_BYTES))
    try {
      cipher.final()
    } catch (cause) {
      // With a wrong key not even the first chunk is right.
      throw new BackupRefused(number === 0 ? 'wrong-passphrase' : 'damaged', 'A chunk of the encrypted backup is not right', { cause })
    }
    yield text
  }
}

interface Chunk {
  readonly bytes: Buffer
  readonly number: number
  readonly isLast: boolean
}

/** The stream in chunks of one size; the last may be shorter, and is empty only if all is. */
async function* chunksOf(reader: ByteReader, size: number): AsyncGenerator<Chunk> {
  for (let number = 0; ; number++) {
    const bytes = await reader.takeUpTo(size)
    const isLast = await reader.isAtEnd()
    yield { bytes, number, isLast }
    if (isLast) return
  }
}

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
/** Two ways to type one letter are one passphrase. */
const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> => scryptAsync(passphrase.normalize('NFKC'), salt, 32, COST)

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}
