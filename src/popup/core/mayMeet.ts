import type { Targeting } from './whyElsewhere.ts'

/** What announcements are for, and where the site has its kinds of page: `{ article: '/articoli/*' }`. */
export type KindAddresses = Readonly<Record<string, string>>

/**
 * Says whether two announcements may stand on the same page for the same window. Addresses are compared as patterns, two by two, so it may say
 * yes where no such page exists; it never says no where one does.
 */
export function mayMeet(a: Targeting, b: Targeting, kindAddresses: KindAddresses): boolean {
  if (a.parameter && a.parameter === b.parameter) return true
  if (isOnlyCalled(a) || isOnlyCalled(b)) return false
  if (!isShared(a.sections, b.sections) || !isShared(a.languages, b.languages) || !isShared(a.pageKinds, b.pageKinds)) return false
  if (Math.max(a.minWidth ?? 0, b.minWidth ?? 0) > Math.min(a.maxWidth ?? Infinity, b.maxWidth ?? Infinity)) return false
  const kinds = [a.pageKinds, b.pageKinds].find(({ length }) => length > 0) ?? []
  const shared = kinds.filter((kind) => isShared(a.pageKinds, [kind]) && isShared(b.pageKinds, [kind]))
  const places = shared.length > 0 ? shared.map((kind) => kindAddresses[kind] ?? '*') : ['*']
  return addressesOf(a, b.exclude).some((one) =>
    addressesOf(b, a.exclude).some(
      (other) => patternsMeet(one, other) && places.some((at) => patternsMeet(one, at) && patternsMeet(other, at)),
    ),
  )
}

const isOnlyCalled = ({ parameter, include, pageKinds, sections, tags }: Targeting): boolean =>
  !!parameter && !include.length && !pageKinds.length && !sections.length && !tags.length

/** An empty list asks for nothing. */
const isShared = (a: readonly string[], b: readonly string[]): boolean => !a.length || !b.length || a.some((item) => b.includes(item))

/** Where it is shown, without what either of the two excludes by name. */
function addressesOf({ include, exclude }: Targeting, othersExclude: readonly string[]): string[] {
  const patterns = include.length ? include.map((pattern) => pattern.trim().replace('<front>', '/')) : ['*']
  const excluded = [...exclude, ...othersExclude].map((pattern) => pattern.trim().replace('<front>', '/'))
  return patterns.filter((pattern) => !excluded.some((other) => other === pattern || other === '*'))
}

/** Is there a text that both patterns match? A star stands for any text. */
export function patternsMeet(a: string, b: string): boolean {
  // row[j]: can what is left of a, from i on, and what is left of b, from j on, match the same text?
  let below: boolean[] = []
  for (let i = a.length; i >= 0; i--) {
    const row: boolean[] = []
    for (let j = b.length; j >= 0; j--) {
      const isStarA = a[i] === '*'
      const isStarB = b[j] === '*'
      if (i === a.length && j === b.length) row[j] = true
      else if (isStarA || isStarB)
        row[j] = (isStarA && (!!below[j] || (j < b.length && !!row[j + 1]))) || (isStarB && (!!row[j + 1] || (i < a.length && !!below[j])))
      else row[j] = i < a.length && j < b.length && a[i] === b[j] && !!below[j + 1]
    }
    below = row
  }
  return !!below[0]
}
