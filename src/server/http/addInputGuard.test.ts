import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { engines } from '../../../tests/support/stores.ts'
import { SITE } from '../../../tests/support/testServer.ts'

const HALF = '\ud83d'
const SENTENCE = 'Contiene un carattere che non si può conservare: riscrivilo e invialo di nuovo.'

describe.each(engines)('a text that the store cannot keep, on %s', (engine) => {
  it.each<[string, string, string, object, string]>([
    ['a note', 'POST', 'article/uno/submit', { note: 'a\0b' }, 'note'],
    ['half a character in a list', 'POST', 'article/uno/assign', { assignees: ['a', HALF] }, 'assignees.1'],
    ['a name', 'PUT', 'me', { name: 'Ada\0' }, 'name'],
    ['an invitation', 'POST', 'user', { name: 'Ada', email: 'a\0@b.it', role: 'redattore' }, 'email'],
    ['an address that leads elsewhere', 'POST', 'redirect', { from: '/a\0', to: '/b' }, 'from'],
    ['a tab', 'POST', 'article/uno/presence', { tab: 'a\0' }, 'tab'],
    ['an explanation', 'POST', 'popup/explain', { address: '/', cookies: '\0' }, 'cookies'],
  ])('in %s is refused beside its field', async (_name, method, path, payload, field) => {
    const { ask } = await openBackOfficeServer(engine)
    const answer = await ask(method, path, payload, 'admin')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, code: 'unstorable', message: `Testo non valido. ${SENTENCE}`, fields: { [field]: SENTENCE } },
    ])
  })

  it.each([
    ['a search', 'find?q=%00'],
    ['a list', `article?filter=${encodeURIComponent('{"ids":["\\u0000"]}')}`],
    ['a parameter that nobody reads', 'audit?x=%00'],
  ])('in the address of %s is refused', async (_name, path) => {
    const { ask } = await openBackOfficeServer(engine)
    expect((await ask('GET', path)).statusCode).toBe(400)
  })

  it('is taken out of the texts of a document, and refused elsewhere in it', async () => {
    const { ask } = await openBackOfficeServer(engine)
    const made = await ask('POST', 'tag', { name: `Cit\0tà${HALF}`, slug: 'citta' })
    expect([made.statusCode, made.json()]).toMatchObject([201, { title: 'Città', content: { name: 'Città' } }])
    const menu = { name: 'Piede', slug: 'piede', items: [{ label: 'A', address: `/a${HALF}` }] }
    const refused = await ask('POST', 'menu', menu, 'admin')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'invalid', fields: { 'items.0.address': 'Questo testo contiene un carattere che non si può conservare: riscrivilo.' } },
    ])
  })

  it('is refused at the doors that readers use', async () => {
    const { app } = await openBackOfficeServer(engine)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE, 'user-agent': 'Firefox' }
    const statuses: number[] = []
    for (const url of ['/raccolta', '/consenso', '/modal/ajax/count', '/modal/ajax/hook-modal-submit']) {
      const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: 'id=%00&name=page_view&modal_state=1' })
      statuses.push(statusCode)
    }
    const signIn = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email: 'a\0@b.it', password: 'x' } })
    expect([...statuses, signIn.statusCode]).toEqual([400, 400, 400, 400, 400])
  })
})
