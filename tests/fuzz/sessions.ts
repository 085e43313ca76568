import type { Agent } from 'node:http'
import type { Role } from '../../src/content/people/role.ts'
import { ask } from './ask.ts'
import type { FuzzRequest } from './requests.ts'
import { emailOf, PASSWORD } from './world.ts'

export type Person = { readonly role: Role; readonly number: number }

/** Sessions of the people of the run. Whoever's has ended signs in again, one at a time: a password takes long by design. */
export function createSessions(origin: string, agent: Agent) {
  const kept = new Map<string, Promise<string>>()
  let signIns = 0
  let turn: Promise<unknown> = Promise.resolve()
  const keyOf = ({ role, number }: Person) => `${role}-${number}`

  const signIn = async ({ role, number }: Person): Promise<string> => {
    const attempt: FuzzRequest = {
      as: null,
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `172.16.${(signIns += 1) >> 8}.${signIns & 255}` },
      body: JSON.stringify({ email: emailOf(role, number), password: PASSWORD }),
      broken: [],
      route: '',
    }
    const answer = await ask(origin, agent, attempt, null)
    const lines = 'headers' in answer ? [answer.headers['set-cookie'] ?? []].flat() : []
    return lines.map((line) => line.split(';')[0]).join('; ')
  }

  return {
    async of(person: Person | null): Promise<string | null> {
      if (!person) return null
      const key = keyOf(person)
      const cookie = kept.get(key) ?? ((turn = turn.then(() => signIn(person))) as Promise<string>) // the turn of this very sign-in
      kept.set(key, cookie)
      return cookie
    },
    forget: (person: Person) => void kept.delete(keyOf(person)),
  }
}
