import { createHash, randomBytes } from 'node:crypto'
import type { DocumentStore } from '../../content/newsroom/documentStore.ts'
import { openPreview, type OpenedPreview } from '../../content/newsroom/previewing.ts'
import { toInstant, type Clock } from '../../content/time.ts'

export interface Previews {
  open(token: string): Promise<OpenedPreview>
}

const TOKEN_BYTES = 20
/** Small letters and digits: an address that a mail program changes to small letters still opens. */
const TOKEN = /^[0-9a-f]{40}$/
/** Links that were signed and kept nowhere: nobody could withdraw them, so they open nothing any more. */
const SIGNED = /^v1-/

/** The secret of a new link, which is told once, and the hash by which it is kept. */
export function newPreviewToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  return { token, tokenHash: hashOf(token) }
}

export function createPreviews(documents: DocumentStore, clock: Clock): Previews {
  return {
    async open(token) {
      if (SIGNED.test(token)) return { ok: false, reason: 'expired' }
      return TOKEN.test(token) ? openPreview(documents, hashOf(token), toInstant(clock())) : { ok: false, reason: 'invalid' }
    },
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
