/** How a section is laid out on the front page: across it, or in half of it beside another. */
export type SectionLook = 'wide' | 'half'

/** One across, two side by side, and so on: a page of equal rows is a catalogue. A section left without a companion takes the whole width. */
export function sectionLooks(count: number): SectionLook[] {
  return Array.from({ length: count }, (_, index) => {
    const isAlone = index % 3 === 1 && index === count - 1
    return index % 3 === 0 || isAlone ? 'wide' : 'half'
  })
}
