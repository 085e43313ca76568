import { FEED_FILES, PODCAST_FILE } from '../../content/addresses/addresses.ts'
import { documentsAt } from '../../content/addresses/pagesAt.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import type { FormerAddress } from '../../content/reading/publicContent.ts'
import { canLeadTo } from '../../content/addresses/redirect.ts'

/** What a web server has to be told besides the files: by the name of the file that tells it. */
export type ServerRules = ReadonlyMap<string, string>

/** The headers of an answer that a web server would not send by itself. */
const HEADERS = [
  'cache-control',
  'vary',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
]

type Headers = Readonly<Record<string, number | string | string[] | undefined>>

/** What the server answers with, a class of addresses each (`pages`, `media`), as files that nginx and Caddy include. */
export function headerRules(answers: ReadonlyMap<string, Headers>): ServerRules {
  return new Map(
    [...answers].flatMap(([name, headers]): [string, string][] => {
      const sent = HEADERS.flatMap((header) => (headers[header] === undefined ? [] : [[header, String(headers[header])] as const]))
      return [
        [`${name}.nginx`, lines(sent.map(([header, value]) => `add_header ${header} ${quote(value)} always;`))],
        [`${name}.caddy`, lines(sent.map(([header, value]) => `header ${header} ${quoteRaw(value)}`))],
      ]
    }),
  )
}

/** Where addresses that show nothing any more lead, and which are gone, as the lines of a `map`. `isShown` says where something else stands by now. */
export function formerRules(former: readonly FormerAddress[], isShown: (path: string) => boolean): ServerRules {
  const gone = new Set(former.flatMap(({ path, to }) => (to === null && !isShown(path) ? [path] : [])))
  const moved: [path: string, to: string][] = []
  for (const { path, to } of former) {
    if (to === null || gone.has(path) || isShown(path) || !canLeadTo(to)) continue
    const target = normalPath(to)
    if (target === path) continue
    if (target !== null && gone.has(target)) gone.add(path)
    else moved.push([path, to])
  }
  const both = (path: string, to: string) => {
    // A list moves with its later pages and its feeds.
    const below = whatStandsBelow(path)
    return [[path, to], ...(below ? [[`~^${escapePattern(path)}(${below})$`, `${to}$1`]] : [])]
  }
  const rows = moved.flatMap(([path, to]) => both(path, withoutVariables(to)))
  const ended = [...gone].flatMap((path) => both(path, '1').map(([key = '']) => [key, '1']))
  return new Map([
    ['moved.nginx', lines(rows.map(([key = '', to = '']) => `${quote(key)} ${quote(to)};`))],
    ['moved.caddy', lines(rows.map(([key = '', to = '']) => `${quoteRaw(key)} ${quoteRaw(to.replace('$1', '${1}'))}`))],
    ['gone.nginx', lines(ended.map(([key = '']) => `${quote(key)} 1;`))],
    ['gone.caddy', lines(ended.map(([key = '']) => `${quoteRaw(key)} 1`))],
  ])
}

const LATER = String.raw`/pagina/\d+`
const FEEDS = [...Object.values(FEED_FILES), PODCAST_FILE].map((file) => `/${file.replaceAll('.', String.raw`\.`)}`)

function whatStandsBelow(path: string): string | null {
  const kinds = documentsAt(path).map(({ kind }) => kind)
  if (kinds.includes('section') || kinds.includes('author')) return [LATER, ...FEEDS].join('|')
  return kinds.includes('tag') ? LATER : null
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** In the value of a map a dollar begins a variable, and there is no other way to write one. */
const withoutVariables = (address: string): string => address.replaceAll('$', '%24').replace(/[{}]/g, encodeURIComponent)

/** As nginx reads it. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`

/** As Caddy does, for which a backslash is only that. */
const quoteRaw = (text: string): string => `\`${text.replaceAll('`', '%60')}\``

const lines = (some: readonly string[]): string => some.map((line) => `${line}\n`).join('')
