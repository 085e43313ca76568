import { createHash } from 'node:crypto'
import { z } from 'zod'
import { addressOf } from '../../src/content/addresses.ts'
import { kinds, type Kind } from '../../src/content/kinds.ts'
import { ROLES, type Role } from '../../src/content/role.ts'
import { adminRoutes, type AdminRoute } from '../../src/server/admin/docs/adminRoutes.ts'
import { ALLOWED_ROUTES } from '../../src/server/auth/authRoutes.ts'
import { readerPages } from '../../src/server/pages/readerPages.ts'
import { BREAKINGS, breakValue, EVERY_BREAKING, toJson, type Breaking } from './breakings.ts'
import { nearlyValid } from './nearlyValid.ts'
import { createRandom, type Random } from './random.ts'
import { contentOf, EVERY_KIND, idsOf, PASSWORD, VICTIMS } from './world.ts'

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

/** A request before anything is broken. */
interface Draft {
  readonly method: string
  readonly route: string
  /** The parts of its path, decoded. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
  /** Of the query, what is JSON. */
  readonly json: Readonly<Record<string, unknown>>
  readonly body: { readonly json: unknown } | { readonly form: Readonly<Record<string, string>> } | { readonly bytes: Buffer } | null
}

/** Making the sizes of a picture keeps a processor busy for a while. */
const RARE = /upload|replace|sign-in|sign-out|revoke|two-factor|change-password|reset|empty|purge/

function adminDraft(random: Random): Draft {
  let route = random.pick(adminRoutes)
  while (RARE.test(route.path) && !random.chance(0.1)) route = random.pick(adminRoutes)
  const kind = random.pick(EVERY_KIND)
  const { body, query } = route
  const own: Readonly<Record<string, string>> = { kind, id: random.pick(idsFor(route, kind)) }
  return {
    method: route.method,
    route: `${route.method} /api/admin${route.path}`,
    path: `/api/admin${route.path}`.split('/').map((part) => (part.startsWith(':') ? (own[part.slice(1)] ?? '1') : part)),
    query: query ? textsOf(nearlyValid(query, random)) : {},
    json: Object.fromEntries(
      Object.entries(route.json ?? {}).flatMap(([name, schema]) => (random.chance(0.5) ? [[name, nearlyValid(schema, random)]] : [])),
    ),
    body: body === undefined ? null : body === 'bytes' ? { bytes: someBytes(random) } : { json: adminBody(route, body, kind, random) },
  }
}

function idsFor({ path }: AdminRoute, kind: Kind): readonly string[] {
  if (path.startsWith('/user')) return VICTIMS
  if (path.startsWith('/redirect'))
    return ['/vecchia', '/altra'].map((from) => createHash('sha256').update(from).digest('base64url').slice(0, 22))
  if (path.startsWith('/popup')) return idsOf('popup')
  if (path.startsWith('/tag')) return idsOf('tag')
  if (path.startsWith('/media')) return idsOf('media')
  return idsOf(kind)
}

function adminBody(route: AdminRoute, schema: z.ZodType | 'content', kind: Kind, random: Random): unknown {
  const content = () =>
    withOwnSlug(random.chance(0.5) ? contentOf(kind, random.whole(1, 3)) : nearlyValid(kinds[kind].schema, random), kind, random)
  if (schema === 'content') return content()
  const value = nearlyValid(schema, random)
  return typeof value === 'object' && value !== null && 'content' in value
    ? { ...value, content: route.path.startsWith('/popup') ? contentOf('popup', 1) : content() }
    : value
}

/** A slug that is taken would be all that is ever found wrong. */
function withOwnSlug(content: unknown, kind: Kind, random: Random): unknown {
  const isNew = typeof content === 'object' && content !== null && 'slug' in content && kind !== 'menu' && random.chance(0.7)
  return isNew ? { ...content, slug: `nuovo-${random.whole(1, 1_000_000)}` } : content
}

const AUTH_BODIES: Readonly<Record<string, z.ZodType>> = {
  '/sign-in/email': z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean().optional() }),
  '/revoke-session': z.object({ token: z.string() }),
  '/change-password': z.object({ newPassword: z.string(), currentPassword: z.string(), revokeOtherSessions: z.boolean() }),
  '/request-password-reset': z.object({ email: z.string(), redirectTo: z.string().optional() }),
  '/reset-password': z.object({ newPassword: z.string(), token: z.string() }),
  '/two-factor/enable': z.object({ password: z.string() }),
  '/two-factor/disable': z.object({ password: z.string() }),
  '/two-factor/verify-totp': z.object({ code: z.string(), trustDevice: z.boolean().optional() }),
  '/two-factor/verify-backup-code': z.object({ code: z.string() }),
}

