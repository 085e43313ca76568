import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'

const COLUMNS = 4
const ROWS = 3
const HEADER_BYTES = 54

/**
 * What stands in a picture's place until it arrives: its light and shade in twelve pixels, which browsers smooth as they stretch them. Less
 * than 200 bytes each, most of them the same in every picture of a page; thumbhash's own PNG would take 3 kB. None for a picture that one
 * can see through, which would never cover it.
 */
export function placeholderOf(thumbhash: string): string | null {
  const hash = Buffer.from(thumbhash, 'base64')
  if (thumbHashToAverageRGBA(hash).a < 1) return null
  return `url(data:image/bmp;base64,${bitmap(thumbHashToRGBA(hash)).toString('base64')}) 0/100% 100%`
}

interface Pixels {
  readonly w: number
  readonly h: number
  readonly rgba: Uint8Array
}

/** A bitmap of 24 bits a pixel: blue, green, red, from the bottom row up. Four columns make rows of whole words, so nothing is padded. */
function bitmap(pixels: Pixels): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + COLUMNS * ROWS * 3)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(HEADER_BYTES, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(COLUMNS, 18)
  file.writeInt32LE(ROWS, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [red, green, blue] = colourAt(pixels, (column + 0.5) / COLUMNS, (row + 0.5) / ROWS)
      file.set([blue, green, red], HEADER_BYTES + ((ROWS - 1 - row) * COLUMNS + column) * 3)
    }
  }
  return file
}

function colourAt({ w, h, rgba }: Pixels, x: number, y: number): [number, number, number] {
  const start = (Math.floor(y * h) * w + Math.floor(x * w)) * 4
  return [rgba[start] ?? 0, rgba[start + 1] ?? 0, rgba[start + 2] ?? 0]
}
