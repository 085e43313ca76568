import { encode } from 'uqr'

export interface QrDrawing {
  /** How many modules wide and high it is, with the four around it that nothing may be printed on. */
  readonly size: number
  /** Its dark modules, as the path of an SVG. */
  readonly path: string
}

/** A QR code that can still be read when an eighth of it is hidden (level M). */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join(''))
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return { size, path: runs.join('') }
}
