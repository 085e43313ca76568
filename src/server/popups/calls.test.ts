import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { SITE } from '../../../tests/support/testServer.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Engine } from '../../store/database.ts'

const FORM = 'application/x-www-form-urlencoded'
const submitted = (id: string, choice = 'false') => `id=${id}&modal_state%5Bdont_show_again_option%5D=${choice}`

async function openCalls(engine: Engine = 'sqlite', more: object = {}) {
  const magazine = await openMagazine(engine)
  const { newsroom, ada, app, database } = magazine
  const admin = { ...ada, role: 'amministratore' } as const
  const popup = unwrap(await newsroom.create(ada, 'popup', { id: '7', name: 'Sette', title: 'Sette', ...more }))
  unwrap(await newsroom.publish(ada, 'popup', popup.id, 1))
  let visitor = 0
  const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': FORM,
        origin: SITE,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...headers,
      },
      remoteAddress: `10.0.${Math.floor((visitor += 1) / 250) % 250}.${visitor % 250}`,
    })
  return {
    ...magazine,
    popup,
    post,
    submit: (payload: string | Buffer, headers: Record<string, string> = {}) => post('/modal/ajax/hook-modal-submit', payload, headers),
    settle: async (settings: object) => unwrap(await newsroom.create(admin, 'popupSettings', settings)),
    stored: () => database.db.selectFrom('popupSubmit').select(['popupId', 'documentId', 'dontShowAgain', 'at']).execute(),
  }
}

describe.each(engines)('an OK, on %s', (engine) => {
  it('is answered once it is kept, in either form', async () => {
    const { submit, stored, popup, now, submits } = await openCalls(engine)
    const form = await submit(submitted('7', 'true'))
    expect([form.statusCode, form.json(), form.headers['cache-control']]).toEqual([200, { success: true }, 'no-store'])
    const json = await submit('{"id":"7","modal_state":{"dont_show_again_option":false}}', {
      'content-type': 'application/json; charset=utf-8',
    })
    expect([json.statusCode, json.json()]).toEqual([200, { success: true }])
    const row = { popupId: '7', documentId: popup.id, at: now() }
    expect((await stored()).sort((a, b) => a.dontShowAgain - b.dontShowAgain)).toEqual([
      { ...row, dontShowAgain: 0 },
      { ...row, dontShowAgain: 1 },
    ])
    expect(submits.map(({ popupId, dontShowAgain }) => [popupId, dontShowAgain])).toEqual([
      ['7', true],
      ['7', false],
    ])
  })

  it('that is repeated under its key is kept once', async () => {
    const { submit, stored } = await openCalls(engine)
    for (let time = 0; time < 3; time++) await submit(submitted('7'), { 'idempotency-key': 'una-chiave-sola' })
    await submit(submitted('7'), { 'idempotency-key': 'corta' })
    expect(await stored()).toHaveLength(2)
  })
})

