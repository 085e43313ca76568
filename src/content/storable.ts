/** PostgreSQL keeps no NUL in a text, and half a surrogate pair has no UTF-8: both engines would keep another text, or none. */
const UNSTORABLE = /[\0\p{Cs}]/u
/** Asked first: to look at single units is several times faster than at characters, and nearly no text has one of these. */
const MAY_BE_UNSTORABLE = /[\0\ud800-\udfff]/

/** Can the store keep this text as it is? */
export const isStorable = (text: string): boolean => !MAY_BE_UNSTORABLE.test(text) || !UNSTORABLE.test(text)

/** Control characters but for line breaks and tabs, and half surrogate pairs: nobody sees these, and the store cannot keep them all. */
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Cs}]/gu
const MAY_BE_UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]/

export const withoutUnseen = (text: string): string => (MAY_BE_UNSEEN.test(text) ? text.replace(UNSEEN, '') : text)

/** Where in a value, however deep, the first text (or name of a field) stands that the store cannot keep; null if there is none. */
export function findUnstorable(value: unknown): readonly PropertyKey[] | null {
  // A list of what is still to be looked at, not calls within calls: a body of brackets is deeper than the stack.
  const waiting: { readonly path: Path | null; readonly value: unknown }[] = [{ path: null, value }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value === 'string' && !isStorable(next.value)) return toList(next.path)
    if (!isPlain(next.value)) continue
    for (const [name, inner] of Object.entries(next.value)) {
      const path = { name, above: next.path }
      if (!isStorable(name)) return toList(next.path)
      waiting.push({ path, value: inner })
    }
  }
  return null
}

interface Path {
  readonly name: string
  readonly above: Path | null
}

function toList(path: Path | null): PropertyKey[] {
  const names: PropertyKey[] = []
  for (let step = path; step; step = step.above) names.push(step.name)
  return names.reverse()
}

/** An array, or an object that only holds fields, as JSON and queries are read into: not a stream of bytes. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}
