import { addressOf } from '../../content/addresses/addresses.ts'
import type { PageKind, Popup } from '../../content/kinds/popup.ts'
import type { PopupSettings } from '../../content/kinds/settings.ts'
import type { PopupConflict } from '../../content/popups/explanation.ts'
import type { Instant } from '../../content/time.ts'
import { mayMeet, type SiteKind, type SiteKinds } from '../../popup/core/mayMeet.ts'
import type { Trigger } from '../../popup/core/trigger.ts'

/** An announcement and a time range in which readers can see it. */
export interface PublishedPopup {
  readonly id: string
  readonly content: Popup
  readonly from: Instant
  readonly until: Instant | null
}

const withPages = (...lists: string[]): string[] => lists.flatMap((list) => [list, addressOf.pageOf(list, ':')])

/** Where each kind of page stands (`server/pages`), and what a page of it is about. */
const KINDS: SiteKinds & Record<PageKind, SiteKind> = {
  home: { addresses: [addressOf.home()] },
  search: { addresses: [addressOf.search()] },
  archive: { addresses: [addressOf.issues(), addressOf.archive(), ...withPages(addressOf.month(':', ':'))] },
  issue: { addresses: [addressOf.issue(':')] },
  article: { addresses: [addressOf.article(':')], hasSection: true, tags: 'many' },
  section: { addresses: withPages(addressOf.section(':')), hasSection: true },
  tag: { addresses: withPages(addressOf.tag(':')), tags: 'one' },
  author: { addresses: withPages(addressOf.author(':')) },
  page: { addresses: [addressOf.page(':')] },
}

/** The announcements that compete for the same pages and dates, and who wins. One that opens at a click only competes with nobody. */
export function findConflicts(ranges: readonly PublishedPopup[], settings: Pick<PopupSettings, 'onePerPageView'>): PopupConflict[] {
  const opening = ranges.filter(({ content }) => content.autoOpen)
  return opening.flatMap((a, index) =>
    opening.slice(index + 1).flatMap((b): PopupConflict[] => {
      if (a.id === b.id || !mayMeet(a.content.targeting, b.content.targeting, KINDS)) return []
      const from = a.from > b.from ? a.from : b.from
      const until = earlier(a.until, b.until)
      if (until !== null && until <= from) return []
      const other = settings.onePerPageView ? 'not-shown' : 'waits'
      return [{ popups: [named(a), named(b)], from, until, other, ...firstOf(a, b) }]
    }),
  )
}

const named = ({ id, content: { name, priority } }: PublishedPopup) => ({ id, name, priority })

function firstOf(a: PublishedPopup, b: PublishedPopup): Pick<PopupConflict, 'first' | 'because'> {
  const [afterA, afterB] = [opensAfter(a.content.trigger), opensAfter(b.content.trigger)]
  if (afterA === null || afterB === null) return { first: null, because: 'reader' }
  if (afterA !== afterB) return { first: (afterA < afterB ? a : b).id, because: 'sooner' }
  if (a.content.priority !== b.content.priority) return { first: (a.content.priority > b.content.priority ? a : b).id, because: 'priority' }
  // At the same time and with the same priority, the order of the page decides.
  return { first: (a.content.id.localeCompare(b.content.id) < 0 ? a : b).id, because: 'order' }
}

/** Seconds after the page is opened; null where it depends on the reader. */
function opensAfter(trigger: Trigger): number | null {
  switch (trigger.type) {
    case 'delay':
      return trigger.seconds
    case 'scroll':
      return null
  }
}

function earlier(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}
