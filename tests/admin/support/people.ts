import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { randomInt, randomUUID } from 'node:crypto'
import type { Role } from '../../../src/content/people/role.ts'
import { ADMINISTRATOR_STATE } from './administrator.ts'
import { totp } from './totp.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Person extends Credentials {
  readonly id: string
  readonly name: string
}

const PASSWORD = 'tre mele e un cavallo blu'

/** Signs in through the form, as far as the newsroom. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await typeCredentials(page, { email, password })
  await expect(page.getByRole('navigation', { name: 'Sezioni della redazione' })).toBeAttached()
}

/** Fills in the form and sends it: what comes next may be another step. */
export async function typeCredentials(page: Page, { email, password }: Credentials, site = ''): Promise<void> {
  await page.goto(`${site}/admin/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
}

/** Somebody new, invited by the administrator, who has chosen a password. `request` is the administrator's. */
export async function newPerson(request: APIRequestContext, called: string, role: Role): Promise<Person> {
  // A journey that is tried again meets somebody else.
  const unique = randomUUID().slice(0, 8)
  const name = `${called} ${unique}`
  const email = `${unique}@example.it`
  const made = await request.post('/api/admin/user', { data: { name, email, role } })
  expect(made.status(), await made.text()).toBe(201)
  // What the API answers: see `server/admin/users.ts`.
  const { id, invitation } = (await made.json()) as { id: string; invitation: { link: string } }
  const token = new URL(invitation.link).searchParams.get('token')
  // A browser says where it stands; whoever brings cookies and does not is refused.
  const headers = { origin: new URL(made.url()).origin, 'x-forwarded-for': randomAddress() }
  const accepted = await request.post('/api/auth/reset-password', { data: { token, newPassword: PASSWORD }, headers })
  expect(accepted.ok(), await accepted.text()).toBe(true)
  return { id, name, email, password: PASSWORD }
}

/** Guesses are counted by address, and all journeys together are not one flood. Of a network that is nobody's. */
const randomAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`

/** A page of somebody's own, signed in without the form. It closes with the browser. */
export async function pageOf(browser: Browser, { email, password }: Credentials, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    storageState: { cookies: [], origins: [] },
  })
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: baseURL, 'x-forwarded-for': randomAddress() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return context.newPage()
}

/** Gives somebody who is signed in on a page a second factor; the secret that their codes are made with. */
export async function enableSecondFactor(page: Page, { password }: Credentials, baseURL: string): Promise<string> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth/two-factor/${path}`, { data, headers: { origin: baseURL } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer
  }
  const { totpURI } = (await (await send('enable', { password })).json()) as { totpURI: string } // what better-auth answers
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  await send('verify-totp', { code: totp(secret) })
  return secret
}

/** A page of the administrator, for journeys that begin with nobody. */
export async function administratorPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'it-IT', timezoneId: 'Europe/Rome', storageState: ADMINISTRATOR_STATE })
  return context.newPage()
}
