import { randomInt } from 'node:crypto'
import type { User } from '../../content/people/user.ts'
import { isWeakPassword } from '../../server/auth/passwordStrength.ts'
import type { Database } from '../../store/database.ts'
import { addFirstAdministrator, findAdministrator } from '../../store/people/users.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'

/**
 * A magazine has an administrator from its first start on. A password that was made up for them is known nowhere else, and is told at once: whatever fails next,
 * it is not lost.
 */
export async function ensureAdministrator(
  database: Database,
  { environment, clock, newId, passwords, messages: t, say }: Omit<CommandContext, 'locale' | 'fetchFile'>,
): Promise<User> {
  const existing = await findAdministrator(database.db)
  if (existing) return existing
  // A password that is no longer used, because there is an administrator, keeps nobody from starting.
  if (environment.adminPassword !== null && (await isWeakPassword(environment.adminPassword, [environment.adminEmail])))
    throw new StartFault(t.weakPassword)
  const password = environment.adminPassword ?? generatePassword()
  const isGenerated = environment.adminPassword === null
  const { user, isNew } = await addFirstAdministrator(
    database,
    { name: 'Amministratore', email: environment.adminEmail.toLowerCase(), role: 'amministratore' },
    { clock, newId, passwordHash: await passwords.hash(password), mustChangePassword: isGenerated },
  )
  if (isNew && isGenerated) say(t.administratorMade(user.email, password))
  return user
}

// Without the letters and figures that look like one another: it will be typed by hand from a terminal. 31^20 is some 99 bits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

function generatePassword(): string {
  const letters = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}
