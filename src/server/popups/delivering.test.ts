import { createHmac } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import type { WebhookProblem } from '../../content/popups/webhookState.ts'
import { createOutbox } from '../../store/counters/outbox.ts'
import { createSubmitStore } from '../../store/counters/submitStore.ts'
import { createPostWebhook, type WebhookPost } from './postWebhook.ts'
import { pauseAfter, startDelivering } from './startDelivering.ts'

const START = Date.parse('2026-11-15T08:00:00.000Z')

describe.each(engines)('what is told to other sites, on %s', (engine) => {
  async function openPost(answers: (WebhookProblem | null)[]) {
    const database = await newDatabase(engine)
    let moment = START
    const clock = () => new Date(moment)
    const posts: WebhookPost[] = []
    const faults: unknown[] = []
    const begin = () =>
      startDelivering({
        outbox: createOutbox(database),
        post: async (post) => (posts.push(post), answers.length > 1 ? (answers.shift() ?? null) : (answers[0] ?? null)),
        secretOf: (id) => `segreto-${id}`,
        clock,
        onFault: (fault) => void faults.push(fault),
      })
    const submit = { documentId: 'd', popupId: '7', at: clock().toISOString(), dontShowAgain: true }
    await createSubmitStore(database).add({ id: 'consegna', ...submit }, 'https://altrove.example/gancio')
    return {
      posts,
      faults,
      begin,
      pass: (ms: number) => void (moment += ms),
      left: async () => (await database.db.selectFrom('webhookDelivery').select(['attempts', 'problem']).execute())[0],
    }
  }

  it('is told once, signed, and forgotten', async () => {
    const { posts, begin, left } = await openPost([null])
    const delivering = begin()
    await delivering.deliver()
    await delivering.deliver()
    await delivering.stop()
    expect(posts).toHaveLength(1)
    const { address, body, headers } = posts[0] ?? { address: '', body: '', headers: {} }
    expect(address).toBe('https://altrove.example/gancio')
    const signed = createHmac('sha256', 'segreto-d')
      .update(`${START / 1000}.${body}`)
      .digest('hex')
    expect(headers).toMatchObject({ 'x-edicola-delivery': 'consegna', 'x-edicola-signature': `t=${START / 1000},v1=${signed}` })
    expect(await left()).toBeUndefined()
  })

  it('is told again with longer pauses, by the next program too', async () => {
    const { posts, begin, pass, left } = await openPost(['answered-500', 'answered-503', null])
    const first = begin()
    await first.deliver()
    expect(await left()).toEqual({ attempts: 1, problem: 'answered-500' })
    pass(29_999)
    await first.deliver()
    expect(posts).toHaveLength(1)
    await first.stop()
    const second = begin()
    pass(1)
    await second.deliver()
    expect(posts).toHaveLength(2)
    pass(60_000)
    await second.deliver()
    await second.stop()
    expect(posts).toHaveLength(3)
    expect(await left()).toBeUndefined()
  })

  it('is given up after two days, and somebody is told', async () => {
    const { posts, faults, begin, pass, left } = await openPost(['answered-404'])
    const delivering = begin()
    for (let attempt = 0; attempt < 20; attempt++) {
      await delivering.deliver()
      pass(pauseAfter(attempt))
    }
    await delivering.stop()
    expect(posts).toHaveLength(16)
    expect(faults).toHaveLength(1)
    expect(await left()).toBeUndefined()
  })
})

describe.each(engines)('a site that is dead, on %s', (engine) => {
  async function openPost(dead: number, live: number) {
    const database = await newDatabase(engine)
    const store = createSubmitStore(database)
    let moment = START
    const clock = () => new Date(moment)
    const heard: string[] = []
    const faults: unknown[] = []
    const down = new Set(['https://morto.example/'])
    const delivering = startDelivering({
      outbox: createOutbox(database),
      post: async ({ address }) => (heard.push(address), down.has(address) ? 'too-slow' : null),
      secretOf: () => 'segreto',
      clock,
      onFault: (fault) => void faults.push(fault),
    })
    onTestFinished(() => delivering.stop())
    const add = (id: string, address: string) =>
      store.add({ id, documentId: 'd', popupId: '7', at: clock().toISOString(), dontShowAgain: true }, address)
    for (let index = 0; index < dead; index++) await add(`m${index}`, 'https://morto.example/')
    for (let index = 0; index < live; index++) await add(`v${index}`, 'https://vivo.example/')
    const triesOf = (address: string) => heard.filter((one) => one === address).length
    const left = async () => (await database.db.selectFrom('webhookDelivery').select('id').execute()).length
    return { down, delivering, add, left, faults, triesOf, pass: (ms: number) => void (moment += ms) }
  }

  it('does not keep the others waiting', async () => {
    const { delivering, triesOf, left } = await openPost(50, 12)
    await delivering.deliver()
    expect([triesOf('https://morto.example/'), triesOf('https://vivo.example/'), await left()]).toEqual([4, 12, 50])
  })

  it('is tried less and less often, and not by each message anew', async () => {
    const { delivering, add, triesOf, pass } = await openPost(50, 0)
    const tries: number[] = []
    for (const seconds of [0, 29, 1, 59, 1, 119, 1]) {
      pass(seconds * 1000)
      await delivering.deliver()
      tries.push(triesOf('https://morto.example/'))
    }
    expect(tries).toEqual([4, 4, 8, 8, 12, 12, 16])
    await add('nuovo', 'https://morto.example/')
    await delivering.deliver()
    expect(triesOf('https://morto.example/')).toBe(17)
    pass(29_000)
    await delivering.deliver()
    expect(triesOf('https://morto.example/')).toBe(17)
  })

  it('is told all that waited as soon as it answers again', async () => {
    const { delivering, down, pass, left } = await openPost(50, 0)
    await delivering.deliver()
    down.clear()
    pass(30_000)
    await delivering.deliver()
    expect(await left()).toBe(0)
  })

  it('is given up with all that has waited for two days', async () => {
    const { delivering, add, left, faults, pass } = await openPost(50, 0)
    await delivering.deliver()
    pass(2 * 24 * 60 * 60_000 + 1)
    await add('nuovo', 'https://morto.example/')
    await delivering.deliver()
    expect([await left(), faults.length]).toEqual([1, 1])
  })
})

it('pauses grow, and no longer than six hours', () => {
  expect([0, 1, 2, 9, 10, 15].map((attempts) => pauseAfter(attempts) / 1000)).toEqual([30, 60, 120, 15_360, 21_600, 21_600])
})

it.each([
  ['http://altrove.example/', 'not-https'],
  ['https://127.0.0.1/', 'not-public'],
  ['https://[::1]:8443/', 'not-public'],
  ['https://169.254.169.254/latest/meta-data', 'not-public'],
  ['https://0x7f.1/', 'not-public'],
  ['https://2130706433/', 'not-public'],
  ['https://localhost/', 'not-public'],
  ['niente', 'no-address'],
])('nothing is sent to %s', async (address, problem) => {
  expect(await createPostWebhook()({ address, body: '{}', headers: {} })).toBe(problem)
})
