import { createHmac } from 'node:crypto'
import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request, type RequestOptions } from 'node:https'
import type { WebhookProblem } from '../../content/popups/webhookState.ts'
import { isPublicAddress } from '../../content/popups/isPublicAddress.ts'

export interface WebhookPost {
  readonly address: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a call to another site; null if it was taken, else why not. */
export type PostWebhook = (post: WebhookPost) => Promise<WebhookProblem | null>

const DEADLINE_MS = 10_000

interface Parts {
  /** Tests ask this very machine, */
  readonly isAllowed?: (address: string) => boolean
  /** and trust a certificate of their own. */
  readonly options?: Pick<RequestOptions, 'ca'>
}

/**
 * Sends over HTTPS to public addresses only. The name is resolved here and the connection goes to the very address that was looked at, so a name
 * that changes its mind in between gains nothing; and nobody is followed elsewhere: a redirect is a refusal.
 */
export function createPostWebhook({ isAllowed = isPublicAddress, options = {} }: Parts = {}): PostWebhook {
  return ({ address, body, headers }) =>
    new Promise((resolve) => {
      const problem = whyRefused(address, isAllowed)
      if (problem !== null) {
        resolve(problem)
        return
      }
      const url = new URL(address)
      const calling = request(
        url,
        {
          ...options,
          method: 'POST',
          lookup: publicLookup(isAllowed),
          agent: false,
          signal: AbortSignal.timeout(DEADLINE_MS),
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          response.resume()
          const status = response.statusCode ?? 0
          resolve(status >= 200 && status < 300 ? null : `answered-${status}`)
          response.destroy()
        },
      )
      calling.on('error', (error) => resolve(problemOf(error)))
      calling.end(body)
    })
}

/** What the webhook of each announcement is signed with: made from one secret of the store, so that none stands in a document or in its revisions. */
export function createWebhookSecrets(secret: string): (documentId: string) => string {
  return (documentId) => createHmac('sha256', secret).update(documentId).digest('base64url')
}

/** Why an address is not even asked. */
export function whyRefused(address: string, isAllowed: (address: string) => boolean): WebhookProblem | null {
  if (!URL.canParse(address)) return 'no-address'
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return 'not-https'
  // A name is looked at once it is resolved; what is an address already is never resolved.
  return /^[\d.]+$|^\[/.test(hostname) && !isAllowed(hostname) ? 'not-public' : null
}

/** A name that leads to this machine, or to its neighbours. */
class PrivateAddress extends Error {}

export function problemOf(error: Error): WebhookProblem {
  if (error instanceof PrivateAddress) return 'not-public'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'too-slow'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-name'
  // OpenSSL has a code for each way in which a certificate can be wrong.
  return /CERT|SIGNATURE|^ERR_TLS/.test(code) ? 'certificate' : 'unreachable'
}

type LookupFunction = NonNullable<RequestOptions['lookup']>

/** Resolves names, and refuses those that lead to anywhere but the public network. */
export function publicLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      // One private address among public ones is one too many.
      const [first] = error || !addresses.every(({ address }) => isAllowed(address)) ? [] : addresses
      if (!first) callback(error ?? new PrivateAddress(), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
