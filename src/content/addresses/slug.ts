const MAX_LENGTH = 80

/** Makes an address out of a title as an Italian reader would spell it: `L'età dell'oro` gives `l-eta-dell-oro`. */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/&/g, ' e ')
    .replace(/€/g, ' euro ')
    .replace(/%/g, ' per cento ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return cutAtWord(words) || 'senza-titolo'
}

/** Gives `slug`, or the first of `slug-2`, `slug-3`… that nobody has taken. */
export async function freeSlug(slug: string, takenOf: (candidates: readonly string[]) => Promise<ReadonlySet<string>>): Promise<string> {
  for (let first = 1, count = 1; ; first += count, count = Math.min(count * 8, 512)) {
    const candidates = Array.from({ length: count }, (_, index) => (first + index === 1 ? slug : `${slug}-${first + index}`))
    const taken = await takenOf(candidates)
    const free = candidates.find((candidate) => !taken.has(candidate))
    if (free !== undefined) return free
  }
}

/** What a slug has in common with those that differ from it by their number. */
export const slugStem = (slug: string): string => slug.replace(/(?:-\d+)+$/, '')

function cutAtWord(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.slice(0, MAX_LENGTH + 1)
  const lastHyphen = cut.lastIndexOf('-')
  return lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut.slice(0, MAX_LENGTH)
}
