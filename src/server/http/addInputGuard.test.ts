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
    ['the title of a new document', 'POST', 'article', { title: `Mezza ${HALF}` }, 'title'],
    ['one that is saved', 'PUT', 'article/uno', { revision: 1, content: { title: `Mezza ${HALF}` } }, 'title'],
    ['a setting', 'PUT', 'siteSettings/only', { revision: 0, content: { name: 'La\0' } }, 'name'],
    ['a page to be', 'POST', 'article/uno/preview', { title: HALF }, 'title'],
    ['an announcement to be', 'POST', 'popup/preview', { address: '/', content: { variants: [{ title: '\0' }] } }, 'variants.0.title'],
  ])('in %s is refused beside its field', async (_name, method, path, payload, field) => {
    const { ask } = await openBackOfficeServer(engine)
    const answer = await ask(method, path, payload, 'admin')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, code: 'unstorable', message: `Testo non valido. ${SENTENCE}`, fields: { [field]: SENTENCE } },
    ])
  })

  it.each([
    ['a search', 'GET', 'find?q=%00', 'q'],
    ['a list', 'GET', `article?filter=${encodeURIComponent('{"ids":["\\u0000"]}')}`, 'ids.0'],
    ['words that a list is narrowed by', 'GET', `missing-pages?filter=${encodeURIComponent('{"q":"\\u0000"}')}`, 'q'],
    ['a parameter that nobody reads', 'GET', 'audit?x=%00', 'x'],
    ['a document', 'GET', 'article/%00', 'id'],
    ['a kind', 'GET', '%00', 'kind'],
    ['figures', 'GET', 'popup/%00/statistics', 'id'],
    ['a table of figures', 'GET', 'popup/%00/statistics.csv', 'id'],
    ['a webhook', 'GET', 'popup/%00/webhook', 'id'],
    ['a tag to merge', 'POST', 'tag/%00/merge', 'id'],
    ['a file to replace', 'POST', 'media/%00/replace', 'id'],
    ['a redirect', 'DELETE', 'redirect/%00', 'id'],
    ['a person', 'GET', 'user/a%00', 'id'],
  ])('in the address of %s is refused', async (_name, method, path, field) => {
    const { ask } = await openBackOfficeServer(engine)
    const answer = await ask(method, path, undefined, 'admin')
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'unstorable', fields: { [field]: SENTENCE } }])
  })

  it('is refused in the address of a page, kept or not', async () => {
    const { app } = await openBackOfficeServer(engine)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const statuses: number[] = []
    for (const path of ['/', '/?a=%00', '/cerca?q=%00', '/articoli/%00', '/mai/%00', '/assets/%00', '/media/%00/a.avif', '/anteprima/%00'])
      statuses.push((await fetch(origin + path)).status)
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400, 400, 400])
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
