import { randomUUID } from 'node:crypto'
import fastify, { type InjectOptions } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../../../tests/support/stores.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import type { Role } from '../../content/people/role.ts'
import { createDocumentStore } from '../../store/documents/documentStore.ts'
import { addUser } from '../../store/people/users.ts'
import type { FindSession } from '../auth/sessionFinder.ts'
import { codeOf, ERRORS } from '../errors.ts'
import { addAdminApi } from './adminApi.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')

/** The API with two people who are signed in by saying who they are: signing in itself is tried in `server/auth`. */
async function open() {
  const database = await newDatabase('sqlite')
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  const person = (name: string, role: Role) =>
    addUser(database, { name, email: `${name.toLowerCase()}@example.it`, role }, { clock, newId: randomUUID, passwordHash: 'x' })
  const people = { ada: await person('Ada', 'caporedattore'), bruno: await person('Bruno', 'collaboratore') }
  const findSession: FindSession = async ({ headers }) => {
    const user = Object.hasOwn(people, String(headers['x-who'])) && people[headers['x-who'] as keyof typeof people]
    return user ? { ...user, language: 'it', mustChangePassword: false, twoFactorEnabled: false, suspendedAt: null } : null
  }
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(ERRORS[codeOf(error)]).send({ code: codeOf(error) }))
  addAdminApi(app, { guard: { findSession, siteUrl: 'https://rivista.example', settings: async () => ({ twoFactorRoles: [] }) }, newsroom })
  onTestFinished(() => app.close())

  const ask = (method: InjectOptions['method'] & string, path: string, payload?: object, who = 'ada', headers = {}) =>
    app.inject({ method: method as 'GET', url: `/api/admin/${path}`, headers: { 'x-who': who, ...headers }, ...(payload && { payload }) })
  return { ask }
}

const idOf = (answer: { json(): unknown }): string => (answer.json() as { id: string }).id

