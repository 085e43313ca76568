import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import type { ServedMove } from '../../content/moves/move.ts'
import { done } from '../../content/newsroom/refusal.ts'
import { codeOf, ERRORS } from '../errors.ts'
import { addMoveFileRoutes } from './moveFiles.ts'

async function openMove(system = 'wordpress') {
  const office = await openBackOfficeServer()
  const ask = (method: string, path: string, payload?: object | Buffer) => office.ask(method, path, payload, 'admin')
  const { id } = (await ask('POST', 'moves', { system })).json<ServedMove>()
  const send = (name: string, bytes: string, at: number, size: number, role = 'export') =>
    ask(
      'POST',
      `moves/${id}/files?${new URLSearchParams({ name, role, at: String(at), size: String(size) }).toString()}`,
      Buffer.from(bytes),
    )
  const because = async (answer: ReturnType<typeof ask>) => (await answer).json<{ details?: { because: string } }>().details?.because
  return { ...office, ask, id, send, because }
}

const SETUP = { exports: [], media: null, fetchMedia: false, sections: null }

it('gathers its files in parts and is begun once it has an export', async () => {
  const { ask, id, send, because } = await openMove()
  expect(await because(ask('POST', `moves/${id}/start`, { isTrial: true, setup: SETUP }))).toBe('no-export')
  expect((await send('rivista.xml', '<rss', 0, 9)).json()).toMatchObject({ files: [{ name: 'rivista.xml', bytes: 4, isWhole: false }] })
  expect(await because(ask('POST', `moves/${id}/start`, { isTrial: true, setup: SETUP }))).toBe('no-export')
  expect(await because(send('rivista.xml', 'x', 5, 9))).toBe('out-of-step')
  expect((await send('rivista.xml', ' />..', 4, 9)).json()).toMatchObject({ files: [{ bytes: 9, isWhole: true }] })
  expect((await ask('POST', `moves/${id}/start`, { isTrial: true, setup: SETUP })).json()).toMatchObject({ state: 'waiting' })
  expect(await because(send('altro.xml', 'x', 0, 1))).toBe('not-at-rest')
  expect(await because(ask('DELETE', `moves/${id}`))).toBe('not-at-rest')
  expect((await ask('POST', `moves/${id}/pause`)).json()).toMatchObject({ state: 'paused' })
  expect(await because(ask('POST', `moves/${id}/pause`))).toBe('not-running')
  expect((await ask('DELETE', `moves/${id}/files?name=rivista.xml&role=export`)).json()).toMatchObject({ files: [] })
  expect((await ask('DELETE', `moves/${id}`)).statusCode).toBe(200)
  expect((await ask('GET', 'moves')).json()).toEqual([])
})

it('is one at a time, in a sentence', async () => {
  const { ask, id } = await openMove()
  const second = await ask('POST', 'moves', { system: 'ghost' })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ code: 'move', message: expect.stringContaining('già un trasloco aperto') as string })
  expect((await ask('GET', 'moves')).json()).toMatchObject([{ id, system: 'wordpress', hasReport: false, isHere: true }])
})

it.each([
  ['another ending', 'rivista.json', 'export'],
  ['pictures that are no archive', 'foto.jpg', 'media'],
])('takes no file of %s', async (_name, file, role) => {
  const { send, because } = await openMove()
  expect(await because(send(file, 'x', 0, 1, role))).toBe('wrong-file')
})

// The last two are names of 200 signs and of fewer, with more bytes than a disk takes.
it.each(['../fuori.xml', 'a/b.xml', '.nascosto.xml', '', `${'è'.repeat(196)}.xml`, `${'🌗'.repeat(60)}.xml`])(
  'takes no file by the name of %j',
  async (name) => {
    const { send } = await openMove()
    expect((await send(name, 'x', 0, 1)).statusCode).toBe(400)
  },
)

it('takes a file by the longest name', async () => {
  const { send } = await openMove()
  const name = `${'è'.repeat(118)}.xml`
  expect((await send(name, 'x', 0, 1)).json()).toMatchObject({ files: [{ name, isWhole: true }] })
})

it('takes no more bytes than a file was said to have', async () => {
  const { send, ask, id } = await openMove()
  expect((await send('rivista.xml', 'molto di più', 0, 3)).statusCode).toBe(413)
  expect((await ask('GET', `moves/${id}`)).json<ServedMove>().files.filter(({ isWhole }) => isWhole)).toEqual([])
})

it('refuses at once a file that the disk has no room for', async () => {
  const { moves, id } = await openMove()
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(ERRORS[codeOf(error)]).send())
  const move = (await moves.store.find(id)) ?? expect.fail('it was just begun')
  addMoveFileRoutes(app, {
    files: { ...moves.files, freeBytes: async () => 4 },
    movedBy: async () => done({ move }),
    served: async () => ({ ...move, files: [], hasReport: false, isHere: true }),
  })
  const send = (size: number) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/moves/${id}/files?name=a.xml&role=export&at=0&size=${size}`,
      payload: Buffer.from('abcd'),
    })
  expect((await send(5)).statusCode).toBe(507)
  expect((await send(4)).statusCode).toBe(200)
})

it('takes exports from the folder of the server, and from nowhere else on it', async () => {
  const { ask, id, because, uploadFolder } = await openMove()
  const folder = join(uploadFolder, '..', 'import')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'rivista.xml'), '<rss/>')
  expect((await ask('GET', 'moves/folder')).json()).toEqual([{ name: 'rivista.xml', isFolder: false, bytes: 6 }])
  const start = (exports: string[]) => ask('POST', `moves/${id}/start`, { isTrial: true, setup: { ...SETUP, exports } })
  expect(await because(start(['altro.xml']))).toBe('not-in-folder')
  expect((await start(['../edicola.sqlite'])).statusCode).toBe(400)
  expect((await start(['rivista.xml'])).json()).toMatchObject({ state: 'waiting', setup: { exports: ['rivista.xml'] } })
})

it('shows its report as a page where nothing runs', async () => {
  const { ask, id, moves } = await openMove()
  expect((await ask('GET', `moves/${id}/report.html`)).statusCode).toBe(404)
  await writeFile(moves.files.reportPath(id, 'html'), '<h1>Rapporto</h1>')
  const shown = await ask('GET', `moves/${id}/report.html`)
  expect(shown.body).toBe('<h1>Rapporto</h1>')
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
  expect((await ask('GET', 'moves')).json()).toMatchObject([{ hasReport: true }])
})

it('leaves a line in the audit log when it is begun, and when somebody may not', async () => {
  const { ask: asAdmin, id, send, audit, ...office } = await openMove()
  await send('rivista.xml', '<rss', 0, 4)
  await asAdmin('POST', `moves/${id}/start`, { isTrial: false, setup: SETUP })
  expect((await office.app.inject({ url: '/api/admin/moves', headers: { 'x-who': 'ada' } })).statusCode).toBe(403)
  const { entries } = await audit.list({ isDescending: false, limit: 10, offset: 0 })
  expect(entries.map(({ action }) => action)).toEqual(['import', 'refused'])
})
