import { hashPassword } from 'better-auth/crypto'

/** What everybody in the tests has for a password. */
export const PASSWORD = 'una-parola-lunga-assai'

let hash: Promise<string> | undefined

/** Its hash, made once: that it takes long to make is what it is good for. */
export function passwordHash(): Promise<string> {
  return (hash ??= hashPassword(PASSWORD))
}
