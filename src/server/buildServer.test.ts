import { describe, expect, it } from 'vitest'
import { get, openBareSite } from '../../tests/support/bareSite.ts'

describe('headers', () => {
  it('let a page run our own files and nothing else', async () => {
    const { app } = await openBareSite()
    const policy = String((await get(app, '/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|http|\*)/)
  })

  it('are strict for an address that never reached a page, too', async () => {
    const { app } = await openBareSite()
    const lost = await get(app, '/%')
    expect(lost.statusCode).toBe(400)
    expect(lost.headers['content-security-policy']).toBe((await get(app, '/')).headers['content-security-policy'])
  })

  it('keep hashed files for ever, pages not: a browser asks each time, a CDN every few seconds', async () => {
    const { app } = await openBareSite()
    expect((await get(app, '/assets/main-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(app, '/')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=10, stale-if-error=86400',
    )
    expect((await get(app, '/assets/none.js')).statusCode).toBe(404)
  })

  it('promise https only where there is https', async () => {
    const secure = await openBareSite()
    expect((await get(secure.app, '/')).headers['strict-transport-security']).toBeDefined()
    const plain = await openBareSite({ siteUrl: 'http://localhost:3000' })
    expect((await get(plain.app, '/')).headers['strict-transport-security']).toBeUndefined()
  })
})
