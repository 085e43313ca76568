import { describe, expect, it } from 'vitest'
import { openBackOffice } from '../../../tests/support/backOffice.ts'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { printedRoutes } from '../../../tests/support/printedRoutes.ts'
import { AUTH_ROUTES, PUBLIC_ROUTES } from '../../../tests/support/roleTable.ts'
import { SITE } from '../../../tests/support/testServer.ts'
import { kinds, rulesOf, type Kind } from '../../content/kinds.ts'
import { SINGLETONS } from '../../content/newsroom/listing.ts'
import { LINKED_KINDS } from '../../content/newsroom/previewLink.ts'
import { may, type Subject } from '../../content/people/permissions.ts'
import { ROLES } from '../../content/people/role.ts'
import type { User } from '../../content/people/user.ts'
import { denials } from '../../messages/denials.ts'
import { ALLOWED_ROUTES } from '../auth/authRoutes.ts'
import { adminRoutes, type AdminRoute } from './docs/adminRoutes.ts'

type Office = Awaited<ReturnType<typeof openBackOfficeServer>>

/** Who may do what is asked of the running server, route by route, and compared with what `adminRoutes` says each asks for. */

const RULES = { editorsPublishOwn: false }
const HASH = 'a'.repeat(64)

/** Something to save of each kind. */
const CONTENTS: Record<Kind, object> = {
  article: { title: 'Uno' },
  page: { title: 'Uno' },
  issue: { title: 'Uno' },
  popup: { id: 'uno', name: 'Uno', title: 'Uno' },
  section: { name: 'Uno' },
  tag: { name: 'Uno' },
  author: { name: 'Uno' },
  menu: { name: 'Uno', slug: 'piede', items: [] },
  media: { fileName: 'uno.pdf', hash: HASH, type: 'application/pdf', bytes: 10, picture: null },
  siteSettings: {},
  popupSettings: {},
  supportSettings: {},
  analyticsSettings: {},
  homePage: {},
}

/** A body that every route takes for well formed, and that changes nothing where it can be helped: a revision that is not there. */
const BODIES: Readonly<Record<string, object>> = {
  changeMe: { name: 'Io' },
  invite: { name: 'X', email: 'x@example.it', role: 'collaboratore' },
  changeUser: { name: 'Altro' },
  binRestore: { ids: ['nessuno'] },
  binPurge: { ids: ['nessuno'] },
  binEmpty: {},
  bulk: { act: 'delete', ids: ['nessuno'] },
  publishWarningsOfAll: { ids: ['nessuno'] },
  saveOnly: { revision: 999, content: {} },
  save: { revision: 999, content: {} },
  presence: { tab: 'una' },
  previewLink: { hours: 1 },
  publishWarnings: {},
  popupPreview: { address: '/', content: {} },
  'act-submit': {},
  'act-send-back': {},
  'act-assign': { assignees: [] },
  'act-publish': { revision: 999 },
  'act-reschedule': { at: '2027-01-01T00:00:00.000Z' },
  'act-cancel-plan': {},
  'act-unpublish': { at: '2020-01-01T00:00:00.000Z' },
  'act-cancel-withdrawal': {},
  'act-undo': { act: 99 },
  'act-restore': { revision: 999, restored: 1 },
  merge: { into: 'nessuno' },
  addRedirect: { from: '', to: '' },
  changeRedirect: { from: '', to: '' },
  popupExplain: { address: '/' },
  dismissMissingPages: { paths: ['/mai'] },
  beginMove: { system: 'wordpress' },
  startMove: { isTrial: true, setup: {} },
}

/** Routes that do not apply to every kind: there is nothing at their address for the others, whoever asks. */
const ONLY_FOR: Readonly<Record<string, readonly Kind[]>> = {
  only: SINGLETONS,
  saveOnly: SINGLETONS,
  preview: [...LINKED_KINDS, 'homePage'],
  previewLink: LINKED_KINDS,
}

const KINDS = Object.keys(kinds) as Kind[] // what a record has
const STAGES = ['draft', 'public'] as const
type Stage = (typeof STAGES)[number]

const ROLE_SENTENCES = ['role', 'not-yours', 'not-a-draft', 'needs-review', 'yourself', 'last-administrator'] as const
const refusals = new Set<string>(ROLE_SENTENCES.map((because) => denials.it[because]))

interface Answered {
  readonly statusCode: number
  json(): unknown
}

/** Does an answer say that this person may not? Anything else that is wrong with the request was looked at after that. */
function isRefused(answer: Answered): boolean {
  if (answer.statusCode === 401) return true
  return answer.statusCode === 403 && refusals.has((answer.json() as { message: string }).message)
}

