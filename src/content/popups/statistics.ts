import { DAY_MS } from '../time.ts'
import { DEVICES, figuresOf, VARIANTS, type Device, type PopupCount, type PopupFigures, type Variant } from './figures.ts'
import { judge, type Verdict } from './verdict.ts'

/** What readers did with an announcement between two days, both included. */
export interface PopupStatistics {
  readonly from: string
  readonly to: string
  readonly totals: PopupFigures
  /** Every day, those without figures too. */
  readonly days: readonly (PopupFigures & { readonly day: string })[]
  /** The most seen first; an empty `page` stands for all that are too many to be told apart. */
  readonly pages: readonly (PopupFigures & { readonly page: string })[]
  readonly devices: readonly (PopupFigures & { readonly device: Device })[]
  /** One for each text that it has now, or had in these days. */
  readonly variants: readonly (PopupFigures & { readonly variant: Variant })[]
  readonly verdict: Verdict
}

const MOST_PAGES = 100

/** Adds the counts of one announcement up. `texts`: how many it has now. */
export function statisticsOf(counts: readonly PopupCount[], from: string, to: string, texts: number): PopupStatistics {
  const among = <Key extends 'day' | 'page' | 'device' | 'variant'>(key: Key, value: PopupCount[Key]) =>
    figuresOf(counts.filter((count) => count[key] === value))
  const isTried = (variant: Variant, index: number) => index < texts || counts.some((count) => count.variant === variant)
  const variants = VARIANTS.filter(isTried).map((variant) => ({ variant, ...among('variant', variant) }))
  const pages = [...new Set(counts.map(({ page }) => page))].map((page) => ({ page, ...among('page', page) }))
  return {
    from,
    to,
    totals: figuresOf(counts),
    days: daysBetween(from, to).map((day) => ({ day, ...among('day', day) })),
    pages: pages.sort((a, b) => b.views - a.views || a.page.localeCompare(b.page)).slice(0, MOST_PAGES),
    devices: DEVICES.map((device) => ({ device, ...among('device', device) })),
    variants,
    verdict: judge(variants.length > 1 ? variants : []),
  }
}

/** The days of the calendar from one to another: `2026-11-15`. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS) days.push(new Date(day).toISOString().slice(0, 10))
  return days
}
