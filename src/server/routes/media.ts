import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { FILE_EXTENSIONS, MEDIA_TYPES, mediaSort, type MediaType } from '../../content/kinds/media.ts'
import type { FileRange, MediaStorage } from '../../store/media/storage.ts'
import { RequestFault } from '../errors.ts'
import { matchesEtag } from '../pageCache/answerWith.ts'

const TYPES = new Map(MEDIA_TYPES.map((type) => [FILE_EXTENSIONS[type], type]))

/** What a file of the media library is, by its name; undefined for what readers are not shown. */
export const mediaType = (name: string): MediaType | undefined => TYPES.get(/^(?:\d{1,4}|file)\.([a-z0-9]{3,4})$/.exec(name)?.[1] ?? '')

/** A browser shows pictures, sounds, films and PDFs; whatever else is only handed over, so that it never opens under the magazine's address. */
const isHandedOver = (type: MediaType): boolean => mediaSort(type) === 'document' && type !== 'application/pdf'

const NONE: ReadonlySet<string> = new Set()

interface MediaParams {
  readonly hash: string
  readonly name: string
}

/** The media library's files, but those in the bin. A name holds its content's hash, so a browser need never ask for it again. */
export function addMediaRoute(app: FastifyInstance, storage: MediaStorage, goneFiles: () => Promise<ReadonlySet<string>>): void {
  app.get<{ Params: MediaParams }>('/media/:hash/:name', async (request, reply) => {
    const { hash, name } = request.params
    const type = mediaType(name)
    if (!type || !/^[0-9a-f]{64}$/.test(hash)) throw new RequestFault('not-found')
    const key = `${hash}/${name}`
    const size = await storage.size(key)
    if (size === undefined) throw new RequestFault('not-found')
    // A store that is down keeps no picture from a page that is still shown.
    const gone = await goneFiles().catch(() => NONE)
    if (gone.has(hash)) throw new RequestFault('gone')
    const etag = `"${hash.slice(0, 32)}-${name}"`
    // Whoever has a part of another file must be given this one whole.
    const before = request.headers['if-range']
    const isPartWelcome = before === undefined || before === etag
    const range = isPartWelcome ? readRange(request.headers.range, size) : undefined
    const isKnown = matchesEtag(request.headers['if-none-match'], etag)
    const isBodyAsked = request.method !== 'HEAD' && !isKnown && range !== 'unsatisfiable'
    // Opened before anything is said of it: a failure must not be kept for a year.
    const body = isBodyAsked ? await storage.open(key, range) : Readable.from([])
    if (!body) throw new RequestFault('not-found')

    reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable').header('accept-ranges', 'bytes').type(type)
    if (isHandedOver(type)) reply.header('content-disposition', 'attachment')
    // A PDF may carry script: it runs, if at all, as nobody in particular.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    // Feeds and social cards are shown by other sites, and our pictures with them.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (isKnown) return reply.code(304).send()
    if (range === 'unsatisfiable')
      return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send()
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    // Whoever asks only for the head is told the length and spared the reading; sending nothing at all would say a length of 0.
    return reply.header('content-length', range ? range.end - range.start + 1 : size).send(body)
  })
}

/** One range, as players ask for it. Anything else is answered with the whole file, as RFC 9110 allows. */
export function readRange(header: string | undefined, size: number): FileRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
