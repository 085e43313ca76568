import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** How a password is kept, and held against one that is typed. It takes long by design, so that whoever steals the store guesses slowly. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(kept: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** scrypt at better-auth's cost. A hash does not name its cost: with another one, nobody's password would be right any more. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