function authDraft(random: Random): Draft {
  const routes = [...Object.entries(ALLOWED_ROUTES), ['/password-link', 'POST'] as const]
  let [path, method] = random.pick(routes)
  while (RARE.test(path) && !random.chance(0.15)) [path, method] = random.pick(routes)
  const schema = AUTH_BODIES[path] ?? z.object({ token: z.string() })
  return {
    method,
    route: `${method} /api/auth${path}`,
    path: `/api/auth${path}`.split('/'),
    query: {},
    json: {},
    body: method === 'POST' ? { json: nearlyValid(schema, random) } : null,
  }
}

/** What readers and their programs ask for, besides pages. */
const FILES = [
  ...[
    addressOf.feed('rss'),
    addressOf.feed('atom'),
    addressOf.feed('json'),
    addressOf.feed('rss', '/sezioni/section-1'),
    addressOf.feed('json', '/autori/author-1'),
  ],
  ...[
    addressOf.podcast('/sezioni/section-1'),
    addressOf.sitemap(),
    addressOf.sitemapPart(1),
    addressOf.sitemapPart('2026-11'),
    addressOf.newsSitemap(),
    addressOf.robots(),
    addressOf.manifest(),
  ],
  ...[
    addressOf.icon('favicon.ico'),
    addressOf.picture('a'.repeat(64), 640, 'avif'),
    addressOf.preview('abc.def'),
    '/admin',
    '/admin/articoli',
    '/healthz',
    '/readyz',
    '/metrics',
  ],
  ...[
    addressOf.searchResults({}),
    addressOf.enableBootstrap(),
    '/assets/main.js',
    '/assets/popup/edicola-popup.js',
    '/.well-known/security.txt',
    '/mai',
  ],
]
const FORMS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [addressOf.popupSubmit(), { id: '1', 'modal_state[dont_show_again_option]': 'true' }],
  [addressOf.popupRenewal(), {}],
  [addressOf.popupCount(), { page: '/', id: '1', events: 'view', device: 'desktop' }],
  [addressOf.collector(), { name: 'page_view', page: '/', referrer: 'https://example.it/' }],
  [addressOf.consent(), { id: '550e8400-e29b-41d4', terms: 'v1', categories: 'analytics', action: 'accept' }],
]

function publicDraft(random: Random): Draft {
  const draft = { query: {}, json: {}, body: null }
  if (random.chance(0.15)) {
    const [path, form] = random.pick(FORMS)
    const body =
      path === addressOf.popupSubmit() && random.chance(0.5)
        ? { json: { id: '1', modal_state: { dont_show_again_option: true } } }
        : { form }
    return { ...draft, method: 'POST', route: `POST ${path}`, path: path.split('/'), body }
  }
  const method = random.chance(0.1) ? 'HEAD' : 'GET'
  if (random.chance(0.3)) {
    const file = random.pick(FILES)
    return { ...draft, method, route: `GET ${file}`, path: (file.split('?')[0] ?? '').split('/') }
  }
  const { pattern, isPaged, query = [] } = random.pick(readerPages)
  const whole = isPaged && random.chance(0.3) ? addressOf.pageOf(pattern, ':page') : pattern
  const kind = /^\/(\w+)/.exec(pattern)?.[1] ?? ''
  const values: Readonly<Record<string, string>> = {
    year: '2026',
    month: '11',
    page: String(random.whole(1, 3)),
    slug: SLUGS[kind] ?? 'page-1',
  }
  return {
    ...draft,
    method,
    route: `GET ${pattern}`,
    path: whole.split('/').map((part) => (part.startsWith(':') ? (values[part.slice(1)] ?? 'uno') : part)),
    query: Object.fromEntries(
      [...query, 'modal', 'utm_source'].flatMap((name) =>
        random.chance(0.4) ? [[name, random.pick(['porto', 'dona', '1', '2', 'citta'])]] : [],
      ),
    ),
  }
}

const SLUGS: Readonly<Record<string, string>> = {
  articoli: 'article-1',
  sezioni: 'section-1',
  tag: 'tag-1',
  autori: 'author-1',
  numeri: 'issue-1',
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
    body: written?.slice(0, Math.min(MOST_BODY, cut ? Math.floor(written.length / 2) : written.length)) ?? null,
    broken,
    route: draft.route,
  }
}

/** Several times what any route takes: more of it would be waited for, and break nothing else. */
const MOST_BODY = 4 * 1024 ** 2

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
  { cookie: 'better-auth.session_token=%00.%00; a=%E0%A4%A; =; ;;' },
  { cookie: '__Host-better-auth.session_token=' + 'a'.repeat(4000) },
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
const escapeAll = (text: string): string =>
  Array.from(text)
    .map((sign) => (/\p{Cs}/u.test(sign) ? `%ED%A0%${(0x80 + (sign.charCodeAt(0) & 0x3f)).toString(16)}` : encodeURIComponent(sign)))
    .join('')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : toJson(value)).slice(0, 20_000)

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, textOf(one)]))
    : { '': textOf(value) }

function someBytes(random: Random): Buffer {
  return random.pick([
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
    Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
    Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
    Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.alloc(0),
    Buffer.from(PASSWORD),
  ])
}
