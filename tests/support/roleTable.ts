import { kinds, rulesOf, type Kind } from '../../src/content/kinds.ts'
import { ACTIONS, may, type Action, type Subject } from '../../src/content/people/permissions.ts'
import { ROLES, type Role } from '../../src/content/people/role.ts'
import type { User } from '../../src/content/people/user.ts'
import { adminRoutes, type AdminRoute } from '../../src/server/admin/docs/adminRoutes.ts'

/** Who is answered outside the back office: `everybody`, whoever has a `session`, or a `token` that the settings of the program name. */
export type Access = 'everybody' | 'session' | 'token'

/** The routes of the sign-in library that are open, with a body that it takes for well formed. */
export const AUTH_ROUTES: Readonly<Record<string, { readonly access: Access; readonly body?: object }>> = {
  'GET /api/auth/get-session': { access: 'everybody' },
  'GET /api/auth/list-sessions': { access: 'session' },
  'POST /api/auth/sign-in/email': { access: 'everybody', body: { email: 'x' } },
  'POST /api/auth/sign-out': { access: 'everybody', body: {} },
  'POST /api/auth/revoke-session': { access: 'session', body: { token: 'x' } },
  'POST /api/auth/revoke-sessions': { access: 'session', body: {} },
  'POST /api/auth/revoke-other-sessions': { access: 'session', body: {} },
  'POST /api/auth/change-password': { access: 'session', body: { currentPassword: 'x', newPassword: 'y' } },
  'POST /api/auth/reset-password': { access: 'everybody', body: { token: 'x' } },
  'POST /api/auth/two-factor/enable': { access: 'session', body: { password: 'x' } },
  'POST /api/auth/two-factor/verify-totp': { access: 'session', body: { code: '000000' } },
  'POST /api/auth/two-factor/verify-backup-code': { access: 'session', body: { code: 'x' } },
  'POST /api/auth/two-factor/generate-backup-codes': { access: 'session', body: { password: 'x' } },
  'POST /api/auth/two-factor/get-totp-uri': { access: 'session', body: { password: 'x' } },
  'POST /api/auth/two-factor/disable': { access: 'session', body: { password: 'x' } },
}

/** Every other route of the server, as Fastify prints it. `/*` is files of the build, and the door of the sign-in library. */
export const PUBLIC_ROUTES: Readonly<Record<string, Access>> = {
  'GET /': 'everybody',
  'GET /metrics': 'token',
  'GET /media/:hash/:name': 'everybody',
  'GET /manifest.webmanifest': 'everybody',
  'POST /modal/ajax/hook-modal-submit': 'everybody',
  'POST /modal/ajax/renew': 'everybody',
  'POST /modal/ajax/count': 'everybody',
  'GET /modal-page/ajax/enable-bootstrap': 'everybody',
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /.well-known/security.txt': 'everybody',
  'POST /raccolta': 'everybody',
  'GET /*': 'everybody',
  'POST /*': 'everybody',
  'GET /apple-touch-icon.png': 'everybody',
  'GET /api/cerca': 'everybody',
  'POST /api/auth/password-link': 'everybody',
  'POST /api/auth/request-password-reset': 'everybody',
  'GET /autori/:slug': 'everybody',
  'GET /autori/:slug/feed.xml': 'everybody',
  'GET /autori/:slug/feed.json': 'everybody',
  'GET /autori/:slug/atom.xml': 'everybody',
  'GET /autori/:slug/pagina/:page': 'everybody',
  'GET /atom.xml': 'everybody',
  'GET /anteprima/:token': 'everybody',
  'GET /admin': 'everybody',
  'GET /admin*': 'everybody',
  'GET /articoli/:slug': 'everybody',
  'GET /archivio': 'everybody',
  'GET /archivio/:year/:month': 'everybody',
  'GET /archivio/:year/:month/pagina/:page': 'everybody',
  'GET /favicon.svg': 'everybody',
  'GET /favicon.ico': 'everybody',
  'GET /feed.xml': 'everybody',
  'GET /feed.json': 'everybody',
  'GET /icon-192.png': 'everybody',
  'GET /icon-512.png': 'everybody',
  'GET /schede/podcast/:file': 'everybody',
  'GET /schede/:file': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /sitemap-news.xml': 'everybody',
  'GET /sitemap-:part(^\\d[\\d-]{0,10}$).xml': 'everybody',
  'GET /sezioni/:slug': 'everybody',
  'GET /sezioni/:slug/feed.xml': 'everybody',
  'GET /sezioni/:slug/feed.json': 'everybody',
  'GET /sezioni/:slug/atom.xml': 'everybody',
  'GET /sezioni/:slug/podcast.xml': 'everybody',
  'GET /sezioni/:slug/pagina/:page': 'everybody',
  'POST /consenso': 'everybody',
  'GET /cerca': 'everybody',
  'GET /tag/:slug': 'everybody',
  'GET /tag/:slug/pagina/:page': 'everybody',
  'GET /numeri': 'everybody',
  'GET /numeri/:slug': 'everybody',
  'GET /da-leggere': 'everybody',
  'GET /:slug': 'everybody',
}

