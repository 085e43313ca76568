import { fileAddress } from '../../content/addresses/mediaAddress.ts'
import type { MediaFile } from '../../content/newsroom/mediaFiles.ts'
import { decoded } from '../formerPath.ts'
import { sortOf, type FoundMedia, type MediaHint } from '../html/media.ts'
import type { OriginIds } from '../originIds.ts'
import { itemsOf, referenceIn, textIn, unplacedIn, valueOf, type DrupalEntity } from './drupalEntity.ts'

export interface FormerDrupalFile {
  readonly uuid: string
  readonly uri: string
  /** Below the public files: `2024-05/ponte.jpg`. Null for what was never public, or stands elsewhere. */
  readonly path: string | null
  readonly name: string
  readonly place: string
  alt: string
  caption: string
  credit: string
  /** The file, once it was taken in. */
  file: MediaFile | null
}

/** A file with its name and what is said of it; or something that stands on another site. */
interface FormerMedia {
  readonly name: string
  readonly file: string
  readonly remote: string
  readonly unplaced: ReturnType<typeof unplacedIn>
}

const CAPTION = /caption|didascalia/
const CREDIT = /credit|copyright|fotograf|photographer/

export type DrupalFiles = ReturnType<typeof createDrupalFiles>

/** The files of an export: those themselves, and the media that say more of them. */
export function createDrupalFiles() {
  const files = new Map<string, FormerDrupalFile>()
  const media = new Map<string, FormerMedia>()
  const atPath = new Map<string, string>()

  function addFile({ uuid, fields, place }: DrupalEntity): void {
    const uri = valueOf(fields, 'uri')
    const path = uri.startsWith('public://') ? uri.slice('public://'.length) : null
    const name = valueOf(fields, 'filename') || uri.split('/').at(-1) || uuid
    files.set(uuid, { uuid, uri, path, name, place, alt: '', caption: '', credit: '', file: null })
    if (path !== null) atPath.set(path, uuid)
  }

  function addMedia(entity: DrupalEntity): void {
    const { uuid, fields } = entity
    const own = Object.keys(fields).filter((field) => field.startsWith('field_'))
    const items = own.flatMap((field) => itemsOf(fields, field))
    const file = items.map(referenceIn).find(Boolean) ?? ''
    const remote = items.map((item) => textIn(item['value'])).find((value) => /^https?:\/\/\S+$/.test(value)) ?? ''
    const isRead = (field: string) =>
      CAPTION.test(field) ||
      CREDIT.test(field) ||
      itemsOf(fields, field).some((item) => referenceIn(item) === file || item['value'] === remote)
    media.set(uuid, { name: valueOf(fields, 'name'), file, remote: file ? '' : remote, unplaced: unplacedIn(entity, isRead) })
  }

  /** What is said of files, by whoever refers to them: known once all of them are. */
  function describe({ fields }: Pick<DrupalEntity, 'fields'>): void {
    for (const field of Object.keys(fields))
      for (const item of itemsOf(fields, field)) {
        const found = files.get(referenceIn(item))
        if (!found) continue
        found.alt ||= textIn(item['alt'])
        found.caption ||= textIn(item['title']) || textIn(item['description']) || saying(fields, CAPTION)
        found.credit ||= saying(fields, CREDIT)
      }
  }

  const fileOf = (uuid: string): FormerDrupalFile | undefined => files.get(media.get(uuid)?.file ?? uuid)

  /** By an address below the public files, whatever size of a picture it names. */
  function fileAt(address: string): FormerDrupalFile | undefined {
    const [, path] = /\/sites\/[^/]+\/files\/(?:styles\/[^/]+\/public\/)?([^?#]+)/.exec(address) ?? []
    if (path === undefined) return undefined
    const plain = decoded(path)
    // A size in another format has its name after that of the file: `ponte.jpg.webp`.
    return files.get(atPath.get(plain) ?? atPath.get(plain.replace(/\.\w+$/, '')) ?? '')
  }

  return {
    addFile,
    addMedia,
    describe,
    fileOf,
    fileAt,
    all: (): readonly FormerDrupalFile[] => [...files.values()],
    /** What the media of a file say of it that has no place here. */
    unplacedOf: (file: string) => [...media.values()].filter((one) => one.file === file).flatMap(({ unplaced }) => unplaced),
    mediaOf: (uuid: string): FormerMedia | undefined => media.get(uuid),
    /** Finds media of ours by what a text says of them. */
    finder:
      (idOf: OriginIds) =>
      ({ number, addresses }: MediaHint): FoundMedia | undefined => {
        const found = (number === undefined ? undefined : fileOf(number)) ?? addresses.map(fileAt).find((one) => one !== undefined)
        if (!found?.file) return undefined
        return { id: idOf('file', found.uuid), sort: sortOf(found.file.type), address: fileAddress(found.file), alt: found.alt }
      },
  }
}

/** The first text of a field that is called so. */
function saying(fields: DrupalEntity['fields'], name: RegExp): string {
  const field = Object.keys(fields).find((one) => name.test(one) && valueOf(fields, one))
  return field === undefined ? '' : valueOf(fields, field)
}
