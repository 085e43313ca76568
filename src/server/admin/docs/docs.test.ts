import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../../tests/support/backOfficeServer.ts'
import { messagesIn } from '../../../messages/messages.ts'
import { addAdminApi, acts } from '../adminApi.ts'
import { addConsentsRoute } from '../consents.ts'
import { addAuditRoutes } from '../audit.ts'
import type { AdminRouteContext } from '../adminRouteContext.ts'
import { addScreenRoutes } from '../screenRoutes.ts'
import { addMeRoutes } from '../me.ts'
import { addUserRoutes } from '../users.ts'
import type { BackOffice } from '../../buildServer.ts'
import { adminRoutes } from './adminRoutes.ts'
import { FAULTS, faultsOf } from './routeFaults.ts'

describe('the documentation of the API', () => {
  it('has every route that the server has, and no other', async () => {
    const app = fastify()
    const had: string[] = []
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') had.push(`${one} ${url.replace('/api/admin', '')}`)
    })
    const parts = { clock: () => new Date(), uploadFolder: '', directory: {}, moves: {} } as unknown as AdminRouteContext & BackOffice // nothing is asked of them until a request comes
    addMeRoutes(app, parts)
    addUserRoutes(app, parts)
    addAuditRoutes(app, { ...parts, settings: async () => ({ timeZone: 'Europe/Rome', language: 'it' }) as never })
    addConsentsRoute(app, {
      ...parts,
      consents: {} as never /* as little is asked of it */,
      settings: async () => ({ timeZone: 'Europe/Rome' }),
    })
    addAdminApi(app, parts)
    addScreenRoutes(app, parts)
    await app.ready()
    const expanded = had.flatMap((route) =>
      route === 'POST /:kind/:id/:act' ? Object.keys(acts).map((act) => `POST /:kind/:id/${act}`) : [route],
    )
    expect(adminRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(expanded.sort())
  })

  it('says in both languages what each is for', () => {
    for (const { routes } of [messagesIn('it').adminDocs, messagesIn('en').adminDocs]) {
      expect(Object.keys(routes).sort()).toEqual(adminRoutes.map(({ name }) => name).sort())
    }
  })

  it('says how each may refuse, with the status that it does', async () => {
    const { ask } = await openBackOfficeServer()
    const { paths } = (await ask('GET', 'docs/openapi.json')).json<{ paths: Record<string, Record<string, { responses: object }>> }>()
    const statuses = (path: string, method: string) => Object.keys(paths[`/api/admin/${path}`]?.[method]?.responses ?? {})
    expect(statuses('{kind}/{id}', 'put')).toEqual(['200', '400', '401', '403', '404', '409', '422', '429', '500', '503', '507'])
    expect(statuses('me', 'get')).toEqual(['200', '400', '401', '403', '429', '500', '503'])
    expect(statuses('media/upload', 'post')).toEqual(['200', '400', '401', '403', '409', '413', '415', '422', '429', '500', '503', '507'])
    for (const route of adminRoutes) for (const fault of faultsOf(route)) expect(FAULTS[fault]).toBeGreaterThanOrEqual(400)
  })

  it('is for who is signed in, as a page and as OpenAPI', async () => {
    const { ask } = await openBackOfficeServer()
    expect((await ask('GET', 'docs', undefined, 'nessuno')).statusCode).toBe(401)
    expect((await ask('GET', 'docs/openapi.json', undefined, 'nessuno')).statusCode).toBe(401)
    const page = await ask('GET', 'docs')
    expect(page.body).toContain('<code>/api/admin/:kind/bulk</code>')
    // It loads nothing of anybody else, and runs nothing.
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'self' 'sha256-/)
    expect(page.body).not.toMatch(/<script|(src|href)="(https?:)?\/\//)
    const described = await ask('GET', 'docs/openapi.json')
    const everything = described.json<{
      paths: Record<string, Record<string, { requestBody?: unknown }>>
      components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
    }>()
    const { paths, components } = everything
    expect(paths['/api/admin/{kind}/bulk']?.['post']?.requestBody).toBeDefined()
    const references = new Set([...described.body.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, name = '']) => name))
    expect(references.size).toBeGreaterThan(0)
    for (const name of references) expect(at(everything, name.split('/')), name).toBeDefined()
    // Blocks stand within blocks, and four kinds have a body: each must be said once for all of them.
    expect(described.body.split('"horizontalRule"').length - 1).toBe(1)
    expect(Object.keys(components.schemas['tag']?.properties ?? {})).toEqual(['name', 'slug', 'description'])
  })
})

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)
