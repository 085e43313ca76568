import { expect, it } from 'vitest'
import { readConsent } from './readConsent.ts'

/** The cookie as vanilla-cookieconsent writes it. */
const kept = (categories: string[], asked: string[]) =>
  `edicola_consent=${encodeURIComponent(JSON.stringify({ categories, revision: 0, data: { asked }, consentId: 'a-b', services: { technical: [], analytics: [] }, languageCode: 'it' }))}`
const granted = (...asked: string[]) => kept(['technical', 'analytics'], asked)
const refused = (...asked: string[]) => kept(['technical'], asked)

it.each([
  ['nothing was said yet', '', ['1', 'ga4'], 'pending'],
  ['a yes', granted('1', 'ga4'), ['1', 'ga4'], 'granted'],
  ['a no', refused('1', 'ga4'), ['1', 'ga4'], 'refused'],
  ['a yes among other cookies', `a=1; ${granted('1', 'ga4')}; b=2`, ['1', 'ga4'], 'granted'],
  ['a yes to more than is asked today', granted('1', 'ga4', 'matomo:a.it'), ['1', 'ga4'], 'granted'],
  ['a no to more than is asked today', refused('1', 'ga4', 'matomo:a.it'), ['1', 'matomo:a.it'], 'refused'],
  ['a yes to less than is asked today', granted('1', 'ga4'), ['1', 'ga4', 'matomo:a.it'], 'pending'],
  ['a no to less than is asked today', refused('1', 'ga4'), ['1', 'ga4', 'matomo:a.it'], 'pending'],
  ['a yes to another receiver', granted('1', 'matomo:a.it'), ['1', 'matomo:b.it'], 'pending'],
  ['a receiver whose name ends alike', granted('1', 'matomo:ba.it'), ['1', 'matomo:a.it'], 'pending'],
  ['a yes to other words', granted('1', 'ga4'), ['2', 'ga4'], 'pending'],
  ['a yes whose kinds stand in another order', kept(['analytics', 'technical'], ['1', 'ga4']), ['1', 'ga4'], 'granted'],
  ['a cookie of another name that ends alike', `x${granted('1', 'ga4')}`, ['1', 'ga4'], 'pending'],
  ['a cookie cut off', 'edicola_consent=%7B%22categories%2', ['1', 'ga4'], 'pending'],
  ['a cookie that is something else', 'edicola_consent=%E0%A4%A', ['1', 'ga4'], 'pending'],
])('%s', (_name, cookies, terms, expected) => expect(readConsent(cookies, terms)).toBe(expected))
