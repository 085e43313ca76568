import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { SITE } from '../../../tests/support/testServer.ts'

describe('redirects in the back office', () => {
  it('are made, listed, changed and deleted', async () => {
    const { ask, app } = await openBackOfficeServer()
    const made = await ask('POST', 'redirect', { from: '/vecchia', to: '/sezioni/citta' })
    expect(made.statusCode).toBe(201)
    const id = idOf(made)
    await ask('POST', 'redirect', { from: '/altra', to: 'https://altrove.example/' })
    const list = await ask('GET', 'redirect?sort=["to","ASC"]&range=[0,0]')
    expect(list.headers['content-range']).toBe('items 0-0/2')
    expect(list.json()).toMatchObject([{ id, from: '/vecchia', to: '/sezioni/citta', hits: 0, lastHitAt: null, isAutomatic: false }])
    expect((await ask('GET', 'redirect?filter={"q":"ALTROVE"}')).json()).toHaveLength(1)
    expect((await ask('GET', 'redirect?filter={"isAutomatic":true}')).json()).toEqual([])
    const moved = await ask('PUT', `redirect/${id}`, { id, from: '/antica', to: '/sezioni/citta', hits: 9 })
    expect((await ask('GET', `redirect?filter={"ids":["${idOf(moved)}"]}`)).json()).toMatchObject([{ from: '/antica', hits: 0 }])
    expect((await ask('GET', `redirect/${idOf(moved)}`)).json()).toMatchObject({ from: '/antica' })
    expect((await app.inject('/antica')).headers.location).toBe('/sezioni/citta')
    expect((await ask('DELETE', `redirect/${idOf(moved)}`)).statusCode).toBe(200)
    expect((await ask('GET', `redirect/${idOf(moved)}`)).statusCode).toBe(404)
  })

  it('count how often readers follow them, in whatever spelling of another system', async () => {
    const { ask, app, database } = await openBackOfficeServer()
    await ask('POST', 'redirect', { from: '/vecchia', to: '/sezioni/citta' })
    for (const url of ['/vecchia', '/vecchia/', '/vecchia/amp/', '/vecchia/page/2', '/mai/amp']) await app.inject(url)
    await app.close()
    expect(await database.db.selectFrom('redirectHit').select(['fromPath', 'hits']).execute()).toEqual([{ fromPath: '/vecchia', hits: 4 }])
  })

  it('explain what is wrong beside the field', async () => {
    const { ask, app } = await openBackOfficeServer()
    expect((await ask('POST', 'redirect', { from: '/sezioni/citta', to: '/' })).json()).toMatchObject({
      code: 'invalid',
      fields: { from: 'A questo indirizzo c’è già una pagina: i lettori continuerebbero a vedere quella.' },
    })
    // Lists in lists, deeper than anybody can write them out again.
    const deep = await app.inject({
      method: 'POST',
      url: '/api/admin/redirect',
      headers: { 'x-who': 'ada', origin: SITE, 'content-type': 'application/json' },
      payload: `{"from":${'['.repeat(20_000)}${']'.repeat(20_000)},"to":"/"}`,
    })
    expect(deep.json()).toMatchObject({ code: 'invalid', fields: { from: expect.any(String) as string } })
    expect((await ask('POST', 'redirect', { from: '/a', to: '/b' }, 'bruno')).statusCode).toBe(403)
    expect((await ask('GET', 'redirect', undefined, 'bruno')).statusCode).toBe(403)
  })
})