describe('a call that is refused', () => {
  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['malformed', 'id=7', {}, 400],
    ['empty', '', {}, 400],
    ['no JSON', '{', { 'content-type': 'application/json' }, 400],
    ['from another site', submitted('7'), { origin: 'https://altrove.example' }, 403],
    ['from another site, as browsers say it', submitted('7'), { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sister site', submitted('7'), { 'sec-fetch-site': 'same-site' }, 403],
    ['for nobody', submitted('8'), {}, 404],
    ['for an edition that is not out yet', submitted('7.2'), {}, 404],
    ['for another spelling', submitted('7.1'), {}, 404],
    ['too long', `${submitted('7')}&x=${'x'.repeat(4096)}`, {}, 413],
    ['of another type', submitted('7'), { 'content-type': 'text/plain' }, 415],
    ['of a type that is none', submitted('7'), { 'content-type': ';;;' }, 415],
  ])('%s', async (_name, payload, headers, status) => {
    const { submit, stored } = await openCalls()
    const answer = await submit(payload, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ success: false, message: expect.stringMatching(/\.$/) as string })
    expect(await stored()).toEqual([])
  })

  it('is as long as it may be', async () => {
    const { submit } = await openCalls()
    const start = `${submitted('7')}&x=`
    expect((await submit(start + 'x'.repeat(4096 - start.length))).statusCode).toBe(200)
    expect((await submit(start + 'x'.repeat(4097 - start.length))).statusCode).toBe(413)
  })

  it('one too many from one address', async () => {
    const { app } = await openCalls()
    const ask = () =>
      app.inject({ method: 'POST', url: '/modal/ajax/hook-modal-submit', payload: submitted('7'), headers: { 'content-type': FORM } })
    for (let time = 0; time < 120; time++) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { success: false }])
    expect(refused.headers['retry-after']).toBeDefined()
  })

  it('is never our fault, whatever is sent', async () => {
    const { submit } = await openCalls()
    const types = [FORM, 'application/json', 'application/json;charset=latin1', 'multipart/form-data', 'text/plain', '', 'é']
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          fc.json().map((text) => Buffer.from(text)),
          fc.string().map((text) => Buffer.from(`id=${text}&modal_state[dont_show_again_option]=${text}`)),
        ),
        fc.constantFrom(...types),
        async (payload, type) => {
          const { statusCode, body } = await submit(payload, { 'content-type': encodeURI(type) })
          expect(statusCode).toBeLessThan(500)
          expect(JSON.parse(body)).toHaveProperty('success')
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('what the reader chose is kept by the server too', () => {
  const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] => [answer.headers['set-cookie'] ?? []].flat() as string[]

  it('for as long as the announcement says', async () => {
    const { submit } = await openCalls('sqlite', { cookieExpiration: 30, showOnce: true })
    expect(cookiesOf(await submit(submitted('7', 'true')))).toEqual([
      `hide_modal_id_7=true; Path=/; SameSite=Lax; Max-Age=${365 * 20 * 86_400}; Secure`,
      `please_do_not_show_again_modal_id_7=true; Path=/; SameSite=Lax; Max-Age=${30 * 86_400}; Secure`,
      expect.stringMatching(/^modal_page_until=h7:\d+\/p7:\d+; .*HttpOnly$/),
    ])
  })

  it('and nothing that was not chosen', async () => {
    const { submit } = await openCalls()
    expect(cookiesOf(await submit(submitted('7', 'false')))).toEqual([])
  })

  it('again and again, when the engine asks', async () => {
    const { post } = await openCalls()
    const renewed = await post('/modal/ajax/renew', '', { cookie: 'please_do_not_show_again_modal_id_7=true; hide_modal_id_ignoto=true' })
    expect(renewed.statusCode).toBe(204)
    expect(cookiesOf(renewed).map((line) => line.split('=')[0])).toEqual(['please_do_not_show_again_modal_id_7', 'modal_page_until'])
    expect((await post('/modal/ajax/renew', '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})

describe('a missing Bootstrap', () => {
  it('is not shipped where nobody asks for it', async () => {
    const { get } = await openCalls()
    const answer = await get('/modal-page/ajax/enable-bootstrap')
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { success: false, message: expect.stringMatching(/\.$/) as string },
      'no-store',
    ])
  })

  it('is on the next page once a browser has asked', async () => {
    const { get, text, settle } = await openCalls()
    await settle({ bootstrapVersion: '5x', verifyLoadBootstrapAutomatically: true })
    expect(await text('/')).toContain('data-bootstrap-version="5x" data-verify-load-bootstrap-automatically="1"')
    expect(await text('/')).not.toContain('/bootstrap-5x.js')
    expect((await get('/modal-page/ajax/enable-bootstrap', { 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ success: false })
    expect(await text('/')).not.toContain('/bootstrap-5x.js')
    expect((await get('/modal-page/ajax/enable-bootstrap')).json()).toEqual({ success: true })
    expect(await text('/')).toContain('<script type="edicola/later" src="/bootstrap-5x.js"></script>')
  })
})

describe('what is counted', () => {
  const beacon = (events: string, page = '/', width = '400') => new URLSearchParams({ page, width, events }).toString()

  async function counted(given: (calls: Awaited<ReturnType<typeof openCalls>>) => Promise<unknown>) {
    const calls = await openCalls('sqlite', { variants: [{ title: 'B' }] })
    await given(calls)
    await calls.app.close()
    const rows = await calls.database.db.selectFrom('popupCount').select(['day', 'event', 'page', 'device', 'variant', 'count']).execute()
    return rows.map(({ day, event, page, device, variant, count }) => `${day} ${event} ${page} ${device} ${variant} ${count}`).sort()
  }

  it('is added up by day, page, device and text', async () => {
    const rows = await counted(async ({ post, publish }) => {
      await publish('Perché')
      await post('/modal/ajax/count', beacon('view 7 a,x 7 a'))
      await post('/modal/ajax/count', beacon('view 7 a,ok 7 a,never 7 a', '/articoli//perche/', '1200'))
      await post('/modal/ajax/count', beacon('view 7 b', '/', '399'))
      await post('/modal/ajax/count', beacon('view 7 a'))
    })
    expect(rows).toEqual([
      '2026-11-15 never /articoli/perche desktop a 1',
      '2026-11-15 ok /articoli/perche desktop a 1',
      '2026-11-15 view / phone a 2',
      '2026-11-15 view / phone b 1',
      '2026-11-15 view /articoli/perche desktop a 1',
      '2026-11-15 x / phone a 1',
    ])
  })

  it.each<[string, string, Record<string, string>, number]>([
    ['bots', beacon('view 7 a'), { 'user-agent': 'Googlebot/2.1' }, 204],
    ['browsers that nobody looks at', beacon('view 7 a'), { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140' }, 204],
    ['announcements that are not there', beacon('view 8 a'), {}, 204],
    ['texts that are not there', beacon('view 7 c'), {}, 204],
    ['what is no event', beacon('volo 7 a,,  ,view'), {}, 204],
    ['other sites', beacon('view 7 a'), { 'sec-fetch-site': 'cross-site' }, 403],
  ])('are not: %s', async (_name, body, headers, status) => {
    expect(await counted(async ({ post }) => expect((await post('/modal/ajax/count', body, headers)).statusCode).toBe(status))).toEqual([])
  })

  it('is nothing, where the site does not want it', async () => {
    const rows = await counted(async ({ post, settle }) => {
      await settle({ statistics: false })
      await post('/modal/ajax/count', beacon('view 7 a'))
    })
    expect(rows).toEqual([])
  })

  it('is told apart for each page that there is, and together for all that are made up', async () => {
    const rows = await counted(async ({ post, publish }) => {
      for (let page = 0; page < 520; page++) await post('/modal/ajax/count', beacon('view 7 a', `/articoli/p${page}`))
      await publish('Vero')
      for (const page of ['/articoli/vero', '/', '/archivio/2026/11', '/archivio/2026/11/pagina/7', '/archivio/1826/11', '/%00'])
        await post('/modal/ajax/count', beacon('view 7 a', page))
    })
    expect(rows).toEqual([
      '2026-11-15 view  phone a 522',
      '2026-11-15 view / phone a 1',
      '2026-11-15 view /archivio/2026/11 phone a 2',
      '2026-11-15 view /articoli/vero phone a 1',
    ])
  })
})
