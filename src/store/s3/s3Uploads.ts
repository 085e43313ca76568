import type { S3Client } from './s3Client.ts'
import { element, elements } from './s3Xml.ts'

/** Files that come in parts: nobody sees anything of them until they are complete, and one that was cut goes on where it was. */
export interface S3Uploads {
  /** Begins one, and says by which identifier it is known. */
  begin(name: string): Promise<string>
  /** Sends a part; its number is from 1 to 10,000, and all but the last have at least 5 MB. */
  putPart(name: string, upload: string, number: number, bytes: Uint8Array): Promise<string>
  /** The parts that are there. */
  parts(name: string, upload: string): Promise<UploadedPart[]>
  /** Makes one file of these parts, by their tags in order. */
  complete(name: string, upload: string, tags: readonly string[]): Promise<void>
  /** Gives one up: what there is of it goes. */
  abort(name: string, upload: string): Promise<void>
  /** Those that are under way, or were left, the newest first. */
  unfinished(beginning: string): Promise<UnfinishedUpload[]>
}

export interface UploadedPart {
  readonly number: number
  readonly size: number
  readonly tag: string
}

interface UnfinishedUpload {
  readonly name: string
  readonly upload: string
  readonly startedAt: Date
}

const PART_SILENCE_MS = 60_000
/** A store may put many parts together before it answers. */
const COMPLETION_MS = 300_000

export function createS3Uploads(client: S3Client, prefix: string): S3Uploads {
  return {
    async begin(name) {
      const text = await client.text({ method: 'POST', key: prefix + name, query: { uploads: '' } })
      const upload = element(text, 'UploadId')
      if (upload === null) throw client.fault('unexpected', 'An upload without an identifier')
      return upload
    },

    async putPart(name, upload, number, bytes) {
      const query = { partNumber: String(number), uploadId: upload }
      const response = await client.send({ method: 'PUT', key: prefix + name, query, body: bytes, silenceMs: PART_SILENCE_MS })
      response.resume()
      return response.headers.etag ?? ''
    },

    async parts(name, upload) {
      const found: UploadedPart[] = []
      for (let marker: string | null = '0'; marker !== null;) {
        const query = { uploadId: upload, 'part-number-marker': marker }
        const text: string = await client.text({ method: 'GET', key: prefix + name, query })
        for (const part of elements(text, 'Part'))
          found.push({ number: numberIn(part, 'PartNumber'), size: numberIn(part, 'Size'), tag: element(part, 'ETag') ?? '' })
        marker = isTruncated(text) ? element(text, 'NextPartNumberMarker') : null
      }
      return found
    },

    async complete(name, upload, tags) {
      const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`)
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
      const query = { uploadId: upload }
      const text = await client.text({ method: 'POST', key: prefix + name, query, body, silenceMs: COMPLETION_MS })
      // A store that has begun its answer before it was done can say only there that it failed.
      if (text.includes('<Error>')) throw client.fault('unexpected', `The parts were not put together: ${element(text, 'Code') ?? ''}`)
    },

    async abort(name, upload) {
      const response = await client.find({ method: 'DELETE', key: prefix + name, query: { uploadId: upload }, isClearing: true })
      response?.resume()
    },

    async unfinished(beginning) {
      const found: UnfinishedUpload[] = []
      for (let from: Record<string, string> | null = {}; from !== null;) {
        const text: string = await client.text({ method: 'GET', query: { uploads: '', prefix: prefix + beginning, ...from } })
        for (const one of elements(text, 'Upload')) {
          const name = (element(one, 'Key') ?? '').slice(prefix.length)
          found.push({ name, upload: element(one, 'UploadId') ?? '', startedAt: new Date(element(one, 'Initiated') ?? 0) })
        }
        const [key, upload] = [element(text, 'NextKeyMarker'), element(text, 'NextUploadIdMarker')]
        from = isTruncated(text) && key && upload ? { 'key-marker': key, 'upload-id-marker': upload } : null
      }
      return found.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
    },
  }
}

const numberIn = (xml: string, name: string): number => Number(element(xml, name))
const isTruncated = (xml: string): boolean => element(xml, 'IsTruncated') === 'true'
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
