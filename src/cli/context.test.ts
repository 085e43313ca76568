import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { PASSWORD } from '../../tests/support/password.ts'
import { createContext } from './context.ts'

it('hashes a password as slowly as it should, whatever the environment says, and knows it again', async () => {
  const { passwords } = createContext({ NODE_ENV: 'test' })
  const hash = await passwords.hash(PASSWORD)
  const [, , cost, salt = '', key] = hash.split('$')
  expect(cost).toBe('ln=17,r=8,p=1')
  const expected = scryptSync(PASSWORD, Buffer.from(salt, 'base64'), 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 ** 2 })
  expect(Buffer.from(key ?? '', 'base64')).toEqual(expected)
  expect(passwords.isOutdated(hash)).toBe(false)
  expect(await passwords.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await passwords.verify({ hash, password: `${PASSWORD}!` })).toBe(false)
})
