import { expect, it } from 'vitest'
import { phpValueAt, readPhpValue } from './phpValue.ts'

it.each([
  ['a text, counted in bytes', 's:6:"caffè";', 'caffè'],
  ['a number', 'i:-7;', -7],
  ['yes', 'b:1;', true],
  ['nothing', 'N;', null],
  ['a list', 'a:1:{s:1:"a";d:1.5;}', new Map([['a', 1.5]])],
  ['an object, which is not read', 'O:8:"stdClass":0:{}', undefined],
  ['a length that lies', 's:999999999:"a";', undefined],
  ['a list that lies', 'a:999999999:{i:0;i:1;', undefined],
  ['what is cut', 'a:1:{s:1:"a"', undefined],
  ['no such thing', 'ciao', undefined],
  ['nests without end', 'a:1:{i:0;'.repeat(10_000), undefined],
])('reads %s', (_name, text, value) => expect(readPhpValue(text)).toEqual(value))

it('finds what is called so', () => {
  const value = readPhpValue('a:1:{s:10:"image_meta";a:1:{s:6:"credit";s:3:"Ada";}}')
  expect(phpValueAt(value, 'image_meta', 'credit')).toBe('Ada')
  expect(phpValueAt(value, 'image_meta', 'altro', 'credit')).toBeUndefined()
})
