import { ROLES, type Role } from '../../src/content/people/role.ts'
import { BREAKINGS, breakValue, EVERY_BREAKING, MOST_TEXT, textOf, textsOf, toJson, type Breaking } from './breakings.ts'
import { adminDraft, authDraft, publicDraft, type Draft } from './drafts.ts'
import { createRandom, type Random } from './random.ts'

export interface FuzzRequest {
  /** Who asks: one of the people of a role, or nobody. */
  readonly as: { readonly role: Role; readonly number: number } | null
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
  /** What was broken, in the order it was. */
  readonly broken: readonly (Breaking | 'method' | 'header' | 'query' | 'path' | 'cut')[]
  /** The route that was meant. */
  readonly route: string
}

/** The request with this number of the run with this seed: always the same one. */
export function requestAt(seed: number, index: number): FuzzRequest {
  const random = createRandom(seed, index)
  const as = random.chance(0.2) ? null : ({ role: random.pick(ROLES), number: random.whole(1, 6) } as const)
  const share = random.number()
  const draft = share < 0.7 ? adminDraft(random) : share < 0.76 ? authDraft(random) : publicDraft(random)
  return finish(draft, as, index, random)
}

function finish(draft: Draft, as: FuzzRequest['as'], index: number, random: Random): FuzzRequest {
  const broken: FuzzRequest['broken'][number][] = []
  let { method, path, query, json, body } = draft
  const times = random.pick([0, 1, 1, 2, 3])
  const headers: Record<string, string> = { accept: random.pick(['application/json', 'text/html', '*/*']) }
  let cut = false
  for (let time = 0; time < times; time += 1) {
    const breaking = random.pick(EVERY_BREAKING)
    const share = random.number()
    if (body && share < 0.6) {
      broken.push(breaking)
      if ('json' in body) body = { json: breakValue(body.json, breaking, random) }
      else if ('form' in body) body = { form: textsOf(breakValue(body.form, breaking, random)) }
      else body = { bytes: Buffer.from(textOf(BREAKINGS[breaking]('PNG', random))) }
    } else if (share < 0.72) {
      broken.push('query', breaking)
      if (Object.keys(json).length > 0 && random.chance(0.7)) json = breakValue(json, breaking, random) as typeof json // still an object
      else
        query = {
          ...query,
          [random.pick([...Object.keys(query), 'q', 'filter', 'pagina', '__proto__', 'a[]', 'modal'])]: textOf(
            BREAKINGS[breaking]('1', random),
          ),
        }
    } else if (share < 0.84) {
      broken.push('path', breaking)
      const at = random.whole(1, path.length - 1)
      path = path.map((part, place) => (place === at ? textOf(BREAKINGS[breaking](part, random)) : part))
    } else if (share < 0.94) {
      broken.push('header')
      Object.assign(headers, random.pick(HEADERS))
    } else if (share < 0.97) {
      broken.push('method')
      method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
    } else {
      broken.push('cut')
      cut = true
    }
  }
  const written =
    body === null ? null : 'json' in body ? toJson(body.json) : 'form' in body ? new URLSearchParams(body.form).toString() : body.bytes
  const type =
    body === null
      ? null
      : 'json' in body
        ? 'application/json'
        : 'form' in body
          ? 'application/x-www-form-urlencoded'
          : 'application/octet-stream'
  return {
    as,
    method,
    path: address(path, { ...query, ...Object.fromEntries(Object.entries(json).map(([name, value]) => [name, toJson(value)])) }),
    // Limits are by address: as many clients as there are requests.
    headers: { ...(type && { 'content-type': type }), 'x-forwarded-for': clientOf(index), ...headers },
    body: written?.slice(0, Math.min(MOST_TEXT, cut ? Math.floor(written.length / 2) : written.length)) ?? null,
    broken,
    route: draft.route,
  }
}

const clientOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

const HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': ';' },
  { 'accept-language': `${'it,'.repeat(500)};q=` },
  { 'accept-encoding': 'br;q=NaN, gzip;q=-1, *;q=1e999' },
  { accept: 'x'.repeat(4000) },
  { 'if-none-match': `W/"${'a'.repeat(2000)}"` },
  { 'if-modified-since': 'domani' },
  { range: 'bytes=9-1,0-99999999999999999999,-5' },
  { 'idempotency-key': '../../constructor' },
  { 'idempotency-key': 'article-1' },
  { 'idempotency-key': 'x'.repeat(5000) },
  { 'x-forwarded-for': 'niente, ::ffff:999.1.1.1, <script>' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'gopher' },
  { 'user-agent': '' },
  { 'user-agent': 'Mozilla/5.0 ' + 'x'.repeat(5000) },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'edicola.session_token=%00.%00; a=%E0%A4%A; =; ;;' },
  { cookie: 'edicola.session_token=' + 'a'.repeat(4000) },
  { cookie: 'hide_modal_id_1=1; please_do_not_show_again_modal_id_%00=%ff' },
  { authorization: 'Bearer ' + 'x'.repeat(3000) },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { forwarded: 'for="[::1]:99999";proto=x;host=y' },
]

function address(path: readonly string[], query: Readonly<Record<string, string>>): string {
  const whole = path.map((part) => escapeAll(part)).join('/') || '/'
  const parameters = Object.entries(query).map(([name, value]) => `${escapeAll(name)}=${escapeAll(value)}`)
  // A request line may be 16 kB long; one that is longer is refused by Node itself, with 431.
  return (parameters.length > 0 ? `${whole}?${parameters.join('&')}` : whole).slice(0, 12_000).replace(/%.?$/, '')
}

/** Half a character has no UTF-8: it is written as a program that does not care would. */
const escapeAll = (text: string): string => (HALF.test(text) ? Array.from(text, escapeSign).join('') : encodeURIComponent(text))

const HALF = /\p{Cs}/u
const escapeSign = (sign: string): string =>
  HALF.test(sign) ? `%ED%A0%${(0x80 + (sign.charCodeAt(0) & 0x3f)).toString(16)}` : encodeURIComponent(sign)
