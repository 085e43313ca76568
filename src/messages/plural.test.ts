import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it.each([
  ['it', 0, 'altri'],
  ['it', 1, 'uno'],
  ['it', 2, 'altri'],
  // French would say one, and Italian has a form of its own for it, which these two forms must survive.
  ['it', 1_000_000, 'altri'],
  ['en', 1, 'uno'],
  ['en', 21, 'altri'],
] as const)('in %s, %d is %s', (locale, count, form) => expect(plural(locale, count, 'uno', 'altri')).toBe(form))
