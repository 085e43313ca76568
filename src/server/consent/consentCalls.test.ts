import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import { CONSENT_RECORD_DAYS, type ConsentRecord } from '../../content/consentRecord.ts'
import { createConsentStore } from '../../store/counters/consentStore.ts'
import type { Engine } from '../../store/database.ts'
import { StoreUnavailable } from '../../store/faults.ts'

const ID = '97b09800-8a48-4183-b5a5-46c776dceb36'
const FORM = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', 'sec-fetch-site': 'same-origin' }
const ANSWER = { id: ID, choice: 'granted', means: 'accept', terms: '1 ga4', language: 'it' }
const COOKIE = `edicola_consent=${encodeURIComponent(JSON.stringify({ categories: ['technical'], consentId: ID }))}`

async function openAsking(engine: Engine = 'sqlite', analytics: object = { ga4: 'G-ABC123' }) {
  const magazine = await openMagazine(engine)
  const { newsroom, ada, app, database, now } = magazine
  unwrap(await newsroom.create({ ...ada, role: 'amministratore' }, 'analyticsSettings', analytics))
  const store = createConsentStore(database, () => new Date(now()))
  return {
    ...magazine,
    store,
    answer: (change: object = {}, headers: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/consenso',
        headers: { ...FORM, ...headers },
        payload: new URLSearchParams({ ...ANSWER, ...change }).toString(),
      }),
    kept: async () => {
      const found: ConsentRecord[] = []
      for await (const page of store.all()) found.push(...page)
      return found
    },
  }
}

describe.each(engines)('the proof of an answer, on %s', (engine) => {
  it('is kept with its moment and nothing about who', async () => {
    const { answer, kept, now } = await openAsking(engine)
    expect((await answer()).statusCode).toBe(204)
    expect((await answer({ choice: 'refused', means: 'close' }, { 'user-agent': 'Un browser' })).statusCode).toBe(204)
    const record = { consentId: ID, at: now(), terms: '1 ga4', language: 'it' }
    expect(await kept()).toEqual([
      { ...record, choice: 'granted', means: 'accept' },
      { ...record, choice: 'refused', means: 'close' },
    ])
  })

  it('is forgotten after two years, not a moment before', async () => {
    const { answer, kept, store, pass } = await openAsking(engine)
    await answer()
    pass(CONSENT_RECORD_DAYS * 24 * 60)
    expect([await store.prune(), (await kept()).length]).toEqual([0, 1])
    pass(1)
    expect([await store.prune(), (await kept()).length]).toEqual([1, 0])
  })
})

describe('an answer', () => {
  it.each<[string, object]>([
    ['without an id', { id: '' }],
    ['whose id is something else', { id: '<script>' }],
    ['that is neither yes nor no', { choice: 'forse' }],
    ['by no button of ours', { means: 'scroll' }],
    ['to nothing', { terms: '' }],
    ['to what cannot have been asked', { terms: '1 <b>' }],
    ['to too much', { terms: 'a'.repeat(501) }],
    ['in a language that is not the site’s', { language: 'xx' }],
  ])('%s is malformed, and not kept', async (_name, change) => {
    const { answer, kept } = await openAsking()
    expect((await answer(change)).statusCode).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('is taken from our own pages only, in one form only, and not too long', async () => {
    const { answer, app, kept } = await openAsking()
    expect((await answer({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await app.inject({ method: 'POST', url: '/consenso', headers: FORM, payload: 'a'.repeat(5000) })).statusCode).toBe(413)
    expect((await app.inject({ method: 'POST', url: '/consenso', payload: { ...ANSWER } })).statusCode).toBe(400)
    expect((await app.inject({ method: 'POST', url: '/consenso', headers: FORM })).statusCode).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('is nothing where nothing is asked', async () => {
    const { answer, kept } = await openAsking('sqlite', { plausible: { domain: 'rivista.it' } })
    expect((await answer()).statusCode).toBe(404)
    expect(await kept()).toEqual([])
  })

  it('is not taken without end', async () => {
    const { answer } = await openAsking()
    const statuses = new Set<number>()
    for (let count = 0; count < 121; count += 1) statuses.add((await answer()).statusCode)
    expect([...statuses]).toEqual([204, 429])
  })

  it('that cannot be kept is told so, in a word that is no fault of ours', async () => {
    const { app, database } = await openAsking()
    database.writeTogether = () => Promise.reject(new StoreUnavailable('giù'))
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/consenso',
      headers: FORM,
      payload: new URLSearchParams(ANSWER).toString(),
    })
    expect(statusCode).toBe(503)
  })

  it.each<[string, string, boolean]>([
    ['is sent back for six months with the very cookie', COOKIE, true],
    ['is sent back among others', `a=1; ${COOKIE}; b=2`, true],
    ['is not sent back if the browser has none', 'a=1', false],
    ['is not sent back if it is another answer’s', COOKIE.replace('97b09800', '00000000'), false],
    ['is not sent back if it is anything else', `edicola_consent=${ID}"`, false],
  ])('%s', async (_name, cookie, isSent) => {
    const { answer } = await openAsking()
    const sent = (await answer({}, { cookie })).headers['set-cookie']
    expect(sent).toBe(isSent ? `${COOKIE}; Path=/; SameSite=Lax; Max-Age=15724800; Secure` : undefined)
  })
})
