import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import { createLimiter, type Limiter } from '../http/limiter.ts'

/** How a password is kept, and held against one that is typed. It takes long by design, so that whoever steals the store guesses slowly. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(kept: { readonly hash: string; readonly password: string }): Promise<boolean>
  /** Was it made at a cost that is no longer enough? */
  isOutdated(hash: string): boolean
}

/** What OWASP's Password Storage Cheat Sheet asks of scrypt. */
const COST = { ln: 17, r: 8, p: 1 }
const PREFIX = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`
const SALT_BYTES = 16
const KEY_BYTES = 32
/**
 * One takes 128 MB while it lasts, a third of a second: whoever signs in besides waits their turn, on one machine. How many may wait, `authRoutes.ts`
 * says.
 */
export const HASHES_AT_ONCE = 2

const KEPT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/
/** As better-auth keeps passwords: at a quarter of the cost, and without naming it. */
const KEPT_BEFORE = /^[\da-f]{32}:[\da-f]{128}$/

/** scrypt. A hash names its cost (https://github.com/P-H-C/phc-string-format), so that those of before stay right when it rises. */
export function createScryptHashing(inTurn: Limiter): PasswordHashing {
  /** Two ways to type one letter are one password: NFKC, as NIST SP 800-63B (5.1.1.2) has it. */
  function derive(password: string, salt: Buffer, bytes: number, { ln, r, p }: typeof COST): Promise<Buffer> {
    const N = 2 ** ln
    // Node refuses to take more than 32 MB unless it is told to.
    return inTurn(() => scryptAsync(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 2 * 128 * N * r }))
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return `${PREFIX}${unpadded(salt)}$${unpadded(await derive(password, salt, KEY_BYTES, COST))}`
    },

    async verify({ hash, password }) {
      if (KEPT_BEFORE.test(hash)) {
        const isRight = await inTurn(() => verifyPassword({ hash, password }))
        // A wrong one takes no less than it does for an address that nobody has: the answer's time would tell them apart.
        if (!isRight) await derive(password, randomBytes(SALT_BYTES), KEY_BYTES, COST)
        return isRight
      }
      const [, ln, r, p, salt = '', key = ''] = KEPT.exec(hash) ?? []
      if (!ln) return false
      const expected = Buffer.from(key, 'base64')
      const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
      return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), expected.length, cost), expected)
    },

    isOutdated: (hash) => !hash.startsWith(PREFIX),
  }
}

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** As a process has it that is the only one of its machine. */
export const scryptHashing = createScryptHashing(createLimiter(HASHES_AT_ONCE))
