import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request, type RequestOptions } from 'node:https'
import { isPublicAddress } from './isPublicAddress.ts'

export interface WebhookPost {
  readonly address: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a call to another site; null if it was taken, else why not, in a few words for the log and the studio. */
export type PostWebhook = (post: WebhookPost) => Promise<string | null>

const DEADLINE_MS = 10_000

interface Parts {
  /** Tests ask a neighbour. */
  readonly isAllowed?: (address: string) => boolean
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
          resolve(status >= 200 && status < 300 ? null : `answered ${status}`)
          response.destroy()
        },
      )
      calling.on('error', (error) =>
        resolve(error.name === 'TimeoutError' || error.name === 'AbortError' ? 'no answer in time' : error.message),
      )
      calling.end(body)
    })
}

function whyRefused(address: string, isAllowed: (address: string) => boolean): string | null {
  if (!URL.canParse(address)) return 'not an address'
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return 'not https'
  // A name is looked at once it is resolved; what is an address already is never resolved.
  return /^[\d.]+$|^\[/.test(hostname) && !isAllowed(hostname) ? 'not a public address' : null
}

type LookupFunction = NonNullable<RequestOptions['lookup']>

function publicLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      // One private address among public ones is one too many.
      const [first] = error || !addresses.every(({ address }) => isAllowed(address)) ? [] : addresses
      if (!first) callback(error ?? new Error('not a public address'), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
