import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { PASSWORD } from '../../tests/support/password.ts'
import { createContext } from './context.ts'

it('hashes a password as slowly as it should, whatever the environment says, and knows it again', async () => {
  const { passwords } = createContext({ NODE_ENV: 'test' })
  const hash = await passwords.hash(PASSWORD)
  const [salt = '', key] = hash.split(':')
  expect(key).toBe(scryptSync(PASSWORD, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 ** 2 }).toString('hex'))
  expect(await passwords.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await passwords.verify({ hash, password: `${PASSWORD}!` })).toBe(false)
})
