import { expect, it } from 'vitest'
import { cookieDomains } from './cookiesOf.ts'

it.each([
  ['localhost', ['']],
  ['127.0.0.1', ['']],
  ['[::1]', ['']],
  ['rivista.it', ['', 'rivista.it']],
  ['www.rivista.it', ['', 'www.rivista.it', 'rivista.it']],
  ['prova.www.rivista.it', ['', 'prova.www.rivista.it', 'www.rivista.it', 'rivista.it']],
])('%s', (host, expected) => expect(cookieDomains(host)).toEqual(expected))
