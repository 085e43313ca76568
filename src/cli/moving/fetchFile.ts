import { createWriteStream } from 'node:fs'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { isPublicAddress } from '../../content/popups/isPublicAddress.ts'
import { publicLookup } from '../../server/popups/postWebhook.ts'

const MOST_REDIRECTS = 4
const TIMEOUT_MS = 60_000

/** Fetches a file of the public network into one on this disk; false where it is not to be had, and no other network is asked. */
export async function fetchFile(address: string, to: string, mostBytes: number): Promise<boolean> {
  let next = address
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    if (!isAllowed(next)) return false
    const response = await get(next)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, next)) {
      response.destroy()
      next = new URL(headers.location, next).href
    } else if (statusCode !== 200) {
      response.destroy()
      return false
    } else {
      await pipeline(response, limitedTo(mostBytes), createWriteStream(to))
      return true
    }
  }
  return false
}

/** A name is looked at once it is resolved; what is an address already is never resolved. */
function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && !(/^[\d.]+$|^\[/.test(hostname) && !isPublicAddress(hostname))
}

function get(address: string): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const options = { lookup: publicLookup(isPublicAddress), signal: AbortSignal.timeout(TIMEOUT_MS), headers: { 'user-agent': 'Edicola' } }
    request(address, options, resolve).on('error', reject).end()
  })
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
