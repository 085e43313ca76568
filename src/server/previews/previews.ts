import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressOf } from '../../content/addresses.ts'
import { toInstant, type Clock, type Instant } from '../../content/time.ts'

/** What a preview link opens: a document until a moment, or nothing, and why. */
export type OpenedPreview =
  | { readonly ok: true; readonly documentId: string; readonly expiresAt: Instant }
  | { readonly ok: false; readonly reason: 'invalid' | 'expired' }

export interface Previews {
  /** The path of a page that shows the document's newest draft to whoever has the link, for so many hours. */
  linkTo(documentId: string, validForHours: number): string
  open(token: string): OpenedPreview
}

const VERSION = 'v1'
const SECOND_MS = 1000
const HOUR_MS = 3_600_000
/** Small letters, digits and dashes: an address that a mail program changes to small letters still opens. */
const TOKEN = /^v1-([0-9a-z]{1,10})-([0-9a-f]{64})-([0-9a-z-]{1,64})$/

/** Links that carry what they open and until when, signed: there is nothing to keep, and nothing to forge without the secret. */
export function createPreviews(secret: string, clock: Clock): Previews {
  const sign = (expiry: string, documentId: string) => createHmac('sha256', secret).update(`${VERSION}\n${expiry}\n${documentId}`).digest()

  return {
    linkTo(documentId, validForHours) {
      const expiry = Math.ceil((clock().getTime() + validForHours * HOUR_MS) / SECOND_MS).toString(36)
      return addressOf.preview([VERSION, expiry, sign(expiry, documentId).toString('hex'), documentId].join('-'))
    },

    open(token) {
      const [, expiry = '', signature = '', documentId = ''] = TOKEN.exec(token) ?? []
      if (!expiry || !timingSafeEqual(Buffer.from(signature, 'hex'), sign(expiry, documentId))) return { ok: false, reason: 'invalid' }
      const expiresAt = new Date(parseInt(expiry, 36) * SECOND_MS)
      if (clock() >= expiresAt) return { ok: false, reason: 'expired' }
      return { ok: true, documentId, expiresAt: toInstant(expiresAt) }
    },
  }
}
