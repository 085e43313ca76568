import type { Role } from '../../src/content/people/role.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Somebody who is signed in to a program that runs, and asks its back office in their name. */
export interface Editor {
  readonly cookie: string
  /** Sends a body, or a file if it is one; what was answered. Throws `Refused` for anything but a yes. */
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Sent>
}

/** As much of an answer as is looked at here. */
export interface Sent {
  readonly id: string
  readonly revision: number
  readonly content: Readonly<Record<string, unknown>>
  readonly [name: string]: unknown
}

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  constructor(asked: string, status: number, words: string) {
    super(`${asked}: ${status} ${words}`)
    this.status = status
  }
}

/** Whoever the first start made. */
export const ADMINISTRATOR = { email: 'direzione@edicola.example', password: 'cavallo-batteria-graffetta' }

/** What a program is told to make them. */
export const ADMINISTRATOR_VARIABLES = { EDICOLA_ADMIN_EMAIL: ADMINISTRATOR.email, EDICOLA_ADMIN_PASSWORD: ADMINISTRATOR.password }

export async function signIn(address: string, credentials: Credentials, userAgent = 'tests'): Promise<Editor> {
  const answer = await post(address, 'sign-in/email', credentials, { 'user-agent': userAgent })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = cookies.join('; ')
  return {
    cookie,
    async send(method, path, body, headers = {}) {
      const type = { 'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json' }
      const sent = await fetch(`${address}/api/admin/${path}`, {
        method,
        headers: { cookie, origin: address, ...(body !== undefined && type), ...headers },
        ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      })
      if (!sent.ok) throw new Refused(`${method} ${path}`, sent.status, await sent.text())
      return (await sent.json()) as Sent // what the API answers
    },
  }
}

/** Somebody new, who has accepted the invitation and is signed in. The program must have no mail server: it then tells the link. */
export async function invite(
  address: string,
  administrator: Editor,
  { name, role }: { readonly name: string; readonly role: Role },
): Promise<Editor> {
  const credentials = { email: `${crypto.randomUUID()}@example.it`, password: 'tre mele e un cavallo blu' }
  const made = await administrator.send('POST', 'user', { name, role, email: credentials.email })
  const { link } = made['invitation'] as { readonly link: string } // see `server/admin/users.ts`
  const token = new URL(link).searchParams.get('token')
  await post(address, 'reset-password', { token, newPassword: credentials.password })
  return signIn(address, credentials)
}

async function post(address: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const answer = await fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Refused(path, answer.status, await answer.text())
  return answer
}
