import { matchesAddress, plainPattern } from './matchesAddress.ts'
import type { Targeting } from './targeting.ts'

/** A kind of page of the site. */
export interface SiteKind {
  /** Where its pages stand: `/articoli/:`, where `:` is a part of an address without slashes. */
  readonly addresses: readonly string[]
  /** Is a page of it about a section? And about tags: never, about one, or about many at once? */
  readonly hasSection?: boolean
  readonly tags?: 'one' | 'many'
}

/** Every kind of page; one whose addresses are written out comes before one that would match them too. */
export type SiteKinds = Readonly<Record<string, SiteKind>>

/**
 * Says whether two announcements may stand on the same page for the same window. Addresses are compared as patterns, so it may say yes where
 * no such page exists; it never says no where one does.
 */
export function mayMeet(a: Targeting, b: Targeting, kinds: SiteKinds): boolean {
  if (Math.max(a.minWidth ?? 0, b.minWidth ?? 0) > Math.min(a.maxWidth ?? Infinity, b.maxWidth ?? Infinity)) return false
  if (a.parameter && a.parameter === b.parameter) return true
  if (isOnlyCalled(a) || isOnlyCalled(b)) return false
  if (!isShared(a.languages, b.languages)) return false
  return Object.keys(kinds).some((kind) => mayMeetOn(kind, kinds, a, b))
}

/** The same, of one kind of page. */
function mayMeetOn(kind: string, kinds: SiteKinds, a: Targeting, b: Targeting): boolean {
  const { addresses, hasSection = false, tags } = kinds[kind] ?? { addresses: [] }
  if (!isShared(a.pageKinds, [kind]) || !isShared(b.pageKinds, [kind])) return false
  if ((a.sections.length || b.sections.length) && !hasSection) return false
  if ((a.tags.length || b.tags.length) && !tags) return false
  if (!isShared(a.sections, b.sections) || (tags === 'one' && !isShared(a.tags, b.tags))) return false
  const excluded = [...a.exclude, ...b.exclude]
  const isLeft = (pattern: string) => !excluded.some((other) => covers(other, pattern))
  // One address, written out, is one page, and of one kind.
  const isOfKind = (pattern: string) => pattern.includes('*') || kindAt(pattern, kinds) === kind
  const includedBy = ({ include }: Targeting) =>
    include.length ? include.map(plainPattern).filter((at) => isLeft(at) && isOfKind(at)) : ['*']
  const [ones, others] = [includedBy(a), includedBy(b)]
  return addresses
    .filter(isLeft)
    .some((at) => ones.some((one) => patternsMeet(one, at) && others.some((other) => patternsMeet(other, at) && patternsMeet(one, other))))
}

const kindAt = (path: string, kinds: SiteKinds): string | undefined =>
  Object.keys(kinds).find((kind) => kinds[kind]?.addresses.some((at) => patternsMeet(at, path)))

/** Does the one pattern mean all that the other does? What stands for any text there, only a star takes in here. */
const covers = (pattern: string, other: string): boolean => matchesAddress(pattern, other.replace(/[*:]/g, '\u0001'))

const isOnlyCalled = ({ parameter, include, pageKinds, sections, tags }: Targeting): boolean =>
  !!parameter && !include.length && !pageKinds.length && !sections.length && !tags.length

/** An empty list asks for nothing. */
const isShared = (a: readonly string[], b: readonly string[]): boolean => !a.length || !b.length || a.some((item) => b.includes(item))

/** Is there a text that both patterns match? A star stands for any text, in `b` as in `a`; in one of the two a colon may stand for a part of a path. */
export function patternsMeet(a: string, b: string): boolean {
  return meet(partsOf(a), partsOf(b))
}

/** A letter, or what stands for any text; for any that has no slash; for one letter that is none. */
const ANY = '*'
const PART = ' part'
const ONE = ' one'

/** A part of a path has at least one letter. */
const partsOf = (pattern: string): string[] => Array.from(pattern).flatMap((letter) => (letter === ':' ? [ONE, PART] : [letter]))

function meet(a: readonly string[], b: readonly string[]): boolean {
  // row[j]: can what is left of a, from i on, and what is left of b, from j on, match the same text?
  let below: boolean[] = []
  for (let i = a.length; i >= 0; i--) {
    const row: boolean[] = []
    for (let j = b.length; j >= 0; j--) {
      const [one, other] = [a[i], b[j]]
      if (one === undefined && other === undefined) row[j] = true
      else
        row[j] =
          (isOpen(one) && (!!below[j] || (takes(one, other) && !!row[j + 1]))) ||
          (isOpen(other) && (!!row[j + 1] || (takes(other, one) && !!below[j]))) ||
          (!isOpen(one) && !isOpen(other) && isSame(one, other) && !!below[j + 1])
    }
    below = row
  }
  return !!below[0]
}

const isOpen = (part: string | undefined): boolean => part === ANY || part === PART

/** Can what stands for a text stand for this letter, too? */
const takes = (open: string | undefined, part: string | undefined): boolean => part !== undefined && (open === ANY || part !== '/')

function isSame(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return a === b || (a === ONE && b !== '/') || (b === ONE && a !== '/')
}
