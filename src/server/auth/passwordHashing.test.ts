import { hashPassword } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../tests/support/password.ts'
import { scryptHashing } from './passwordHashing.ts'

describe('how passwords are kept', () => {
  it('knows those that were kept at a lower cost, and calls them outdated', async () => {
    const hash = await hashPassword(PASSWORD)
    expect(scryptHashing.isOutdated(hash)).toBe(true)
    expect(await scryptHashing.verify({ hash, password: PASSWORD })).toBe(true)
    expect(await scryptHashing.verify({ hash, password: `${PASSWORD}!` })).toBe(false)
  })

  it('takes the cost from the hash', async () => {
    // RFC 7914, 12: scrypt("password", "NaCl", N = 1024, r = 8, p = 16), the first 32 bytes of its key.
    const key = Buffer.from('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162', 'hex').toString('base64').replace('=', '')
    const hash = `$scrypt$ln=10,r=8,p=16$${Buffer.from('NaCl').toString('base64').replace(/=+$/, '')}$${key}`
    expect(await scryptHashing.verify({ hash, password: 'password' })).toBe(true)
    expect(await scryptHashing.verify({ hash, password: 'passwore' })).toBe(false)
    expect(scryptHashing.isOutdated(hash)).toBe(true)
  })

  it.each(['', 'x', '$scrypt$', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$a2V5'])('lets nobody in by %j', async (hash) => {
    expect(await scryptHashing.verify({ hash, password: '' })).toBe(false)
  })
})
