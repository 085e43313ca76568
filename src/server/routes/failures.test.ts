import { describe, expect, it } from 'vitest'
import { get, openBareSite } from '../../../tests/support/bareSite.ts'
import { listening, through } from '../../../tests/support/overSocket.ts'
import { openedDatabase } from '../../../tests/support/stores.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import { createPublicContent } from '../../store/publications/publicContent.ts'
import { storeShape } from '../../store/migrate.ts'

describe('failures', () => {
  it.each([
    ['an address that is not there', '/articoli/niente', 404, 'Questa pagina non c’è'],
    ['one that cannot be decoded', '/articoli/%E0%A4%A', 400, 'Richiesta non valida'],
    ['a character that no address has', '/articoli/%00', 400, 'Testo non valido'],
    ['one too long', `/articoli/${'a'.repeat(3000)}`, 400, 'Richiesta non valida'],
    ['one that tries to climb', '/media/../../etc/passwd', 404, 'Questa pagina non c’è'],
    ['a file that is not of the library', `/media/${'a'.repeat(64)}/640.avif`, 404, 'Questa pagina non c’è'],
    ['a name that no file has', `/media/${'a'.repeat(64)}/..%2f640.avif`, 404, 'Questa pagina non c’è'],
  ])('meet %s with a page in Italian', async (_name, url, status, words) => {
    const { app } = await openBareSite()
    const { statusCode, body, headers } = await get(app, url)
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(body).toContain(words)
  })

  it('speak JSON to a program', async () => {
    const { app } = await openBareSite()
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: '/articoli/niente',
      headers: { accept: 'application/json' },
    })
    expect([statusCode, headers['content-type']]).toEqual([405, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'method-not-allowed' })
  })

  it('refuse to send back what they were sent', async () => {
    const { port } = await listening()
    const { status, body } = await through(port, '/', { cookie: 'segreto=1' }, 'TRACE')
    expect([status, body.toString().includes('segreto')]).toEqual([405, false])
  })

  it('are friendly when the store is gone, and never show a stack', async () => {
    const { app, database } = await openBareSite()
    expect(await storeShape(database)).toBe('ok') // one that was open
    await database.close()
    const { statusCode, body } = await get(app, '/')
    expect(statusCode).toBe(500)
    expect(body).not.toMatch(/at .*\.(ts|js):\d+|Error:|driver/)
  })

  it('are the store’s when it was away a moment ago, though it is back', async () => {
    const recentFault = () => new StoreUnavailable('giù')
    const { app } = await openBareSite({ health: { ping: async () => undefined, recentFault, shape: async () => 'ok' } })
    app.get('/nascosto', () => Promise.reject(new Error('Failed to get session')))
    expect((await get(app, '/nascosto', {})).statusCode).toBe(503)
  })

  it.each([
    ['unreachable', 503, 'store-unavailable', 'L’archivio della rivista non risponde'],
    ['full', 507, 'store-full', 'Il disco della rivista è pieno'],
    ['read-only', 503, 'store-read-only', 'L’archivio della rivista non si può scrivere'],
    ['damaged', 503, 'store-damaged', 'Una parte dell’archivio della rivista non si legge più'],
  ] as const)('ask the store whether it is %s before they call a fault ours', async (trouble, status, code, words) => {
    const ping = () => Promise.reject(new StoreUnavailable('giù', { trouble }))
    const { app } = await openBareSite({ health: { ping, recentFault: () => null, shape: async () => 'ok' } })
    app.get('/nascosto', () => Promise.reject(new Error('Failed to get session')))
    const { statusCode, headers, json } = await get(app, '/nascosto', {})
    expect([statusCode, headers['retry-after'], json()]).toEqual([
      status,
      '60',
      { success: false, code, message: expect.stringContaining(words) as string },
    ])
  })

  it('say that the store is out of reach when it is', async () => {
    const publicContent = createPublicContent(openedDatabase({ engine: 'postgres', url: 'postgres://x@127.0.0.1:1/x' }))
    const { app } = await openBareSite({ publicContent })
    const { statusCode, body, headers } = await get(app, '/')
    expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
    expect(body).toContain('Torniamo subito')
  })
})
