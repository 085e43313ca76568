import type { Media } from '../../content/kinds/media.ts'

export type Focus = Media['focus']

export const CENTRE: Focus = { x: 0.5, y: 0.5 }

const STEP = 0.01
const LEAP = 0.1

const ARROWS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where a key moves the focal point to; null for a key that means something else. */
export function moveFocus(focus: Focus, key: string, isFar: boolean): Focus | null {
  if (key === 'Home') return CENTRE
  const arrow = ARROWS[key]
  if (!arrow) return null
  const step = isFar ? LEAP : STEP
  return { x: within(focus.x + arrow.x * step), y: within(focus.y + arrow.y * step) }
}

/** Where a point of the screen lies in a picture. */
export function focusAt(point: { readonly clientX: number; readonly clientY: number }, box: DOMRect): Focus {
  return { x: within((point.clientX - box.left) / box.width), y: within((point.clientY - box.top) / box.height) }
}

/** Inside the picture, and no finer than a hundredth: nobody sees less. */
const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
