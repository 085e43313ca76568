import { describe, expect, it } from 'vitest'
import { openBackOffice } from '../../../tests/support/backOffice.ts'
import { openMailServer } from '../../../tests/support/mailServer.ts'
import { engines } from '../../../tests/support/stores.ts'

const DINO = { name: 'Dino', email: 'Dino@Example.it', role: 'redattore' }
const NEW_PASSWORD = 'tre mele e un cavallo blu'

interface Invited {
  id: string
  state: string
  invitation: { letter: string; link: string | null; until: string }
}

const tokenIn = (link: string | null): string => new URL(link ?? '').searchParams.get('token') ?? ''

describe.each(engines)('users on %s', (engine) => {
  it('lists, changes, suspends, brings back and deletes', async () => {
    const { person, ask } = await openBackOffice(engine)
    const ada = await person('Ada', 'amministratore')
    const bruno = await person('Bruno', 'redattore')
    const list = await ada.ask('GET', 'user?filter={"q":"BRU"}&sort=["name","DESC"]&range=[0,9]')
    expect(list.headers['content-range']).toBe('items 0-0/1')
    const [row] = list.json<Record<string, unknown>[]>()
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'createdAt',
      'email',
      'id',
      'invitedUntil',
      'language',
      'lastSignInAt',
      'mustChangePassword',
      'name',
      'role',
      'state',
      'suspendedAt',
      'twoFactorEnabled',
    ])
    expect((await ada.ask('GET', `user?filter={"ids":["${bruno.id}"]}`)).json()).toHaveLength(1)
    expect((await ada.ask('PUT', `user/${bruno.id}`, { role: 'caporedattore' })).json()).toMatchObject({ role: 'caporedattore' })
    expect((await ada.ask('PUT', `user/${bruno.id}`, { email: 'x@y.it' })).statusCode).toBe(422)
    expect((await ada.ask('PUT', `user/${bruno.id}`, { name: ' ' })).json()).toMatchObject({
      fields: { name: 'Questo campo è obbligatorio.' },
    })
    expect((await ada.ask('POST', `user/${bruno.id}/suspend`)).json()).toMatchObject({ state: 'suspended' })
    expect((await bruno.ask('GET', 'me')).statusCode).toBe(403)
    expect((await ada.ask('POST', `user/${bruno.id}/reactivate`)).json()).toMatchObject({ state: 'active' })
    const { link } = (await ada.ask('POST', `user/${bruno.id}/reset-link`)).json<{ link: string }>()
    expect(link).toContain('/admin/nuova-password?token=')
    expect((await ask('POST', '/api/auth/reset-password', { token: tokenIn(link), newPassword: NEW_PASSWORD })).statusCode).toBe(200)
    expect((await ada.ask('POST', `user/${bruno.id}/reset-second-factor`)).statusCode).toBe(200)
    expect((await ada.ask('DELETE', `user/${ada.id}`)).json()).toMatchObject({ code: 'forbidden' })
    expect((await ada.ask('DELETE', `user/${bruno.id}`)).statusCode).toBe(200)
    expect((await ada.ask('GET', `user/${bruno.id}`)).statusCode).toBe(404)
  })
})

