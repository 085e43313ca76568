import { describe, expect, it } from 'vitest'
import { openBackOffice } from '../../../tests/support/backOffice.ts'

describe('me', () => {
  it('says who asks, what they may do, and nothing secret', async () => {
    const { person } = await openBackOffice()
    const bruno = await person('Bruno', 'collaboratore')
    const me = (await bruno.ask('GET', 'me')).json<{ may: Record<string, string[]> }>()
    expect(me).toEqual({
      id: bruno.id,
      name: 'Bruno',
      email: 'bruno@example.it',
      role: 'collaboratore',
      language: 'it',
      twoFactorEnabled: false,
      mustChangePassword: false,
      mustEnableTwoFactor: false,
      needsTwoFactor: false,
      timeZone: 'Europe/Rome',
      author: null,
      may: expect.objectContaining({ article: ['choose', 'view', 'create', 'edit', 'submit', 'delete'], user: [], audit: [] }) as object,
    })
  })

  it('says whom they sign as, if one author alone is called as they are', async () => {
    const { person } = await openBackOffice()
    const ada = await person('Ada', 'caporedattore')
    const author = async () => (await ada.ask('GET', 'me')).json<{ author: string | null }>().author
    await ada.ask('POST', 'author', { name: 'Ada Neri' })
    expect(await author()).toBeNull()
    const { id } = (await ada.ask('POST', 'author', { name: 'ADA' })).json<{ id: string }>()
    expect(await author()).toBe(id)
    await ada.ask('POST', 'author', { name: 'Ada' })
    expect(await author()).toBeNull()
  })

  it('answers nobody without a session', async () => {
    const { ask } = await openBackOffice()
    for (const path of ['me', 'people', 'user', 'audit', 'audit.csv']) expect((await ask('GET', `/api/admin/${path}`)).statusCode).toBe(401)
  })

  it('answers who must change the password, whom everything else refuses', async () => {
    const { person } = await openBackOffice()
    const ada = await person('Ada', 'amministratore', { mustChangePassword: true })
    expect((await ada.ask('GET', 'me')).json()).toMatchObject({ mustChangePassword: true })
    for (const path of ['people', 'user', 'audit', 'article'])
      expect((await ada.ask('GET', path)).json()).toMatchObject({ code: 'password-to-change' })
    expect((await ada.ask('PUT', 'me', { name: 'X' })).statusCode).toBe(403)
  })

  it('answers who must turn the second factor on, whom everything else refuses', async () => {
    const { person } = await openBackOffice()
    const ada = await person('Ada', 'amministratore')
    expect((await ada.ask('POST', 'siteSettings', { twoFactorRoles: ['redattore'] })).statusCode).toBe(201)
    const bruno = await person('Bruno', 'redattore')
    expect((await bruno.ask('GET', 'me')).json()).toMatchObject({
      mustEnableTwoFactor: true,
      needsTwoFactor: true,
      twoFactorEnabled: false,
    })
    expect((await bruno.ask('GET', 'article')).json()).toMatchObject({ code: 'second-factor-needed' })
  })

  it('changes a name and a language, and from then on speaks it', async () => {
    const { person } = await openBackOffice()
    const bruno = await person('Bruno', 'collaboratore')
    const refused = async () => (await bruno.ask('POST', 'section', { name: 'X' })).json<{ message: string }>().message
    const lost = async () => (await bruno.ask('GET', 'niente')).json<{ message: string }>().message
    expect([await refused(), await lost()]).toEqual(['Il tuo ruolo non lo permette.', expect.stringContaining('Questa pagina non c’è')])
    expect((await bruno.ask('PUT', 'me', { name: 'Bruno Neri', language: 'en' })).json()).toMatchObject({
      name: 'Bruno Neri',
      language: 'en',
    })
    expect([await refused(), await lost()]).toEqual(['Your role does not allow it.', expect.stringMatching(/^[A-Z].*\. /)])
    expect(await lost()).not.toContain('pagina')
    expect((await bruno.ask('PUT', 'me', { role: 'amministratore' })).statusCode).toBe(422)
    expect((await bruno.ask('PUT', 'me', { language: 'fr' })).json()).toMatchObject({ fields: { language: 'The value is not allowed.' } })
  })
})