/** Who may do what, in Markdown, worked out of `adminRoutes` and `may`. */
export function roleTable(): string {
  return [
    '#### Kinds',
    table(['kind', ...ROLES], kindRows()),
    '#### Routes of the back office',
    table(['route', 'asks for', ...ROLES], adminRoutes.map(routeRow)),
    '#### Signing in, and the rest of the server',
    table(['who is answered', 'routes'], accessRows()),
  ].join('\n\n')
}

const ALL_KINDS: readonly Subject['kind'][] = [...(Object.keys(kinds) as Kind[]), 'redirect', 'user', 'audit'] // its keys are the kinds

/** Kinds that everybody may do the same to stand together. */
function kindRows(): string[][] {
  const rows = new Map<string, string[]>()
  for (const kind of ALL_KINDS) {
    const cells = ROLES.map((role) => kindCell(role, kind)).join(' | ')
    rows.set(cells, [...(rows.get(cells) ?? []), kind])
  }
  return [...rows].map(([cells, same]) => [same.join(', '), ...cells.split(' | ')])
}

function kindCell(role: Role, kind: Subject['kind']): string {
  const groups = new Map<string, Action[]>()
  for (const action of ACTIONS) {
    const whose = whoseMay(role, action, kind)
    if (whose !== NONE) groups.set(whose, [...(groups.get(whose) ?? []), action])
  }
  if (groups.get(ANY)?.length === ACTIONS.length) return 'everything'
  return [...groups].map(([whose, actions]) => actions.join(', ') + (whose === ANY ? '' : `: ${whose}`)).join('; ') || NONE
}

function routeRow({ method, path, may: asked }: AdminRoute): string[] {
  const route = `\`${method} ${path}\``
  if (asked === 'session') return [route, 'a session', ...ROLES.map(() => 'what is theirs')]
  const [action, kind] = asked
  // Of some kinds there is one document, which has no name: the front page stands for them.
  const shown = path.endsWith('/only') ? 'homePage' : 'article'
  if (kind === ':kind') return [route, action, ...ROLES.map((role) => whoseMay(role, action, shown))]
  return [route, `${action} (${kind})`, ...ROLES.map((role) => whoseMay(role, action, kind))]
}

function accessRows(): string[][] {
  const all = [...Object.entries(AUTH_ROUTES).map(([route, { access }]) => [route, access] as const), ...Object.entries(PUBLIC_ROUTES)]
  const names: Record<Access, string> = { session: 'a session', token: 'a token, or the machine itself', everybody: 'everybody' }
  return (Object.keys(names) as Access[]).map((access) => [
    names[access],
    all.flatMap(([route, who]) => (who === access ? [`\`${route}\``] : [])).join(' · '),
  ])
}

const ANY = 'yes'
const NONE = '—'
const ME = 'io'

/** Whose documents of a kind a role may do this to. */
function whoseMay(role: Role, action: Action, kind: Subject['kind']): string {
  const user: User = { id: ME, name: '', email: '', role }
  const isIn = (subject: Omit<Subject, 'kind'>) => may(user, action, { kind, ...subject }, { editorsPublishOwn: false }).allowed
  const isDrafted = kind in kinds && rulesOf(kind as Kind).workflow === 'drafted'
  const stages = isDrafted ? (['draft', 'review', 'public'] as const) : (['public'] as const)
  const own = stages.filter((stage) => isIn({ createdBy: ME, assignees: [], stage }))
  const assigned = isIn({ createdBy: '', assignees: [ME], stage: stages[0] })
  const others = stages.filter((stage) => isIn({ createdBy: '', assignees: [], stage }))
  if (own.length === stages.length && others.length === stages.length) return ANY
  const names = { draft: 'own drafts', review: 'own handed in', public: 'own published' }
  const said = [
    ...(own.length === stages.length ? ['own'] : own.map((stage) => names[stage])),
    ...(assigned ? ['assigned'] : []),
    ...(others.length > 0 ? ['others’'] : []),
  ]
  return said.join(', ') || NONE
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const BEGIN = '<!-- roles: written by `npm run roles` -->'
const END = '<!-- end of roles -->'

/** A page with the table where its markers are. */
export function withRoleTable(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  const after = rest.split(END)[1]
  if (after === undefined) throw new Error(`docs/security.md has no ${BEGIN} … ${END}`)
  return `${before}${BEGIN}\n\n${roleTable()}\n\n${END}${after}`
}

/** How a table is drawn, with how many blanks and dashes, is the formatter's. */
export const asWritten = (page: string): string => page.replace(/-{3,}/g, '---').replace(/[ \t]+/g, ' ')
