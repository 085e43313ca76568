import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engines, migratedLocation } from '../../../tests/support/stores.ts'
import { openDatabase, type DatabaseLocation } from '../../store/database.ts'
import { createOutbox } from '../../store/counters/outbox.ts'
import { createPopupActivityStore } from '../../store/counters/popupActivityStore.ts'
import { createPostWebhook } from './postWebhook.ts'
import { pauseAfter, startDelivering } from './startDelivering.ts'

const [key, ca] = (await Promise.all(['key', 'cert'].map((part) => readFile(`tests/fixtures/tls/test-only.${part}.pem`, 'utf8')))) as [
  string,
  string,
] // as many as were asked for

interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Another site, over HTTPS on this machine, that answers as it is told and remembers what it heard. */
async function openSite(answers: number[]) {
  const heard: Heard[] = []
  const server = createServer({ key, cert: ca }, (request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ headers: request.headers, body })
      const status = answers.shift() ?? 204
      response.writeHead(status, status === 302 ? { location: '/altrove' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { heard, address: `https://localhost:${port}/gancio` }
}

const toThisMachine = { isAllowed: () => true, options: { ca } }

describe.each(engines)('a webhook over HTTPS, on %s', (engine) => {
  it('is signed, tried again when it was not taken, and kept over a restart until it was', async () => {
    const location = await migratedLocation(engine)
    const { heard, address } = await openSite([503, 302])
    let moment = Date.parse('2026-11-15T08:00:00.000Z')
    const clock = () => new Date(moment)

    const submit = { id: 'consegna', documentId: 'd', popupId: '7', at: clock().toISOString(), dontShowAgain: true }
    await asProgram(location, clock, async ({ store, deliver }) => {
      await store.add(submit, address)
      await deliver()
      expect(await store.webhookState('d', address)).toMatchObject({ waiting: 1, problem: 'answered-503', deliveredAt: null })
    })
    moment += pauseAfter(0)
    await asProgram(location, clock, async ({ store, deliver }) => {
      await deliver()
      // Nobody is followed elsewhere.
      expect(await store.webhookState('d', address)).toMatchObject({ waiting: 1, problem: 'answered-302', deliveredAt: null })
    })
    moment += pauseAfter(1)
    await asProgram(location, clock, async ({ store, deliver }) => {
      await deliver()
      await deliver()
      const told = { waiting: 0, problem: null, deliveredAt: clock().toISOString(), givenUpAt: null }
      expect(await store.webhookState('d', address)).toEqual(told)
    })

    expect(heard).toHaveLength(3)
    expect(new Set(heard.map(({ headers }) => headers['x-edicola-delivery']))).toEqual(new Set(['consegna']))
    for (const { headers, body } of heard) {
      expect(JSON.parse(body)).toMatchObject({ event: 'popup.submit', id: '7', modal_state: { dont_show_again_option: true } })
      const [, at = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-edicola-signature'])) ?? []
      expect(signature).toBe(createHmac('sha256', 'segreto-d').update(`${at}.${body}`).digest('hex'))
    }
    expect(heard.map(({ headers }) => String(headers['x-edicola-signature']).slice(0, 12))).toEqual(
      [0, 30, 90].map((seconds) => `t=${Date.parse('2026-11-15T08:00:00.000Z') / 1000 + seconds}`),
    )
  })
})

it.each([
  ['by default, this machine is no public address', {}, 'not-public'],
  ['a certificate that nobody vouches for is refused', { isAllowed: () => true }, 'certificate'],
])('%s', async (_name, parts, problem) => {
  const { heard, address } = await openSite([])
  expect(await createPostWebhook(parts)({ address, body: '{}', headers: {} })).toBe(problem)
  expect(heard).toEqual([])
})

/** What a program does between its start and its end: the store is opened, and closed again. */
async function asProgram(
  location: DatabaseLocation,
  clock: () => Date,
  work: (program: { store: ReturnType<typeof createPopupActivityStore>; deliver: () => Promise<void> }) => Promise<void>,
): Promise<void> {
  const database = openDatabase(location)
  const delivering = startDelivering({
    outbox: createOutbox(database),
    post: createPostWebhook(toThisMachine),
    secretOf: (id) => `segreto-${id}`,
    clock,
    onFault: (fault) => expect(fault).toBeUndefined(),
  })
  try {
    await work({ store: createPopupActivityStore(database, clock), deliver: () => delivering.deliver() })
  } finally {
    await delivering.stop()
    await database.close()
  }
}
