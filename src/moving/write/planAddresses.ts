import type { Kysely } from 'kysely'
import { rulesOf } from '../../content/kinds.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import { freeSlug } from '../../content/addresses/slug.ts'
import type { Instant } from '../../content/time.ts'
import type { Database } from '../../store/database.ts'
import { documentReader } from '../../store/documents/documentReader.ts'
import type { ScratchMap } from '../../store/moves/scratchMap.ts'
import { isVisible } from '../../store/publications/published.ts'
import type { Tables } from '../../store/tables.ts'
import { numberKey, type MovedHead, type MovedHeads } from '../links.ts'
import { originIds, type MovedSource } from '../originIds.ts'
import { findOrigins } from './origins.ts'

/**
 * Decides where every text of a move will stand before the first is written, so that texts can lead to others whatever their order. What came before stays where
 * it is. `addresses` then has the address here by what one of the old site is looked up by; nothing leads to what readers will not see. Gives the slugs of texts
 * whose own is another's, by the identifier that each has here.
 */
export async function planAddresses(
  { engine, db }: Database,
  source: MovedSource,
  heads: MovedHeads,
  addresses: ScratchMap,
  now: Instant,
): Promise<ReadonlyMap<string, string>> {
  const idOf = originIds(source)
  const reader = documentReader(engine, db)
  const slugs = new Map<string, string>()
  /** No address of the old site begins so. */
  const claimKey = (kind: MovedHead['kind'], slug: string) => `=${kind} ${slug}`

  for await (const some of heads) {
    const standing = await findStanding(db, source, some, now)
    const fresh = some.filter(({ type, id, slug }) => slug && !standing.has(idOf(type, id)))
    const taken = await findTaken(fresh)
    for (const head of some) {
      const own = idOf(head.type, head.id)
      if (standing.has(own)) note(head, standing.get(own) ?? null)
      else if (head.slug) {
        const slug = await freeSlug(head.slug, (candidates) => takenOf(head.kind, candidates, taken))
        addresses.add(claimKey(head.kind, slug), '')
        if (slug !== head.slug) slugs.set(own, slug)
        note(head, head.isShown ? slug : null)
      }
    }
  }
  return slugs

  async function findTaken(some: readonly MovedHead[]): Promise<Taken> {
    const asked = new Set<string>()
    const taken = new Set<string>()
    for (const kind of ['article', 'page'] as const) {
      const wanted = [...new Set(some.filter((head) => head.kind === kind).map(({ slug }) => slug))]
      for (const slug of wanted) asked.add(`${kind} ${slug}`)
      const found = wanted.length > 0 ? await reader.takenSlugs(kind, wanted, null, now) : []
      for (const slug of found) taken.add(`${kind} ${slug}`)
    }
    return { asked, taken }
  }

  async function takenOf(kind: MovedHead['kind'], candidates: readonly string[], { asked, taken }: Taken): Promise<ReadonlySet<string>> {
    const unasked = candidates.filter((slug) => !asked.has(`${kind} ${slug}`))
    const stored = unasked.length > 0 ? await reader.takenSlugs(kind, unasked, null, now) : new Set<string>()
    const isClaimed = (slug: string) => addresses.get(claimKey(kind, slug)) !== undefined
    return new Set(candidates.filter((slug) => stored.has(slug) || taken.has(`${kind} ${slug}`) || isClaimed(slug)))
  }

  /** Of two that stood at one address, the first has it. */
  function note({ kind, type, id, paths }: MovedHead, slug: string | null): void {
    const address = slug === null ? undefined : rulesOf(kind).address?.(slug)
    if (address === undefined) return
    for (const key of [...paths.map(normalPath), numberKey(type, id)]) if (key !== null) addresses.add(key, address)
  }
}

interface Taken {
  readonly asked: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
}

/** Of those that an earlier run brought: the slug by which readers find each, null if they do not. */
async function findStanding(
  db: Kysely<Tables>,
  source: MovedSource,
  heads: readonly MovedHead[],
  now: Instant,
): Promise<ReadonlyMap<string, string | null>> {
  const origins = await findOrigins(
    db,
    source,
    heads.map((head) => ({ origin: head })),
  )
  if (origins.size === 0) return new Map()
  const ids = [...origins.values()].map(({ documentId }) => documentId)
  const rows = await db
    .selectFrom('publication')
    .select(['documentId', 'slug'])
    .where('documentId', 'in', ids)
    .where((eb) => isVisible(eb, now))
    .execute()
  const slugs = new Map(rows.map(({ documentId, slug }) => [documentId, slug]))
  return new Map([...origins].map(([id, { documentId }]) => [id, slugs.get(documentId) ?? null]))
}
