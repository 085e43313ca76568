import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_S = 30

/** The digits that it will show next, which are let in already: for who has used up the present ones. */
export function nextTotp(secret: string): string {
  return totp(secret, new Date(Date.now() + STEP_S * 1000))
}

/** The six digits that an authenticator shows for a secret (RFC 6238). */
export function totp(secret: string, now: Date = new Date()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 1000 / STEP_S)))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const code = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(code).padStart(6, '0')
}

function fromBase32(secret: string): Buffer {
  const letters = secret.toUpperCase().match(/[A-Z2-7]/g) ?? []
  const bits = letters.map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