describe('users', () => {
  it('invites somebody, shows the link where no letter can be sent, and lets them in', async () => {
    const { person, ask, signIn } = await openBackOffice()
    const ada = await person('Ada', 'amministratore')
    const made = await ada.ask('POST', 'user', DINO)
    expect(made.statusCode).toBe(201)
    const { id, state, invitation } = made.json<Invited>()
    expect(state).toBe('invited')
    expect(invitation).toMatchObject({ letter: 'none' })
    expect(invitation.link).toMatch(/^https:\/\/rivista\.example\/admin\/invito\?token=[\w-]{43}$/)
    const again = (await ada.ask('POST', `user/${id}/invite`)).json<Invited>()
    expect(again.invitation.link).not.toBe(invitation.link)
    const accept = (link: string | null) => ask('POST', '/api/auth/reset-password', { token: tokenIn(link), newPassword: NEW_PASSWORD })
    expect((await accept(invitation.link)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    expect((await accept(again.invitation.link)).statusCode).toBe(200)
    const cookie = await signIn('dino@example.it', NEW_PASSWORD)
    expect((await ask('GET', '/api/admin/me', undefined, cookie)).json()).toMatchObject({ id, role: 'redattore' })
    expect((await ada.ask('POST', `user/${id}/invite`)).json()).toMatchObject({ message: 'Questa persona ha già accettato l’invito.' })
  })

  it('is the administrator’s: the editor-in-chief looks, the others do not', async () => {
    const { person } = await openBackOffice()
    const chief = await person('Carla', 'caporedattore')
    const writer = await person('Bruno', 'collaboratore')
    expect((await chief.ask('GET', 'user')).statusCode).toBe(200)
    expect((await chief.ask('POST', 'user', DINO)).statusCode).toBe(403)
    expect((await chief.ask('PUT', `user/${writer.id}`, { role: 'amministratore' })).statusCode).toBe(403)
    for (const act of ['suspend', 'reactivate', 'invite', 'reset-link', 'reset-second-factor'])
      expect((await chief.ask('POST', `user/${writer.id}/${act}`)).statusCode).toBe(403)
    expect((await writer.ask('GET', 'user')).statusCode).toBe(403)
    expect((await writer.ask('GET', `user/${chief.id}`)).statusCode).toBe(403)
    expect((await writer.ask('GET', 'people')).json()).toEqual([
      { id: writer.id, name: 'Bruno', role: 'collaboratore', state: 'active' },
      { id: chief.id, name: 'Carla', role: 'caporedattore', state: 'active' },
    ])
  })
})

describe('letters', () => {
  it('brings the invitation, and keeps the link from everybody else', async () => {
    const { url, taken } = await openMailServer()
    const { person } = await openBackOffice('sqlite', { smtp: { url, from: 'redazione@rivista.example' } })
    const ada = await person('Ada', 'amministratore')
    const { invitation } = (await ada.ask('POST', 'user', DINO)).json<Invited>()
    expect(invitation).toMatchObject({ letter: 'sent', link: null })
    expect(taken).toMatchObject([{ to: ['dino@example.it'] }])
    expect(taken[0]?.raw).toContain('/admin/invito')
  })

  it('loses no invitation that could not be sent', async () => {
    const { url } = await openMailServer({ refuse: true })
    const { person, faults } = await openBackOffice('sqlite', { smtp: { url, from: 'redazione@rivista.example' } })
    const ada = await person('Ada', 'amministratore')
    const made = await ada.ask('POST', 'user', DINO)
    expect(made.statusCode).toBe(201)
    expect(made.json<Invited>().invitation).toMatchObject({ letter: 'failed', link: expect.stringContaining('token=') as string })
    expect(faults).toEqual(['a letter was not sent'])
  })

  it('brings a new password to who forgot it, in their language', async () => {
    const { url, taken } = await openMailServer()
    const { person, ask } = await openBackOffice('sqlite', { smtp: { url, from: 'redazione@rivista.example' } })
    const ada = await person('Ada', 'amministratore')
    await ada.ask('PUT', 'me', { language: 'en' })
    const answers = await Promise.all(
      ['ada@example.it', 'nessuno@example.it'].map((email) => ask('POST', '/api/auth/request-password-reset', { email })),
    )
    expect(answers[0]?.body).toBe(answers[1]?.body)
    await expect.poll(() => taken.length).toBe(1)
    expect(taken[0]?.raw).toMatch(/^Subject: A new password for Edicola$/m)
  })
})

it.each([
  ['GET', 'user?filter={"role":"papa"}', 400],
  ['GET', 'user?sort=["password","ASC"]', 400],
  ['GET', 'user/%00', 400],
  ['GET', 'user/niente', 404],
  ['POST', 'user/niente/suspend', 404],
  ['POST', 'user/niente/esplodi', 404],
  ['GET', 'user/niente/revisions', 404],
  ['POST', 'user', 422],
] as const)('meets %s %s with %i', async (method, path, status) => {
  const { person } = await openBackOffice()
  const ada = await person('Ada', 'amministratore')
  expect((await ada.ask(method, path, method === 'POST' ? {} : undefined)).statusCode).toBe(status)
})
