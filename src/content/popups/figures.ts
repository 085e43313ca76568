/** What is counted of an announcement. Ways to turn it away are told apart: the ×, the left button, Esc (or a phone's back gesture), a click outside. */
export const POPUP_EVENTS = ['view', 'ok', 'never', 'auto_hide', 'x', 'left', 'escape', 'outside'] as const
export type PopupEvent = (typeof POPUP_EVENTS)[number]

export const DEVICES = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export const VARIANTS = ['a', 'b', 'c'] as const
export type Variant = (typeof VARIANTS)[number]

/** Where figures stand that name a page which the site does not have: anybody can make one up. */
export const OTHER_PAGES = ''

/** So many of one thing, on one day and page, with one sort of device and one text. */
export interface PopupCount {
  readonly documentId: string
  readonly day: string
  readonly event: PopupEvent
  readonly page: string
  readonly device: Device
  readonly variant: Variant
  readonly count: number
}

/** The figures of an announcement, or of a part of them. */
export interface PopupFigures {
  readonly views: number
  readonly ok: number
  /** OK per view, from 0 to 1; null before the first view. */
  readonly okRate: number | null
  /** Turned away, by whichever way. */
  readonly dismissals: number
  readonly dismissedBy: Readonly<Record<'x' | 'left' | 'escape' | 'outside', number>>
  readonly autoHides: number
  readonly neverAgain: number
}

export function figuresOf(counts: readonly Pick<PopupCount, 'event' | 'count'>[]): PopupFigures {
  const of = (wanted: PopupEvent) => counts.reduce((sum, { event, count }) => (event === wanted ? sum + count : sum), 0)
  const views = of('view')
  const ok = of('ok')
  const dismissedBy = { x: of('x'), left: of('left'), escape: of('escape'), outside: of('outside') }
  return {
    views,
    ok,
    // A page that was left open overnight answers on the day after its view.
    okRate: views === 0 ? null : Math.min(1, ok / views),
    dismissals: Object.values(dismissedBy).reduce((sum, count) => sum + count, 0),
    dismissedBy,
    autoHides: of('auto_hide'),
    neverAgain: of('never'),
  }
}

/** Which sort of device has a window this wide, in CSS pixels. */
export function deviceOf(width: number): Device {
  if (width < 600) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}
