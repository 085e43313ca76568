import type { MovedRecord } from '../record.ts'

/** The redirects of Ghost's `redirects.json` or `redirects.yaml`, once parsed: from one address to another. Patterns have no counterpart here. */
export function readGhostRedirects(given: unknown, place: string): MovedRecord[] {
  const pairs = Array.isArray(given) ? given.map((one: unknown) => [fieldOf(one, 'from'), fieldOf(one, 'to')]) : yamlPairs(given)
  return pairs.map(([given = '', to = '']): MovedRecord => {
    const from = given
      .replace(/^\^/, '')
      .replace(/\$$/, '')
      .replace(/\\\//g, '/')
      .replace(/(.)\/\??$/, '$1')
    const isPlain = from.startsWith('/') && to && !/[\\^$*+?()[\]{}|]/.test(from) && !/\$\d/.test(to)
    if (isPlain) return { is: 'redirect', redirect: { from, to } }
    return { is: 'left-out', leftOut: { origin: { type: 'redirect', id: given, place }, title: given, because: 'no-place', detail: to } }
  })
}

/** `301:` and `302:`, with an address and where it leads in each line. */
const yamlPairs = (given: unknown): string[][] =>
  Object.values(typeof given === 'object' && given !== null ? given : {}).flatMap((group: unknown) =>
    Object.entries(typeof group === 'object' && group !== null ? group : {}).map(([from, to]: [string, unknown]) => [
      from,
      typeof to === 'string' ? to : '',
    ]),
  )

function fieldOf(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined // any object has fields by name
  return typeof found === 'string' ? found : ''
}
