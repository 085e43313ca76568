import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { freeSlug } from '../addresses/slug.ts'
import type { Instant } from '../time.ts'
import type { DocumentReader } from './documentStore.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** A slug the editor chose is kept or refused; one made from the title gives way by itself. */
export async function resolveSlug(
  reader: Pick<DocumentReader, 'takenSlugs'>,
  kind: Kind,
  id: string | null,
  content: Contents[Kind],
  chosen: boolean,
  now: Instant,
): Promise<Outcome<Contents[Kind]>> {
  const rules = rulesOf(kind)
  const slug = rules.slug(content)
  if (slug === null) return done(content)
  const free = await freeSlug(slug, (candidates) => reader.takenSlugs(kind, candidates, id, now))
  if (free === slug) return done(content)
  if (chosen || !rules.withSlug) return refused({ reason: 'slug-taken', slug, free })
  return done(rules.withSlug(content, free))
}

/** Did whoever filled in the form choose a slug? */
export function hasOwnSlug(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'slug' in input && Boolean(input.slug)
}
