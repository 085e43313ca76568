import { LRUCache } from 'lru-cache'
import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'

const COLUMNS = 4
const ROWS = 3
const HEADER_BYTES = 54

/** To draw one takes half a millisecond, and a list of articles has dozens: those of the pictures that were shown last are kept, some 2 MB. */
const drawn = new LRUCache<string, { readonly placeholder: string | null }>({ max: 5_000 })

/**
 * What stands in a picture's place until it arrives: its light and shade in twelve pixels, which browsers smooth as they stretch them. Less
 * than 200 bytes each, most of them the same in every picture of a page; thumbhash's own PNG would take 3 kB. None for a picture that one
 * can see through, which would never cover it.
 */
export function placeholderOf(thumbhash: string): string | null {
  const known = drawn.get(thumbhash) ?? { placeholder: drawPlaceholder(thumbhash) }
  drawn.set(thumbhash, known)
  return known.placeholder
}

function drawPlaceholder(thumbhash: string): string | null {
  const hash = Buffer.from(thumbhash, 'base64')
  if (thumbHashToAverageRGBA(hash).a < 1) return null
  return `url(data:image/bmp;base64,${bitmap(thumbHashToRGBA(hash)).toString('base64')}) 0/100% 100%`
}

/** From here on a picture shines out of a dark page: how light it is on the whole, from 0 to 1. */
const PALE = 0.6

/** Is a picture so light that a dark page softens it? One that can be seen through, which may be a sign or a drawing of lines, never is. */
export function isPale(thumbhash: string): boolean {
  const { r, g, b, a } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
  return a === 1 && 0.2126 * r + 0.7152 * g + 0.0722 * b > PALE
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
