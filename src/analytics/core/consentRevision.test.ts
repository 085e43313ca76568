import { expect, it } from 'vitest'
import { consentRevision } from './consentRevision.ts'

it.each([
  ['', null],
  ['edicola_consent=', null],
  ['edicola_consent=%7B%22revision%22%3A3%7D', 3],
  ['a=b; edicola_consent=%7B%22revision%22%3A0%7D; c=d', 0],
  ['edicola_consent=%7B%22revision%22%3A%223%22%7D', null],
  ['edicola_consent=null', null],
  ['edicola_consent=%7B%22revisio', null],
  ['edicola_consent=%E0%A4%A', null],
])('%s', (cookies, expected) => expect(consentRevision(cookies)).toBe(expected))
