/** Gives the bytes of a file from one place to another, the last included; fewer where it ends before. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>

const TAG_HEADER_BYTES = 10
/** The first frame of a file stands within so many bytes after its tag, and says all that is needed. */
const LOOKED_AT_BYTES = 4096

/**
 * How many seconds an MP3 lasts, from its first frame: programs that write a variable bit rate say there how many frames follow, and a
 * constant one is told from the size. Undefined where there is no such frame.
 */
export async function mp3Duration(read: ReadBytes, size: number): Promise<number | undefined> {
  const start = tagLength(await read(0, TAG_HEADER_BYTES - 1))
  const bytes = await read(start, start + LOOKED_AT_BYTES - 1)
  for (let place = 0; place + 4 <= bytes.length; place++) {
    const frame = readFrame(bytes.readUInt32BE(place))
    if (!frame) continue
    const frames = countFrames(bytes.subarray(place), frame)
    return frames === undefined ? ((size - start - place) * 8) / (frame.kilobits * 1000) : (frames * frame.samples) / frame.sampleRate
  }
  return undefined
}

/** An ID3 tag, which may hold a picture, stands before the sound. Its length is written in seven bits a byte: https://id3.org/id3v2.4.0-structure */
function tagLength(header: Buffer): number {
  if (header.length < TAG_HEADER_BYTES || header.toString('latin1', 0, 3) !== 'ID3') return 0
  const length = header.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  const hasFooter = ((header[5] ?? 0) & 0x10) !== 0
  return TAG_HEADER_BYTES + length + (hasFooter ? TAG_HEADER_BYTES : 0)
}

interface Frame {
  readonly kilobits: number
  readonly sampleRate: number
  readonly samples: number
  /** Where a count of frames stands, if there is one. */
  readonly countAt: number
}

const KILOBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KILOBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const VERSIONS: Readonly<Record<number, 1 | 2 | 2.5>> = { 3: 1, 2: 2, 0: 2.5 }
const LAYER_3 = 1

/** The header of a frame of MPEG audio, layer III; undefined for any other four bytes. */
function readFrame(header: number): Frame | undefined {
  const bits = (from: number, count: number) => (header >>> from) & ((1 << count) - 1)
  const version = VERSIONS[bits(19, 2)]
  if (bits(21, 11) !== 0x7ff || version === undefined || bits(17, 2) !== LAYER_3) return undefined
  const kilobits = (version === 1 ? KILOBITS_1 : KILOBITS_2)[bits(12, 4)]
  const rate = SAMPLE_RATES[bits(10, 2)]
  if (!kilobits || !rate) return undefined
  const isMono = bits(6, 2) === 3
  const sideBytes = version === 1 ? (isMono ? 17 : 32) : isMono ? 9 : 17
  return {
    kilobits,
    sampleRate: rate / (version === 1 ? 1 : version === 2 ? 2 : 4),
    samples: version === 1 ? 1152 : 576,
    countAt: 4 + sideBytes,
  }
}

/** The count that LAME and its kin (`Xing`, `Info`) or Fraunhofer's encoder (`VBRI`) write into the first frame. */
function countFrames(frame: Buffer, { countAt }: Frame): number | undefined {
  const name = (at: number) => frame.toString('latin1', at, at + 4)
  if (['Xing', 'Info'].includes(name(countAt)) && frame.length >= countAt + 12) {
    const isCounted = (frame.readUInt32BE(countAt + 4) & 1) === 1
    return isCounted ? frame.readUInt32BE(countAt + 8) : undefined
  }
  return name(36) === 'VBRI' && frame.length >= 54 ? frame.readUInt32BE(50) : undefined
}
