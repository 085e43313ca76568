import type { ReadBytes } from './mp3Duration.ts'

/** A box of a file of ISO's media format (ISO/IEC 14496-12): what it is called, and where its content stands. */
interface Box {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** How many seconds an M4A lasts, as its header says. Undefined where it has none. */
export async function m4aDuration(read: ReadBytes, size: number): Promise<number | undefined> {
  const [header] = await boxesAt(read, { name: '', start: 0, end: size }, ['moov', 'mvhd'])
  if (!header) return undefined
  const bytes = await read(header.start, header.start + 31)
  const isLong = bytes[0] === 1
  if (bytes.length < (isLong ? 32 : 20)) return undefined
  const ticks = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  const perSecond = bytes.readUInt32BE(isLong ? 20 : 12)
  return perSecond > 0 ? ticks / perSecond : undefined
}

/** The codecs of its tracks: `mp4a` is AAC, `alac` Apple Lossless. */
export async function m4aCodecs(read: ReadBytes, size: number): Promise<string[]> {
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']
  const descriptions = await boxesAt(read, { name: '', start: 0, end: size }, path)
  return Promise.all(
    // After its version and how many there are comes the first description: its length, then its name.
    descriptions.map(async ({ start }) => (await read(start + 12, start + 15)).toString('latin1')),
  )
}

/** All boxes that stand at a path of names. */
async function boxesAt(read: ReadBytes, parent: Box, [name, ...rest]: readonly string[]): Promise<Box[]> {
  const found = (await childrenOf(read, parent)).filter((box) => box.name === name)
  return rest.length === 0 ? found : (await Promise.all(found.map((box) => boxesAt(read, box, rest)))).flat()
}

const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16
/** A file that was made to be read for ever is not. */
const MAX_CHILDREN = 1000

async function childrenOf(read: ReadBytes, { start, end }: Box): Promise<Box[]> {
  const boxes: Box[] = []
  for (let place = start; place + HEADER_BYTES <= end && boxes.length < MAX_CHILDREN;) {
    const header = await read(place, place + LONG_HEADER_BYTES - 1)
    if (header.length < HEADER_BYTES) break
    const isLong = header.readUInt32BE(0) === 1 && header.length === LONG_HEADER_BYTES
    // No length: it goes to the end.
    const length = (isLong ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0)) || end - place
    const headerBytes = isLong ? LONG_HEADER_BYTES : HEADER_BYTES
    if (length < headerBytes || place + length > end) break
    boxes.push({ name: header.toString('latin1', 4, 8), start: place + headerBytes, end: place + length })
    place += length
  }
  return boxes
}
