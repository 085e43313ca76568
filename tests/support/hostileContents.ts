import { rulesOf, type Kind } from '../../src/content/kinds.ts'
import { storedContents } from './storedContents.ts'
import { fieldsWhoseText } from './textFields.ts'

/** How many of each kind there are, each beginning at other words. */
export const ROUNDS = 3

/**
 * Words that would call `flag()`, load something of somebody else's or end what they stand in, if anything took them for more than words: in
 * elements, attributes, addresses, scripts, styles, JSON-LD, templates, feeds, tables and the heads of letters. Short, so that every field has room.
 */
const WORDS: readonly [string, ...string[]] = [
  `"'onfocus=flag() autofocus `,
  `'">]]></script></style></title><svg onload=flag()>`,
  '=javascript:flag()//${flag()}{{flag()}}`',
  '</textarea><base href=//x.example><!--<script>',
  'Eva\r\nBcc: spia@example.org',
  '&lt;script&gt;flag()&lt;/script&gt;<img src=x onerror=flag()>',
]

/**
 * What no field that becomes a link may take; then what it may, and what may not get out of it. These lead elsewhere than the words: a policy that
 * names where the magazine is measured still refuses what the words would load.
 */
const NO_ADDRESSES = [
  'javascript:flag()',
  'data:text/html,<script>flag()</script>',
  '//x.example/"><img/src=x/onerror=flag()>',
  'JaVaScRiPt\t:flag()',
]
const ADDRESSES = [
  'https://y.example/"onfocus="flag()"autofocus="',
  '/"><img/src=x/onerror=flag()>',
  "https://y.example/;script-src'unsafe-inline'</script><svg/onload=flag()>",
]

/**
 * The newest example of a kind, in which every field is filled, with each of its texts replaced by as many hostile words as its schema lets in.
 * The example is held to the schema by a test, so a new field is hostile without being named here. Each round begins at other words, for the fields
 * that are too short for all of them. What is `fixed` stays as it is given.
 */
export function hostileContents(kind: Kind, round: number, fixed: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { schema } = rulesOf(kind)
  let content: unknown = { ...storedContents[kind].at(-1), ...fixed }
  for (const [index, path] of textsIn(content).entries()) {
    if (String(path[0]) in fixed) continue
    const isAccepted = (text: string) => schema.safeParse(around(content, path, text)).success
    const accepted = hostileTexts(index + 2 * round, isAccepted(WORDS[0])).find(isAccepted)
    if (accepted !== undefined) content = withText(content, path, accepted)
  }
  return content as Record<string, unknown> // an example with other texts
}

/** The fields, as `textFieldsOf` names them, in which one of the contents has an attack. */
export const armedFields = (contents: readonly unknown[]): Set<string> =>
  new Set(contents.flatMap((content) => [...fieldsWhoseText(isAttack, content)]))

const isAttack = (text: string): boolean => text.includes('flag()')

/** As many hostile words as fit, beginning at one of them. */
export const hostileWords = (first: number, length: number): string =>
  hostileTexts(first, true).find((text) => text.length <= length) ?? WORDS[0]

function hostileTexts(first: number, isForWords: boolean): string[] {
  if (!isForWords) return [...NO_ADDRESSES, ...turned(ADDRESSES, first)]
  const words = turned(WORDS, first)
  return words.map((_, fewer) => words.slice(0, words.length - fewer).join(' '))
}

const turned = (list: readonly string[], by: number): string[] => list.map((_, index) => list[(index + by) % list.length] ?? '')

type Path = readonly (string | number)[]

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]))
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? withText(inner, rest, text) : (inner as unknown)))
  const fields = value as Record<string, unknown> // what has paths below it
  return { ...fields, [key]: withText(fields[key], rest, text) }
}

/**
 * The least of a value that a schema still takes, with a text put where the path leads: of every list one item, that of the path or the first. A text is
 * accepted or not whatever other items stand beside it, and to look at all of them each time took several times as long.
 */
function around(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return [around(value[Number(key)], rest, text)]
  const fields = value as Record<string, unknown> // what has paths below it
  return { ...(firstOfEach(fields) as object), [key]: around(fields[key], rest, text) }
}

function firstOfEach(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstOfEach)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, firstOfEach(inner)]))
}

/** The value with every text that names something of the example's replaced by what it stands for here. */
export function withReferences(value: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return Object.hasOwn(ids, value) ? ids[value] : value
  if (Array.isArray(value)) return value.map((inner) => withReferences(inner, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withReferences(inner, ids)]))
}
