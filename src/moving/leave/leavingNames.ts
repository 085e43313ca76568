import type { Kysely } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import type { Media } from '../../content/kinds/media.ts'
import { statusOf, type Status } from '../../content/newsroom/document.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../../store/tables.ts'
import { documentsOf, type ExportedDocument } from './exportedDocuments.ts'
import { mediaPath, originalAddress, originalKey } from './exportedMedia.ts'

/** A file as it leaves for another system. */
export interface LeavingFile {
  readonly id: string
  readonly media: Media
  /** Below its folder there: `2026/11/ponte-1a2b3c4d.jpeg`. */
  readonly path: string
  /** Where the site that it leaves serves it. */
  readonly address: string
  /** Its key in the storage. */
  readonly key: string
  readonly createdAt: Instant
}

/** All that texts refer to: it is in memory while they are written. */
export interface LeavingNames {
  readonly site: { readonly name: string; readonly tagline: string; readonly address: string }
  readonly sections: ReadonlyMap<string, Contents['section']>
  readonly tags: ReadonlyMap<string, Contents['tag']>
  readonly authors: ReadonlyMap<string, Contents['author']>
  readonly files: ReadonlyMap<string, LeavingFile>
  readonly menus: readonly Contents['menu'][]
}

export async function readNames(db: Kysely<Tables>, siteUrl: string, now: Instant): Promise<LeavingNames> {
  const [settings] = await allOf(db, 'siteSettings', now)
  const files = (await allOf(db, 'media', now)).map((one): [string, LeavingFile] => [one.head.id, toFile(one, siteUrl)])
  return {
    site: { name: settings?.newest.name ?? '', tagline: settings?.newest.tagline ?? '', address: siteUrl },
    sections: byId(await allOf(db, 'section', now)),
    tags: byId(await allOf(db, 'tag', now)),
    authors: byId(await allOf(db, 'author', now)),
    files: new Map(files),
    menus: (await allOf(db, 'menu', now)).map(({ newest }) => newest),
  }
}

export async function allOf<K extends Kind>(db: Kysely<Tables>, kind: K, now: Instant): Promise<ExportedDocument<K>[]> {
  const all: ExportedDocument<K>[] = []
  for await (const one of documentsOf(db, kind, now)) all.push(one)
  return all
}

const byId = <K extends Kind>(all: readonly ExportedDocument<K>[]): ReadonlyMap<string, Contents[K]> =>
  new Map(all.map(({ head, newest }) => [head.id, newest]))

function toFile({ head, newest: media }: ExportedDocument<'media'>, siteUrl: string): LeavingFile {
  const folder = head.createdAt.slice(0, 7).replace('-', '/')
  return {
    id: head.id,
    media,
    key: originalKey(media),
    path: mediaPath(media).replace(/^media/, folder),
    address: siteUrl + originalAddress(media),
    createdAt: head.createdAt,
  }
}

/** A text as others see it, or as its editors have it where nobody does. */
export interface LeavingText {
  readonly kind: 'article' | 'page'
  readonly id: string
  readonly slug: string
  readonly content: Contents['article'] | Contents['page']
  readonly state: Status['state']
  readonly publishedAt: Instant | null
  readonly updatedAt: Instant
  /** Editors have written on, and that stays behind. */
  readonly hasUnseen: boolean
}

export async function* textsOf(db: Kysely<Tables>, now: Instant): AsyncGenerator<LeavingText> {
  for (const kind of ['article', 'page'] as const)
    for await (const { head, newest, shown } of documentsOf(db, kind, now)) {
      const { state, plannedAt } = statusOf(head, now)
      const visible = head.publications.find(({ from }) => from <= now)
      yield {
        kind,
        id: head.id,
        slug: head.slug ?? head.id,
        content: shown ?? newest,
        state,
        publishedAt: state === 'scheduled' ? plannedAt : (visible?.publishedAt ?? head.firstPublishedAt),
        updatedAt: head.updatedAt,
        hasUnseen: shown !== null,
      }
    }
}
