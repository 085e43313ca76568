import type { Kysely } from 'kysely'
import type { Media } from '../../content/kinds/media.ts'
import { rulesOf, type Kind } from '../../content/kinds.ts'
import { fileAddress } from '../../content/addresses/mediaAddress.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import { documentsAt } from '../../content/addresses/pagesAt.ts'
import type { Instant } from '../../content/time.ts'
import { readContent } from '../../store/documents/storedContent.ts'
import type { ScratchMap } from '../../store/moves/scratchMap.ts'
import { publishedRows } from '../../store/publications/published.ts'
import type { Tables } from '../../store/tables.ts'
import { addressesIn, fragmentOf, linkKeys, mapAddresses, numberKey } from '../links.ts'
import type { MovedSource } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'
import type { LinksLed } from './writerParts.ts'

/** A record whose links lead to where things stand here. */
export interface Relinked {
  readonly document: MovedDocument
  readonly led: LinksLed
}

export interface Relinker {
  /** Lets the links of texts and menus lead to what came in this move or before it. */
  relink(documents: readonly MovedDocument[], now: Instant): Promise<Relinked[]>
  /** Notes where something would stand that is not in the store: so a dry run knows of it. */
  expect(document: MovedDocument): void
}

/** An address that leads to nothing that came stays as it was: the list of pages that were not found will tell of it. */
export function createRelinker(db: Kysely<Tables>, source: MovedSource, addresses: ScratchMap): Relinker {
  async function relink(documents: readonly MovedDocument[], now: Instant): Promise<Relinked[]> {
    // An archive of ours has our addresses already.
    if (source.system === 'edicola') return documents.map((document) => ({ document, led: {} }))
    const keys = new Set(documents.flatMap(({ content }) => addressesIn(content).flatMap(linkKeys)))
    const unplanned = [...keys].filter((key) => addresses.get(key) === undefined)
    const stored = await findStored(db, source, unplanned, now)
    const addressAt = (key: string) => addresses.get(key) ?? stored.get(key)
    return documents.map((document) => withLinks(document, addressAt))
  }

  function expect({ kind, content, formerPaths, origin }: MovedDocument): void {
    const address = addressOfContent(kind, content)
    const keys = [...formerPaths.map(normalPath), numberKey(origin.type, origin.id)]
    if (address !== undefined) for (const key of keys) if (key !== null) addresses.add(key, address)
  }

  return { relink, expect }
}

function withLinks(document: MovedDocument, addressAt: (key: string) => string | undefined): Relinked {
  let links = 0
  const points: string[] = []
  const content = mapAddresses(document.content, (href) => {
    const address = linkKeys(href)
      .map(addressAt)
      .find((one) => one !== undefined)
    if (address === undefined) return href
    // Headings have names made of their words here: whether that text has one of this name is not known.
    if (fragmentOf(href).length > 1 && isText(address)) points.push(address + fragmentOf(href))
    // It leads there already, if perhaps by one step more: `/chi-siamo/`.
    if (address === normalPath(href)) return href.includes('?') ? href : address + fragmentOf(href)
    links += 1
    return address + fragmentOf(href)
  })
  return {
    document: content === document.content ? document : { ...document, content },
    led: { links, ...(points.length > 0 && { points }) },
  }
}

const isText = (address: string): boolean => documentsAt(address).some(({ kind }) => kind === 'article' || kind === 'page')

function addressOfContent(kind: Kind, content: MovedDocument['content']): string | undefined {
  if (kind === 'media') return fileAddress(content as unknown as Media) // a record of this kind holds a file
  const slug = content['slug']
  return typeof slug === 'string' ? rulesOf(kind).address?.(slug) : undefined
}

/** Where readers find what an earlier run, or this one, has brought. */
async function findStored(
  db: Kysely<Tables>,
  { system, site }: MovedSource,
  keys: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, string>> {
  const paths = keys.filter((key) => key.startsWith('/'))
  const numbers = keys.filter((key) => key.startsWith('?')).map((key) => key.slice(key.indexOf(' ') + 1))
  const redirects =
    paths.length === 0
      ? []
      : await db
          .selectFrom('redirect')
          .select(['fromPath as key', 'documentId'])
          .where('fromPath', 'in', paths)
          .where('documentId', 'is not', null)
          .$narrowType<{ documentId: string }>()
          .execute()
  const origins =
    numbers.length === 0
      ? []
      : await db
          .selectFrom('origin')
          .select(['type', 'originalId', 'documentId'])
          .where('system', '=', system)
          .where('site', '=', site)
          .where('originalId', 'in', numbers)
          .execute()
  const leading = [...redirects, ...origins.map(({ type, originalId, documentId }) => ({ key: numberKey(type, originalId), documentId }))]
  const shown = await findShown(
    db,
    leading.map(({ documentId }) => documentId),
    now,
  )
  return new Map(
    leading.flatMap(({ key, documentId }) => {
      const address = shown.get(documentId)
      return address === undefined ? [] : [[key, address] as const]
    }),
  )
}

async function findShown(db: Kysely<Tables>, ids: readonly string[], now: Instant): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await publishedRows(db, now)
    .select('publication.slug')
    .where('publication.documentId', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const address = row.kind === 'media' ? fileAddress(readContent('media', row)) : row.slug && rulesOf(row.kind).address?.(row.slug)
      return address ? [[row.id, address] as const] : []
    }),
  )
}
