import { createWriteStream } from 'node:fs'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { isPublicAddress } from '../../content/popups/isPublicAddress.ts'
import { problemOf, publicLookup } from '../../server/popups/postWebhook.ts'

const MOST_REDIRECTS = 4
const TIMEOUT_MS = 60_000

/** What came of asking for a file: one that another network has is not asked for. */
export type FetchOutcome = 'fetched' | 'not-found' | 'not-public'

/** Fetches a file of the public network into one on this disk. */
export type FetchFile = (address: string, to: string, mostBytes: number) => Promise<FetchOutcome>

/** Names are resolved here, and the connection goes to the very address that was looked at; so it is at every step that leads elsewhere. Tests ask this very machine. */
export function createFetchFile(isAllowed: (address: string) => boolean = isPublicAddress): FetchFile {
  return async (address, to, mostBytes) => {
    try {
      return await fetchFrom(address, to, mostBytes)
    } catch (error) {
      return error instanceof Error && problemOf(error) === 'not-public' ? 'not-public' : 'not-found'
    }
  }

  async function fetchFrom(address: string, to: string, mostBytes: number): Promise<FetchOutcome> {
    let next = address
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      if (!URL.canParse(next) || !/^https?:/i.test(next)) return 'not-found'
      // A name is looked at once it is resolved; what is an address already is never resolved.
      const { hostname } = new URL(next)
      if (/^[\d.]+$|^\[/.test(hostname) && !isAllowed(hostname)) return 'not-public'
      const response = await get(next)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, next)) {
        response.destroy()
        next = new URL(headers.location, next).href
      } else if (statusCode !== 200) {
        response.destroy()
        return 'not-found'
      } else {
        await pipeline(response, limitedTo(mostBytes), createWriteStream(to))
        return 'fetched'
      }
    }
    return 'not-found'
  }

  function get(address: string): Promise<IncomingMessage> {
    const request = /^https:/i.test(address) ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const options = { lookup: publicLookup(isAllowed), signal: AbortSignal.timeout(TIMEOUT_MS), headers: { 'user-agent': 'Edicola' } }
      request(address, options, resolve).on('error', reject).end()
    })
  }
}

function limitedTo(most: number) {
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let length = 0
    for await (const chunk of chunks) {
      length += chunk.length
      if (length > most) throw new Error(`More than ${most} bytes`)
      yield chunk
    }
  }
}
