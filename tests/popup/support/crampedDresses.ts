import { LOOKS, POSITIONS, SIZES, type Look, type Position, type Size } from '../../../src/popup/core/dress.ts'

export interface Dress {
  readonly look: Look
  readonly position: Position
  readonly size: Size
}

/** Windows as readers have them: the narrowest phone, a usual one, the same on its side, a tablet, a desk. */
export const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

export const EVERY_DRESS = LOOKS.flatMap((look) => POSITIONS.flatMap((position) => SIZES.map((size) => ({ look, position, size }))))

/**
 * Runs in the page: puts the open announcement into each dress, and tells of those where the wish not to see it again, or the buttons, take more than one line,
 * or are cut.
 */
export function crampedDresses(dresses: readonly Dress[]): string[] {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  const label = dialog?.querySelector('label')
  const actions = dialog?.querySelector('.modal-page-actions')
  if (!dialog || !label || !actions) throw new Error('No announcement is open')
  const words = document.createRange()
  words.selectNodeContents(label.lastChild ?? label)
  return dresses.flatMap(({ look, position, size }) => {
    dialog.className = `js-modal-page-show modal-page modal-page-${size} modal-page-at-${position} modal-page-${look}`
    const lines = new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size
    const tops = new Set(Array.from(actions.querySelectorAll('button'), (button) => button.offsetTop)).size
    const { left, right } = actions.getBoundingClientRect()
    const isCut = Array.from(actions.querySelectorAll('label, button'), (part) => part.getBoundingClientRect()).some(
      (part) => part.left < left || part.right > right,
    )
    return lines === 1 && tops === 1 && !isCut ? [] : [`${look} ${position} ${size}: ${lines}, buttons ${tops}${isCut ? ', cut' : ''}`]
  })
}
