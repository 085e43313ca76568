import { createHash } from 'node:crypto'
import type { PasswordHashing } from '../../src/server/auth/passwordHashing.ts'

/** What everybody in the tests has for a password. */
export const PASSWORD = 'una-parola-lunga-assai'

const digest = (password: string) => createHash('sha256').update(password).digest('hex')

/** Tells passwords apart, and takes no time: nobody guesses in a test. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
  isOutdated: () => false,
}

export const PASSWORD_HASH = digest(PASSWORD)
