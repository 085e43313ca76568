import { z } from 'zod'
import { addressOf } from '../../src/content/addresses/addresses.ts'
import { kinds, type Kind } from '../../src/content/kinds.ts'
import { adminRoutes, type AdminRoute } from '../../src/server/admin/docs/adminRoutes.ts'
import { ALLOWED_ROUTES } from '../../src/server/auth/authRoutes.ts'
import { readerPages } from '../../src/server/pages/readerPages.ts'
import { storedZip } from '../support/storedZip.ts'
import { textsOf } from './breakings.ts'
import { nearlyValid } from './nearlyValid.ts'
import type { Random } from './random.ts'
import { contentOf, EVERY_KIND, idsOf, MOVE, PASSWORD, VICTIMS } from './world.ts'

/** A request before anything is broken. */
export interface Draft {
  readonly method: string
  readonly route: string
  /** The parts of its path, decoded. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
  /** Of the query, what is JSON. */
  readonly json: Readonly<Record<string, unknown>>
  readonly body: { readonly json: unknown } | { readonly form: Readonly<Record<string, string>> } | { readonly bytes: Buffer } | null
}

/** Making the sizes of a picture, or looking at a password, keeps a processor busy for a while; whoever is signed out must sign in again. */
const RARE = /upload|replace|sign-in|sign-out|revoke|two-factor|change-password|reset|empty|purge/

export function adminDraft(random: Random): Draft {
  let route = random.pick(adminRoutes)
  while (RARE.test(route.path) && !random.chance(0.1)) route = random.pick(adminRoutes)
  const kind = random.pick(EVERY_KIND)
  const { body, query } = route
  const own: Readonly<Record<string, string>> = { kind, id: random.pick(idsFor(route, kind)) }
  return {
    method: route.method,
    route: `${route.method} /api/admin${route.path}`,
    path: `/api/admin${route.path}`.split('/').map((part) => (part.startsWith(':') ? (own[part.slice(1)] ?? '1') : part)),
    query: query ? { ...textsOf(nearlyValid(query, random)), ...(isMoveFile(route) && moveFile(random)) } : {},
    json: Object.fromEntries(
      Object.entries(route.json ?? {}).flatMap(([name, schema]) => (random.chance(0.5) ? [[name, nearlyValid(schema, random)]] : [])),
    ),
    body: body === undefined ? null : body === 'bytes' ? { bytes: someBytes(random) } : { json: adminBody(route, body, kind, random) },
  }
}

const isMoveFile = ({ path }: AdminRoute): boolean => path === '/moves/:id/files'

/** A file that the move there is would take, but for how its bytes and its name may lie. */
const moveFile = (random: Random): Record<string, string> => ({
  name: `${random.pick(['rivista', 'è'.repeat(random.whole(1, 196)), '🌗'.repeat(random.whole(1, 98)), 'CON', 'a b'])}.xml`,
  role: 'export',
  at: random.pick(['0', '0', '1', '7']),
  size: String(random.whole(1, 100)),
})

function idsFor({ path, method }: AdminRoute, kind: Kind): readonly string[] {
  if (path.startsWith('/user')) return VICTIMS
  // The only one must stay.
  if (path.startsWith('/moves')) return path === '/moves/:id' && method === 'DELETE' ? ['trasloco-0'] : [MOVE]
  if (path.startsWith('/redirect')) return ['/vecchia', '/altra'].map((from) => Buffer.from(from).toString('base64url'))
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

const AUTH_ROUTES = [...Object.entries(ALLOWED_ROUTES), ['/password-link', 'POST'] as const, ['/request-password-reset', 'POST'] as const]

export function authDraft(random: Random): Draft {
  let [path, method] = random.pick(AUTH_ROUTES)
  while (RARE.test(path) && !random.chance(0.04)) [path, method] = random.pick(AUTH_ROUTES)
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

export function publicDraft(random: Random): Draft {
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

function someBytes(random: Random): Buffer {
  return random.pick([
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
    Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
    Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
    Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    storedZip({ 'a.pdf': 'x', 'b/c.exe': 'y' }),
    storedZip({ 'a.jpg': 'x' }).subarray(0, 60),
    storedZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' }),
    Buffer.from('anno;copie\n2026;=1+1\n'),
    Buffer.alloc(0),
    Buffer.from(PASSWORD),
  ])
}
