import type { PlausibleSettings } from '../core/AnalyticsSettings.ts'
import { plausibleBody } from '../core/plausibleBody.ts'
import type { Adapter } from './Adapter.ts'
import { post } from './post.ts'
import { thisPage } from './thisPage.ts'

/** Plausible, by its events API: JSON as plain text, which no browser asks leave for. */
export function connectPlausible({ domain, address }: PlausibleSettings): Adapter {
  return {
    tell: (event) => post(`${address}/api/event`, JSON.stringify(plausibleBody(event, thisPage(), domain))),
    stop() {}, // it keeps nothing
  }
}
