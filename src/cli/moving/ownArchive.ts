import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { OwnArchive } from '../../moving/edicola/readEdicola.ts'
import { UnreadableExport } from '../../moving/record.ts'
import { BackupRefused } from '../../store/backup/backupFault.ts'
import { readTar, tarPadding } from '../../store/backup/tar.ts'
import { SUMS, sumLine } from '../../store/backup/tarWriter.ts'

interface OpenArchive extends OwnArchive {
  /** The bytes of a file; undefined if it is not there. */
  open(name: string): Readable | undefined
  close(): Promise<void>
}

const HEADER_BYTES = 512
/** A text and all that is said of it are far less. */
const MOST_TEXT_BYTES = 256 * 1024 * 1024

/** Reads an archive of ours to its end, holds it against its own sums, and remembers where each file is. One that was cut or changed is refused. */
export async function openOwnArchive(path: string): Promise<OpenArchive> {
  const places = await readThrough(path).catch((cause: unknown) => {
    throw cause instanceof BackupRefused ? new UnreadableExport('damaged', basename(path), '', { cause }) : cause
  })
  const handle = await open(path)
  return {
    names: [...places.keys()],
    async text(name) {
      const place = places.get(name)
      if (!place) throw new UnreadableExport('not-an-export', basename(path), name)
      if (place.size > MOST_TEXT_BYTES) throw new UnreadableExport('too-long', name)
      const { buffer } = await handle.read(Buffer.alloc(place.size), 0, place.size, place.start)
      return buffer.toString('utf8')
    },
    open(name) {
      const place = places.get(name)
      return place && createReadStream(path, { start: place.start, end: place.start + place.size - 1 })
    },
    close: () => handle.close(),
  }
}

interface Place {
  readonly start: number
  readonly size: number
}

async function readThrough(path: string): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  const sums: string[] = []
  let at = 0
  let told: string | null = null
  for await (const { name, size, body } of readTar(createReadStream(path))) {
    const hash = createHash('sha256')
    const parts: Buffer[] = []
    for await (const bytes of body) {
      hash.update(bytes)
      if (name === SUMS) parts.push(bytes)
    }
    if (name === SUMS) told = Buffer.concat(parts).toString()
    else sums.push(sumLine(hash.digest('hex'), name))
    places.set(name, { start: at + HEADER_BYTES, size })
    at += HEADER_BYTES + size + tarPadding(size).length
  }
  if (told !== sums.join('')) throw new BackupRefused('damaged', 'The sums do not agree')
  return places
}
