import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { policyOf, type CachingPolicy } from './cachingHeaders.ts'
import type { Encoding } from './encodings.ts'
import { readyHead } from './readyHead.ts'

/** A page ready to be sent: its bytes in every encoding that pays, each with the headers that never change. */
export type EncodedPage = { readonly identity: Representation } & { readonly [E in Encoding]?: Representation }

export interface Representation {
  /** How long caches may keep it. */
  readonly caching: CachingPolicy
  readonly etag: string
  readonly bytes: Buffer
  /** Those that never change. */
  readonly headers: readonly string[]
  readonly unchangedHeaders: readonly string[]
  /** All of them, as nearly every answer has them: put together once, not at each request. */
  readonly usual: ReadyHeaders & { readonly head: string; readonly unchangedHead: string }
}

/** Names and values in turn, as `writeHead` takes them: those of a page, and those of a 304. */
export interface ReadyHeaders {
  readonly headers: readonly string[]
  readonly unchangedHeaders: readonly string[]
}

export function withCaching({ headers, unchangedHeaders }: ReadyHeaders, caching: readonly string[]): ReadyHeaders {
  return { headers: [...headers, ...caching], unchangedHeaders: [...unchangedHeaders, ...caching] }
}

export interface EncodingOptions {
  readonly type: string
  /** Names and values in turn: those that every answer of ours has. */
  readonly headers: readonly string[]
  /** A page that is kept is worth a thorough compression; one that is sent once is not. */
  readonly isKept: boolean
}

/** Below this a page fits in one packet with its headers, compressed or not. */
const TOO_SMALL = 1024

export type EncodePage = (text: string, options: EncodingOptions) => Promise<EncodedPage>

/** A page as it is and no other way, for whoever compresses only what turns out to be new. */
export const encodePlainly: EncodePage = async (text, options) => ({ identity: represent(Buffer.from(text), 'identity', options) })

/** Compresses a page, away from the event loop, into all that it will ever be sent as. */
export async function encodePage(text: string, options: EncodingOptions): Promise<EncodedPage> {
  const bytes = Buffer.from(text)
  const identity = represent(bytes, 'identity', options)
  if (bytes.length < TOO_SMALL) return { identity }
  const [zipped, brotli] = await Promise.all([
    gzipped(bytes, { level: options.isKept ? 9 : 6 }),
    brotlied(bytes, brotliOptions(bytes, options)),
  ])
  return { identity, gzip: represent(trimmed(zipped), 'gzip', options), br: represent(trimmed(brotli), 'br', options) }
}

/** A copy: what a compressor gives may be the beginning of 16 kB, which a page that is kept would hold unseen. */
const trimmed = (bytes: Buffer): Buffer => Buffer.from(bytes)

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/**
 * How far back brotli looks, as a power of two: 64 kB are a whole page, or nearly. From the next power on it takes seven times as long, most of it to
 * make and free tens of megabytes of tables, half of that on the event loop; and no page of a usual length gets smaller by it.
 */
const WINDOW_BITS = 16

// 11 would save a few per cent more and take forty times as long: too long for the first reader after a publication.
const brotliOptions = ({ length }: Buffer, { isKept }: EncodingOptions) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
})

function represent(bytes: Buffer, encoding: Encoding, { type, headers }: EncodingOptions): Representation {
  // Of the bytes as they are sent: two machines whose compressors differ must not call different bytes by one name.
  // And of what goes with them: whoever is told that nothing changed goes by the headers that they have.
  const etag = `"${createHash('sha256').update(bytes).update(headers.join('\n')).digest('base64url').slice(0, 22)}"`
  const unchangedHeaders = ['etag', etag, 'vary', 'accept-encoding']
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const own = {
    headers: ['content-type', type, 'content-length', String(bytes.length), ...encoded, ...unchangedHeaders, ...headers],
    unchangedHeaders,
  }
  const caching = policyOf(headers)
  const usual = withCaching(own, caching.usual)
  const heads = { head: readyHead(200, usual.headers), unchangedHead: readyHead(304, usual.unchangedHeaders) }
  return { etag, bytes, caching, ...own, usual: { ...usual, ...heads } }
}
