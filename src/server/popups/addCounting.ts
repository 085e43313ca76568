import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import {
  deviceOf,
  OTHER_PAGES,
  POPUP_EVENTS,
  VARIANTS,
  type PopupCount,
  type PopupEvent,
  type Variant,
} from '../../content/popups/figures.ts'
import type { PopupActivityStore } from '../../content/popups/activityStore.ts'
import type { PublicContent, PopupToRead } from '../../content/reading/publicContent.ts'
import { toInstant, toWallTime, type Clock } from '../../content/time.ts'
import { addCountBuffer } from '../counting/addCountBuffer.ts'
import { addBeaconRoute } from '../http/addBeaconRoute.ts'
import { isRobot } from '../counting/isRobot.ts'
import { pageAt } from '../pages/pageAt.ts'
import { findPopup } from './addPopupCalls.ts'
import type { PopupSelector } from './createPopupSelector.ts'

interface CountingParts {
  readonly popupSelector: PopupSelector
  readonly store: Pick<PopupActivityStore, 'addCounts'>
  readonly publicContent: Pick<PublicContent, 'siteSettings'>
  readonly clock: Clock
  readonly siteUrl: string
}

const MOST_EVENTS = 40

/**
 * Counts what readers do with announcements: so many a day, by page, sort of device and text. There is no cookie in it, no address of the network
 * and nothing else that would tell two readers apart, so nobody need be asked. Kept in memory and written down every few seconds.
 */
export function addCounting(app: FastifyInstance, { popupSelector, store, publicContent, clock, siteUrl }: CountingParts): void {
  const { add } = addCountBuffer<Omit<PopupCount, 'day' | 'count'>>(app, {
    clock,
    async write(counts) {
      const { timeZone } = await publicContent.siteSettings()
      const day = toWallTime(toInstant(clock()), timeZone).slice(0, 10)
      await store.addCounts(counts.map((counted) => ({ ...counted, day })))
    },
  })

  addBeaconRoute(app, {
    path: addressOf.popupCount(),
    siteUrl,
    async take(fields, { headers }) {
      const { popups, settings } = await popupSelector.active()
      if (settings.statistics && !isRobot(headers['user-agent'])) count(fields, popups)
    },
  })

  function count(given: URLSearchParams, popups: readonly PopupToRead[]): void {
    const device = deviceOf(Number(given.get('width')))
    const page = pageAt(given.get('page') ?? '') ?? OTHER_PAGES
    for (const line of (given.get('events') ?? '').split(',').slice(0, MOST_EVENTS)) {
      const [event = '', id = '', variant = ''] = line.split(' ')
      const popup = findPopup(popups, id)
      if (!popup || !isEvent(event) || !isTextOf(popup, variant)) continue
      add({ documentId: popup.documentId, event, device, variant, page })
    }
  }
}

const isEvent = (name: string): name is PopupEvent => (POPUP_EVENTS as readonly string[]).includes(name)

/** A text that the announcement has, or had until just now. */
const isTextOf = ({ content }: PopupToRead, name: string): name is Variant =>
  (VARIANTS.slice(0, content.variants.length + 1) as readonly string[]).includes(name)
