/** The magazine's mark, a half moon, as the icons show it. Drawn on a square of 64. */

const INK = '#1c1a17'
const PAPER = '#fbf8f2'
const NIGHT_INK = '#f1ebe0'

/** The left half full, the right half a thin line: the ring is thick enough to stand at 16 pixels. */
const mark = (radius: number): string => {
  const line = radius / 6.5
  const ring = radius - line / 2
  return `<circle cx="32" cy="32" r="${ring}" fill="none" stroke="currentColor" stroke-width="${line}"/><path d="M32 ${32 - ring}a${ring} ${ring} 0 0 0 0 ${2 * ring}z" fill="currentColor"/>`
}

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`

/** For a browser's tab: no ground, ink by day and paper by night, as the browser's own colours are. */
export const tabIcon = svg(`<style>svg{color:${INK}}@media(prefers-color-scheme:dark){svg{color:${NIGHT_INK}}}</style>${mark(30)}`)

/** On a ground of its own, with room for the edges that phones cut off: what is masked keeps four fifths of the width. */
export const groundedIcon = svg(`<rect width="64" height="64" fill="${PAPER}"/><g color="${INK}">${mark(19)}</g>`)

/** Where one picture must serve by day and by night. */
export const plainIcon = svg(`<circle cx="32" cy="32" r="32" fill="${PAPER}"/><g color="${INK}">${mark(28)}</g>`)
