import type { MediaFile } from '../../content/newsroom/mediaFiles.ts'
import type { Instant } from '../../content/time.ts'
import { createPile } from '../pile.ts'

export interface Attachment {
  readonly id: string
  /** Below the folder of uploads: `2019/05/ponte.jpg`. Null for what stands elsewhere. */
  readonly path: string | null
  /** Of one that only a text names: as the text names it, which may be one of its sizes. */
  readonly besides?: string
  readonly address: string
  readonly alt: string
  readonly caption: string
  /** What its page says of it besides the caption. */
  readonly description: string
  readonly credit: string
  /** The page that shows it alone. */
  readonly page: string
  /** The text it was uploaded for. */
  readonly parent: string
  readonly place: string
  readonly modifiedAt: Instant | null
  /** The file, once it was taken in. */
  readonly file: MediaFile | null
}

/** Words by their keys, wherever they do not fill the memory. */
export interface Scratch {
  get(key: string): string | undefined
  set(key: string, value: string): void
}

/** What was uploaded to a site. Texts name it in any order, and of a magazine of ten years it is too much to be held at once. */
export interface Attachments extends Iterable<Attachment> {
  readonly size: number
  /** The last that comes under a number stands for it. */
  add(attachment: Attachment): void
  get(id: string): Attachment | undefined
  /** Lets it be found by its address, or by the plain path of its file. */
  standAt(key: string, id: string): void
  idAt(key: string): string | undefined
  /** The numbers of those that were uploaded for a text, in their order. */
  uploadedFor(parent: string): string[]
}

/** Only numbers are held, packed; the rest is in `scratch`. */
export function createAttachments(scratch: Scratch): Attachments {
  const ids = createPile<string>()
  const get = (id: string): Attachment | undefined => {
    const found = scratch.get(`attachment ${id}`)
    return found === undefined ? undefined : (JSON.parse(found) as Attachment) // as it was given
  }

  return {
    get size() {
      return ids.length
    },
    add(attachment) {
      const { id, parent } = attachment
      if (scratch.get(`attachment ${id}`) === undefined) {
        ids.add(id)
        scratch.set(`before ${id}`, scratch.get(`last ${parent}`) ?? '')
        scratch.set(`last ${parent}`, id)
      }
      scratch.set(`attachment ${id}`, JSON.stringify(attachment))
    },
    get,
    standAt: (key, id) => scratch.set(`at ${key}`, id),
    idAt: (key) => scratch.get(`at ${key}`),
    uploadedFor(parent) {
      const found: string[] = []
      for (let id = scratch.get(`last ${parent}`); id; id = scratch.get(`before ${id}`)) found.push(id)
      return found.reverse()
    },
    *[Symbol.iterator]() {
      for (const id of ids) {
        const attachment = get(id)
        if (attachment) yield attachment
      }
    },
  }
}
