/** How wide one in the middle of the page is. */
export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

/** Where it stands: in the middle, a sheet from below, a card in the corner, a bar above the page. The page behind waits in all four. */
export const POSITIONS = ['center', 'sheet', 'corner', 'bar'] as const
export type Position = (typeof POSITIONS)[number]

/** What it is printed on: paper, black, the colour of the magazine, paper in a frame. */
export const LOOKS = ['paper', 'ink', 'colour', 'frame'] as const
export type Look = (typeof LOOKS)[number]
