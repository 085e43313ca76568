import type { FastifyBaseLogger } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { Durations } from './durations.ts'

export interface Answered {
  readonly method: string
  readonly url: string
  /** The pattern, not the address: figures per address would grow without end. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** A line that nobody will read is not even put together. */
const TALKATIVE = new Set(['info', 'debug', 'trace'])

/**
 * One figure and one line per answer, whichever door it left by. Nothing in them tells who asked: an address of the network is personal data,
 * and nobody here needs it.
 */
export function recordAnswer(durations: Durations, log: FastifyBaseLogger, { method, url, route, status, ms }: Answered): void {
  durations.observe(method, route, status, ms / 1000)
  if (TALKATIVE.has(log.level)) log.info({ method, url: withoutToken(url, route), status, ms: Math.round(ms * 100) / 100 }, 'answered')
}

/** Whoever reads the log must not be able to accept an invitation with it, nor to look at a draft. */
function withoutToken(url: string, route: string): string {
  // What only begins like one, because somebody may have copied it with more.
  if (route === PREVIEW_ROUTE || url.startsWith(PREVIEW)) return `${PREVIEW}…`
  const bare = url.replace(PREVIEW_TOKEN, '…')
  return bare.includes('token=') ? bare.replace(/([?&]token=)[^&]*/g, '$1…') : bare
}

const PREVIEW = addressOf.preview('')
const PREVIEW_ROUTE = addressOf.preview(':token')
/** Wherever it stands: an address has other spellings (`/ANTEPRIMA/…`, `//anteprima/…`), which lead to the one that opens. */
const PREVIEW_TOKEN = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/gi
