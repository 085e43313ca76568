import { expect, it } from 'vitest'
import { permalinkSubject } from './permalink.ts'

it.each([
  ['/%year%/%monthnum%/%postname%/', 'text'],
  ['/%category%/%postname%', 'text'],
  ['/archives/%post_id%', 'text'],
  ['/rubriche/%category%/', 'category'],
  ['/%category%/', 'category'],
  ['/temi/%tag%', 'tag'],
  ['/firme/%author%', 'author'],
  ['rubriche/%category%', null],
  ['/rubriche/', null],
  ['/%year%/', null],
  ['/%year%/%author%', null],
  ['/%autore%/%postname%', null],
  ['/50%/%postname%', null],
  ['/%postname%?x', null],
  ['', null],
])('%s is of %s', (pattern, subject) => expect(permalinkSubject(pattern)).toBe(subject))
