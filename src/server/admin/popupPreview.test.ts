import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'

const popup = { id: 'festa', name: 'Festa', title: 'Una festa in redazione' }

describe('an announcement before readers see it', () => {
  it('stands on a real page of the site, alone, and is kept nowhere', async () => {
    const { ask, article, newsroom, ada } = await openBackOfficeServer()
    const id = idOf(await ask('POST', 'article', article('Il mare')))
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    const other = idOf(await ask('POST', 'popup', { ...popup, id: 'altro', title: 'Un altro annuncio' }))
    unwrap(await newsroom.publish(ada, 'popup', other, 1))

    const drawn = await ask('POST', 'popup/preview', { address: '/articoli/il-mare/?da=newsletter', content: popup })
    expect([drawn.statusCode, drawn.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(drawn.body).toContain('<h1>Il mare</h1>')
    expect(drawn.body).toContain('id="modal-page-festa"')
    expect(drawn.body).not.toContain('Un altro annuncio')
    expect((await ask('GET', 'popup')).json()).toHaveLength(1)
  })

  it.each([
    ['what is wrong with it', { address: '/', content: { ...popup, trigger: { type: 'scroll', offset: 'metà' } } }, 422],
    ['that there is no such page', { address: '/articoli/mai-scritto', content: popup }, 404],
    ['that this is no address', { address: '', content: popup }, 400],
  ])('is not drawn, and the answer says %s', async (_what, body, status) => {
    const { ask } = await openBackOfficeServer()
    expect((await ask('POST', 'popup/preview', body)).statusCode).toBe(status)
  })

  it('never stands on the support page, and is not for whoever may not write announcements', async () => {
    const { ask, newsroom, ada } = await openBackOfficeServer()
    const page = idOf(await ask('POST', 'page', { title: 'Sostieni la rivista' }))
    unwrap(await newsroom.publish(ada, 'page', page, 1))
    const drawn = await ask('POST', 'popup/preview', { address: '/sostieni-la-rivista', content: popup })
    expect(drawn.statusCode).toBe(200)
    expect(drawn.body).not.toContain('modal-page-festa')
    expect((await ask('POST', 'popup/preview', { address: '/', content: popup }, 'carla')).statusCode).toBe(403)
  })
})