const routesOf = (isAbout: (route: AdminRoute) => boolean) => adminRoutes.filter(isAbout)
const isOfKind = ({ path }: AdminRoute) => path.startsWith('/:kind')
const hasDocument = ({ path }: AdminRoute) => path.startsWith('/:kind/:id')

const bodyOf = (route: AdminRoute, kind?: Kind): object | Buffer | undefined => {
  if (route.method === 'GET' || route.method === 'DELETE') return undefined
  if (route.body === 'bytes') return Buffer.alloc(0)
  return route.body === 'content' ? (kind ? CONTENTS[kind] : {}) : (BODIES[route.name] ?? {})
}
const pathOf = ({ path, name }: AdminRoute, kind = '', id = 'nessuno'): string =>
  path.slice(1).replace(':kind', kind).replace(':id', id) + (name === 'difference' ? '?older=1&newer=1' : name === 'find' ? '?q=uno' : '')

describe('the table of routes', () => {
  it('has a row for every route of the server', async () => {
    const { app } = await openBackOfficeServer()
    const backOffice = adminRoutes.map(({ method, path }) => `${method} /api/admin${path}`)
    const known = new Set([...backOffice, ...Object.keys(PUBLIC_ROUTES), 'POST /api/admin/:kind/:id/:act'])
    const routes = printedRoutes(app.printRoutes({ commonPrefix: false }))
    expect(routes.length).toBeGreaterThan(100)
    expect(routes.filter((route) => !known.has(route))).toEqual([])
    expect(Object.keys(PUBLIC_ROUTES).filter((route) => !routes.includes(route))).toEqual([])
    expect(Object.keys(AUTH_ROUTES)).toEqual(Object.entries(ALLOWED_ROUTES).map(([path, method]) => `${method} /api/auth${path}`))
  })

  it('says who is answered outside the back office: nobody’s role matters there', async () => {
    const { app, hire } = await openBackOfficeServer()
    for (const role of ROLES) await hire(role, role)
    const wrong: string[] = []
    for (const [route, access] of Object.entries(PUBLIC_ROUTES)) {
      const [method = '', pattern = ''] = route.split(' ')
      const url = pattern === '/*' ? '/api/auth/altro' : pattern.replace('*', '/altro').replace(/:\w+(\(.*?\))?/g, '1')
      const ask = (who: string) =>
        app.inject({ method: method as 'GET', url, headers: { 'x-who': who, origin: SITE }, ...(method === 'POST' && { payload: {} }) }) // one of HTTP's
      const { statusCode } = await ask('nessuno')
      if ((access === 'everybody') === (statusCode === 401 || statusCode === 403) || statusCode >= 500)
        wrong.push(`${route}: ${statusCode}`)
      for (const role of ROLES) if ((await ask(role)).statusCode !== statusCode) wrong.push(`${route} to a ${role}`)
    }
    expect(wrong).toEqual([])
  })

  it('says which doors of the sign-in library want a session', async () => {
    const { ask } = await openBackOffice()
    const wrong: string[] = []
    for (const [route, { access, body }] of Object.entries(AUTH_ROUTES)) {
      const [method = '', path = ''] = route.split(' ')
      const { statusCode } = await ask(method, path, body)
      if ((access === 'session') !== (statusCode === 401)) wrong.push(`${route}: ${statusCode}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('who is not signed in', () => {
  it('is answered by no route of the back office', async () => {
    const { ask } = await openBackOfficeServer()
    const answered: string[] = []
    for (const route of adminRoutes) {
      const { statusCode } = await ask(route.method, pathOf(route, 'article'), bodyOf(route, 'article'), 'nessuno')
      if (statusCode !== 401) answered.push(`${route.method} ${route.path} ${statusCode}`)
    }
    expect(answered).toEqual([])
  })
})

describe.each(ROLES)('a %s', (role) => {
  it('is answered by routes that are about no document as the table says', async () => {
    const office = await openBackOfficeServer()
    const user = await office.hire('io', role)
    const others = { admin: await office.hire('direzione', 'amministratore'), editor: await office.hire('altri', 'redattore') }
    const wrong: string[] = []
    for (const route of routesOf((one) => !isOfKind(one))) {
      await office.database.write((db) => db.deleteFrom('audit').execute())
      const answer = await office.ask(route.method, pathOf(route, '', await subjectOf(office, route, others)), bodyOf(route), 'io')
      const expected = isAllowed(user, route, 'article', {})
      // Whoever may is told of what is not there; whoever may not is refused, and the audit log knows of it.
      const isRight = expected ? !isRefused(answer) : isRefused(answer) && (await isAudited(office))
      if (answer.statusCode >= 500 || !isRight) wrong.push(`${route.method} ${route.path}: ${answer.statusCode}`)
    }
    expect(wrong).toEqual([])
  })

  // A test for each kind: together they would take longer than a test may, and nobody may ask for so much a minute.
  it.each(KINDS)('is answered about each %s, their own and others’, drafts and published, as the table says', async (kind) => {
    const office = await openBackOfficeServer()
    const [user, other] = [await office.hire('io', role), await office.hire('altri', role)]
    const wrong: string[] = []
    const ask = async (route: AdminRoute, id: string | undefined, subject: Omit<Subject, 'kind'>, whose: string) => {
      const answer = await office.ask(route.method, pathOf(route, kind, id), bodyOf(route, kind), user.name)
      const { statusCode } = answer
      const isThere = ONLY_FOR[route.name]?.includes(kind) ?? true
      const expected = isAllowed(user, route, kind, subject)
      const isRight = isThere ? isRefused(answer) !== expected : statusCode === 404 || isRefused(answer)
      if (statusCode >= 500 || !isRight) wrong.push(`${route.method} ${route.path} of ${whose}: ${statusCode}`)
      return answer
    }
    for (const route of routesOf((one) => isOfKind(one) && !hasDocument(one)))
      await ask(route, undefined, { createdBy: user.id, stage: 'draft' }, 'any')
    for (const owner of [user, other])
      for (const stage of rulesOf(kind).workflow === 'direct' ? (['public'] as const) : STAGES) {
        let id = await make(office, kind, owner, stage)
        for (const route of routesOf(hasDocument)) {
          const subject = { createdBy: owner.id, assignees: [], stage }
          const answer = await ask(route, id, subject, `${owner === user ? 'their own' : 'another’s'} ${stage}`)
          // What was changed is another thing to ask about: the next question gets a new one.
          if (route.method !== 'GET' && answer.statusCode < 300) id = await make(office, kind, owner, stage)
        }
      }
    expect(wrong).toEqual([])
  })
})

/** Something of somebody else's that a route can be asked about. */
async function subjectOf(office: Office, { path }: AdminRoute, { admin, editor }: Record<'admin' | 'editor', User>): Promise<string> {
  if (path.startsWith('/user/:id')) return editor.id
  if (path.startsWith('/moves/:id')) return moveOf(office, admin)
  const kind = (['popup', 'media', 'tag'] as const).find((one) => path.startsWith(`/${one}/:id`))
  return kind ? make(office, kind, admin, 'public') : 'nessuno'
}

async function moveOf({ moves: { store } }: Office, { id: createdBy }: User): Promise<string> {
  const [open] = await store.list()
  return open?.id ?? (await store.begin({ id: 'trasloco', system: 'wordpress', createdBy, locale: 'it' }))?.id ?? ''
}

const isAudited = async ({ audit }: Office): Promise<boolean> =>
  (await audit.list({ action: 'refused', isDescending: true, limit: 1, offset: 0 })).total === 1

let made = 0

/** A document that is this person's, whether they could have made it or not; where there is only one of a kind, that one. */
async function make({ newsroom, people, database, article }: Office, kind: Kind, owner: User, stage: Stage): Promise<string> {
  const admin = { ...owner, id: people['ada']?.id ?? '', role: 'amministratore' } as const
  const found = unwrap(await newsroom.list(admin, { kind, sort: { by: 'createdAt', isDescending: false }, limit: 1, offset: 0 }))
  const only = [...SINGLETONS, 'menu'].includes(kind) ? found.documents[0] : undefined
  made += 1
  const names = {
    article: article(`Testo ${made}`),
    popup: { ...CONTENTS.popup, id: `n${made}` },
  }
  const content = kind in names ? names[kind as keyof typeof names] : CONTENTS[kind] // just asked
  const { id } = only ?? unwrap(await newsroom.create(admin, kind, content))
  if (rulesOf(kind).workflow === 'drafted' && stage === 'public') unwrap(await newsroom.publish(admin, kind, id, 1))
  await database.write((db) => db.updateTable('document').set({ createdBy: owner.id }).where('id', '=', id).execute())
  return id
}

function isAllowed(user: User, { may: asked }: AdminRoute, kind: Kind, subject: Omit<Subject, 'kind'>): boolean {
  return asked === 'session' || may(user, asked[0], { kind: asked[1] === ':kind' ? kind : asked[1], ...subject }, RULES).allowed
}
