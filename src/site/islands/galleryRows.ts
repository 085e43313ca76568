/** The place of a picture in its row: what part of the row's pictures it is, and how many gaps the row has. */
export interface GalleryPlace {
  readonly share: number
  readonly gaps: number
}

/** How wide a row of pictures is, beside its height, as near as their number allows. */
const ROW_RATIO = 3.2
/** A row that is narrower than this by its height, such as one picture that stands, is not blown up to the whole width. */
const NARROWEST_RATIO = 1.5

/** Puts pictures into rows that are about as high as each other, none of them cropped: `ratios` are their widths by their heights. */
export function galleryRows(ratios: readonly number[]): GalleryPlace[] {
  const total = sum(ratios)
  const rowRatio = total / Math.max(1, Math.round(total / ROW_RATIO))
  const rowOf = ratios.map((ratio, index) => Math.floor((sum(ratios.slice(0, index)) + ratio / 2) / rowRatio))
  return ratios.map((ratio, index) => {
    const row = ratios.filter((_, other) => rowOf[other] === rowOf[index])
    return { share: ratio / Math.max(sum(row), NARROWEST_RATIO), gaps: row.length - 1 }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
