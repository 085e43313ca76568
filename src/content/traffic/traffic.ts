import type { Kind } from '../kinds.ts'

/** What readers do that is added up by its target. Announcements have figures of their own, too. */
export const TRAFFIC_EVENTS = ['download', 'outbound', 'mailto', 'tel', 'hash_change', 'popup_view', 'popup_close'] as const
export type TrafficEvent = (typeof TRAFFIC_EVENTS)[number]

/** `hour`: pages viewed in that hour of the day, by the magazine's clock, `00` to `23`. `referrer`: the host that readers came from. */
export type TrafficKind = 'page' | 'hour' | 'referrer' | TrafficEvent

/** So often on that day. Nothing in it tells one reader from another. */
export interface TrafficCount {
  readonly day: string
  readonly kind: TrafficKind
  readonly target: string
  readonly count: number
}

/** Stands for all targets of a day that are too many to be told apart, and for addresses at which there is nothing. */
export const OTHER_TARGETS = '*'

/** So many targets of one kind are told apart on one day: anybody can make them up, and a store is not endless. Pages are those that there are. */
export const MOST_TARGETS = 500

/** How long the figures of a day are kept. */
export const TRAFFIC_DAYS = 400

export interface TargetCount {
  readonly target: string
  readonly count: number
}

/** A page that was viewed, or a file that was fetched; what stands there now, if anything does. */
export interface PageCount extends TargetCount {
  readonly title: string | null
  readonly document: { readonly kind: Kind; readonly id: string } | null
}

/** How a range of days went. */
export interface Traffic {
  /** Are visits counted at all? */
  readonly isCounted: boolean
  /** The first and the last day, by the magazine's calendar. */
  readonly from: string
  readonly to: string
  readonly views: number
  /** As many days before. */
  readonly viewsBefore: number
  /** By hour for one day, otherwise by day; what has none is left out. */
  readonly byTime: readonly { readonly at: string; readonly count: number }[]
  readonly pages: readonly PageCount[]
  readonly referrers: readonly TargetCount[]
  readonly events: readonly { readonly event: TrafficEvent; readonly count: number; readonly targets: readonly PageCount[] }[]
}

/** Where the figures of the day are kept. */
export interface TrafficStore {
  add(counts: readonly TrafficCount[]): Promise<void>
  /** From one day to another, both included. */
  between(from: string, to: string): Promise<Pick<Traffic, 'views' | 'byTime' | 'pages' | 'referrers' | 'events'>>
  views(from: string, to: string): Promise<number>
  /** Forgets the days before this one. */
  prune(before: string): Promise<void>
}
