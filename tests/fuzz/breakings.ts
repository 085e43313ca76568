import type { Random } from './random.ts'
import { EVERY_KIND, idsOf } from './world.ts'

/** What no JavaScript value can spell, as it is written into the JSON. */
const WRITTEN: Readonly<Record<string, string>> = {
  '@deep-list@': '['.repeat(20_000) + ']'.repeat(20_000),
  '@deep-object@': '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  '@infinity@': '1e999',
  '@huge@': '9'.repeat(400),
  '@twice@': '{"a":1,"a":2}',
}

/** Several times what any route takes: more of it would be waited for, and break nothing else. */
export const MOST_TEXT = 4 * 1024 ** 2

/** The JSON of a value that may hold what JSON.stringify has no way to write. */
export function toJson(value: unknown): string {
  return JSON.stringify(value ?? null).replaceAll(/"@[\w-]+@"/g, (mark) => WRITTEN[mark.slice(1, -1)] ?? mark)
}

/** How long its JSON would be, more or less. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return (WRITTEN[value] ?? value).length + 2
  if (typeof value !== 'object' || value === null) return 5
  return Object.entries(value).reduce((sum, [name, one]) => sum + name.length + 4 + lengthOf(one), 2)
}

const withIn = (text: unknown, piece: string, random: Random): string => {
  const whole = typeof text === 'string' ? text : 'testo'
  const at = random.whole(0, whole.length)
  return whole.slice(0, at) + piece + whole.slice(at)
}

const withOwn = (name: string, value: unknown): object => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as object

/** Every way to break a value, by name. Each gives what stands in the place of a field's value. */
export const BREAKINGS = {
  type: (value, random) => random.pick([null, 0, -1, true, '', [], {}, 'testo', [value], { value }, 1.5]),
  empty: (_value, random) => random.pick(['', ' ', [], {}, null]),
  long: (_value, random) => random.pick(['x', 'è', '😀', ' ', '/', '.']).repeat(random.pick([65, 256, 1000, 10_000, 200_000])),
  many: (value, random) => Array.from({ length: random.pick([21, 101, 5_001]) }, () => value ?? 0),
  deep: (_value, random) => random.pick(['@deep-list@', '@deep-object@']),
  nul: (value, random) => withIn(value, '\0', random),
  surrogate: (value, random) => withIn(value, random.pick(['\ud83d', '\ude00', '\ude00\ud83d']), random),
  control: (value, random) => withIn(value, random.pick(['\u0007', '\u001b[2J', '\u007f', '\u0085', '\r\nset-cookie: a=b']), random),
  unicode: (value, random) =>
    withIn(value, random.pick(['\u202e', '\ufeff', '\uffff', '\u2028', 'ﷺ', 'e' + '\u0301'.repeat(500), '\u{10ffff}', 'İ']), random),
  prototype: (value, random) =>
    random.pick([
      withOwn('__proto__', { isAdmin: true }),
      withOwn('constructor', { prototype: { role: 'amministratore' } }),
      withOwn('toString', value),
      '__proto__',
      'constructor',
      'hasOwnProperty',
    ]),
  date: (_value, random) =>
    random.pick([
      ...['2026-02-30T08:00:00.000Z', '2026-11-16T25:61:61Z', '0000-00-00', '9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z'],
      ...['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00Z', '2026-11-16', '2026-W47', 'domani', '1e9', '2016-12-31T23:59:60Z'],
    ]),
  identifier: (_value, random) => random.pick(idsOf(random.pick(EVERY_KIND))),
  number: (_value, random) =>
    random.pick([
      -1,
      0,
      0.1,
      -0.5,
      2 ** 31 - 1,
      2 ** 31,
      -(2 ** 31),
      2 ** 53,
      1e21,
      1e308,
      1e-9,
      '@infinity@',
      '@huge@',
      '1',
      '0x10',
      'NaN',
    ]),
  markup: (value, random) =>
    withIn(
      value,
      random.pick(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', ']]>', '&#0;', '<!--']),
      random,
    ),
  injection: (_value, random) =>
    random.pick([
      "' or '1'='1",
      "'); drop table x; --",
      '%s%n%x',
      '../../../../etc/hosts',
      '$(id)',
      '*',
      '%',
      '_',
      '\\',
      '"',
      'NEAR(',
      '- - -',
      'a AND',
      '/..//evil.example',
      '?x',
      '#x',
      'javascript:alert(1)',
    ]),
} satisfies Record<string, (value: unknown, random: Random) => unknown>

export type Breaking = keyof typeof BREAKINGS
export const EVERY_BREAKING = Object.keys(BREAKINGS) as Breaking[]

/** The value with one of its places broken, or one of its fields gone, or one too many; as it was, if more would come of it than is ever sent. */
export function breakValue(value: unknown, breaking: Breaking, random: Random): unknown {
  const copy: unknown = structuredClone(value)
  const places = placesIn(copy)
  if (places.length === 0) return within(BREAKINGS[breaking](copy, random), value)
  const { holder, name } = random.pick(places)
  // A name that every object has by its prototype is set as a field of its own.
  Object.defineProperty(holder, name, {
    value: BREAKINGS[breaking](holder[name], random),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  if (random.chance(0.05)) Reflect.deleteProperty(holder, random.pick(places.filter((place) => place.holder === holder)).name)
  if (random.chance(0.05)) holder[random.pick(['inPiu', 'constructor', 'a.b', ''])] = 1
  return within(copy, value)
}

const within = (broken: unknown, value: unknown): unknown => (lengthOf(broken) > MOST_TEXT ? value : broken)

interface Place {
  readonly holder: Record<string, unknown>
  readonly name: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown> // an object or a list: both have names
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])])
}

/** A value as a text of a query, a form or a path has it. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : toJson(value)).slice(0, 20_000)

/** An object as a form has it. */
export const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, textOf(one)]))
    : { '': textOf(value) }
