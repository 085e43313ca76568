import { describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../tests/support/password.ts'
import { openAuthServer } from '../../../tests/support/authServer.ts'
import { SITE } from '../../../tests/support/testServer.ts'

describe('the doors of signing in', () => {
  it('has nobody make themselves an editor', async () => {
    const { send } = await openAuthServer()
    const { statusCode } = await send('/api/auth/sign-up/email', { name: 'X', email: 'x@example.it', password: PASSWORD })
    expect(statusCode).toBeGreaterThanOrEqual(400)
  })

  it.each([
    ['POST', 'sign-up/email'],
    ['POST', 'update-user'],
    ['POST', 'delete-user'],
    ['POST', 'change-email'],
    ['POST', 'sign-in/social'],
    ['GET', 'reset-password/abc'],
    ['GET', 'error'],
    ['POST', 'two-factor/send-otp'],
    ['POST', '../admin/article'],
    ['POST', 'constructor'],
  ] as const)('has no route %s %s', async (method, path) => {
    const { app } = await openAuthServer()
    const { statusCode } = await app.inject({ method, url: `/api/auth/${path}`, headers: { origin: SITE } })
    expect(statusCode).toBe(404)
  })

  it.each(['{', '[]', '"x"', '{"email":{"$gt":""},"password":1}', '{"email":"a@b.it"}'])('meets %s with a refusal', async (payload) => {
    const { app } = await openAuthServer()
    const headers = { origin: SITE, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })

  it.each(['1', '[]', '{"toString":"x"}', '{"toString":null,"valueOf":null}'])('refuses the link %s, which is no text', async (token) => {
    const { app } = await openAuthServer()
    const headers = { origin: SITE, 'content-type': 'application/json' }
    const payload = `{"newPassword":"una-parola-molto-lunga-43","token":${token}}`
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth/reset-password', headers, payload })
    expect(statusCode).toBe(400)
  })
})