describe('the back office’s API', () => {
  it('answers nobody who has not signed in, whatever they ask', async () => {
    const { ask } = await open()
    for (const path of ['article', 'article/1', 'niente']) {
      expect((await ask('GET', path, undefined, 'nessuno')).statusCode).toBe(401)
    }
    expect((await ask('POST', 'article', { title: 'X' }, 'nessuno')).statusCode).toBe(401)
  })

  it('takes an article from its first line to its readers and back', async () => {
    const { ask } = await open()
    const section = idOf(await ask('POST', 'section', { name: 'Città' }))
    const author = idOf(await ask('POST', 'author', { name: 'Elsa Prima' }))
    const made = await ask('POST', 'article', { title: 'Alba' })
    expect(made.statusCode).toBe(201)
    const id = idOf(made)

    const early = await ask('POST', `article/${id}/publish`, { revision: 1 })
    expect(early.statusCode).toBe(422)
    expect(early.json()).toMatchObject({ code: 'invalid', fields: { section: 'Per pubblicare scegli una sezione.' } })

    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un testo.' }] }] }
    const content = { title: 'Alba', section, authors: [author], body }
    expect((await ask('PUT', `article/${id}`, { revision: 1, content })).json()).toMatchObject({ revision: 2 })
    expect((await ask('POST', `article/${id}/publish`, { revision: 2 })).statusCode).toBe(200)
    expect((await ask('GET', 'article?filter={"state":"published"}')).json()).toMatchObject([{ id, status: { state: 'published' } }])
    expect((await ask('GET', `article/${id}/revisions`)).json()).toHaveLength(2)
    expect((await ask('GET', `article/${id}/difference?older=1&newer=2`)).statusCode).toBe(200)
    expect((await ask('DELETE', `section/${section}`)).json()).toMatchObject({ code: 'in-use', message: 'È usato altrove: Alba.' })
    expect((await ask('POST', `article/${id}/restore`, { revision: 2, restored: 1 })).json()).toMatchObject({ revision: 3 })
    expect((await ask('POST', `article/${id}/unpublish`)).statusCode).toBe(200)
    expect((await ask('DELETE', `article/${id}`)).statusCode).toBe(200)
    expect((await ask('GET', `article/${id}`)).statusCode).toBe(404)
  })

  it('says who saved meanwhile, and keeps what they saved', async () => {
    const { ask } = await open()
    const id = idOf(await ask('POST', 'article', { title: 'Alba' }))
    await ask('PUT', `article/${id}`, { revision: 1, content: { title: 'Alba nuova' } })
    const late = await ask('PUT', `article/${id}`, { revision: 1, content: { title: 'Alba vecchia' } })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'stale', details: { revision: 2, by: 'Ada' } })
    expect((await ask('GET', `article/${id}`)).json()).toMatchObject({ title: 'Alba nuova' })
  })

  it('makes one document of a request that is repeated under one key', async () => {
    const { ask } = await open()
    const key: string = randomUUID()
    const create = (title: string, kind = 'article', who = 'ada', id = key) => ask('POST', kind, { title }, who, { 'idempotency-key': id })
    const first = await create('Alba')
    expect([first.statusCode, idOf(first)]).toEqual([201, key])
    const again = await create('Alba', 'article', 'ada', key.toUpperCase())
    expect([again.statusCode, idOf(again)]).toEqual([200, key])
    for (const taken of [await create('Mio', 'article', 'bruno'), await create('Alba', 'page')]) {
      expect(taken.statusCode).toBe(409)
      const message = 'Non è stato creato: il suo identificativo è già di un altro documento. Riprova.'
      expect(taken.json()).toEqual({ success: false, code: 'id-taken', message })
    }
    for (const nonsense of ['x', `${key} `, '../../user', '0'.repeat(500)])
      expect((await create('X', 'article', 'ada', nonsense)).statusCode, nonsense).toBe(400)
    expect((await ask('GET', 'article')).json()).toHaveLength(1)
  })

  it('counts what it lists', async () => {
    const { ask } = await open()
    for (const title of ['Uno', 'Due', 'Tre']) await ask('POST', 'article', { title })
    const list = await ask('GET', 'article?sort=["title","ASC"]&range=[1,2]')
    expect(list.headers['content-range']).toBe('items 1-2/3')
    expect(list.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Tre', 'Uno'])
  })

  it('refuses a collaboratore what is not theirs to do', async () => {
    const { ask } = await open()
    const hers = idOf(await ask('POST', 'article', { title: 'Di Ada' }))
    const his = idOf(await ask('POST', 'article', { title: 'Di Bruno' }, 'bruno'))
    expect((await ask('GET', `article/${hers}`, undefined, 'bruno')).statusCode).toBe(403)
    expect((await ask('PUT', `article/${hers}`, { revision: 1, content: { title: 'Mio' } }, 'bruno')).statusCode).toBe(403)
    const published = await ask('POST', `article/${his}/publish`, { revision: 1 }, 'bruno')
    expect(published.json()).toMatchObject({ code: 'forbidden', message: 'Il tuo ruolo non lo permette.' })
    expect((await ask('POST', 'section', { name: 'Nuova' }, 'bruno')).statusCode).toBe(403)
    expect((await ask('GET', 'article', undefined, 'bruno')).json()).toHaveLength(1)
    expect((await ask('GET', 'popup', undefined, 'bruno')).statusCode).toBe(403)
  })

  it('lets nobody write more than the form has', async () => {
    const { ask } = await open()
    const made = await ask('POST', 'article', { title: 'Alba', createdBy: 'altri', status: 'published' })
    expect(made.statusCode).toBe(422)
  })

  it.each([
    ['GET', 'niente', 404],
    ['GET', 'constructor', 404],
    ['GET', 'article/../user', 404],
    ['GET', 'article/%00', 404],
    ['GET', 'article?filter={', 400],
    ['GET', 'article?filter={"state":"perso"}', 400],
    ['GET', 'article?sort=["password","ASC"]', 400],
    ['GET', 'article?range=[0,100000]', 400],
    ['GET', 'article?range=[5,1]', 400],
    ['PUT', 'article/x', 400],
    ['POST', 'article/x/esplodi', 404],
    ['POST', 'article/x/toString', 404],
    ['GET', 'article/x/difference?older=a&newer=b', 400],
  ] as const)('meets %s %s with %i', async (method, path, status) => {
    const { ask } = await open()
    expect((await ask(method, path, method === 'GET' ? undefined : {})).statusCode).toBe(status)
  })
})
