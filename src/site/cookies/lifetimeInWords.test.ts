import { expect, it } from 'vitest'
import { cookieMessages } from '../../messages/cookies.ts'
import { lifetimeInWords } from './lifetimeInWords.ts'
import type { SiteCookie } from './siteCookies.ts'

it.each<[SiteCookie['lifetime'], string]>([
  [{ days: 1 }, 'Un giorno'],
  [{ days: 7 }, '7 giorni'],
  [{ days: 59 }, '59 giorni'],
  [{ days: 182 }, '6 mesi'],
  [{ days: 365 }, '12 mesi'],
  [{ days: 393 }, '13 mesi'],
  [{ days: 730 }, '2 anni'],
  [{ days: 7300 }, '20 anni'],
  [{ minutes: 30 }, '30 minuti'],
  ['session', 'Finché il browser resta aperto'],
])('%j: %s', (lifetime, words) => expect(lifetimeInWords(lifetime, cookieMessages.it.lifetimes)).toBe(words))
