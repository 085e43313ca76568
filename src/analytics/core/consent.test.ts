import { describe, expect, it } from 'vitest'
import type { AnalyticsSettings } from './AnalyticsSettings.ts'
import { consentTerms, providerOf } from './consentTerms.ts'
import { cookiesOf, PROVIDER_COOKIES } from './cookiesOf.ts'
import { hostsOf } from './hostsOf.ts'
import { providersNeedingConsent } from './providersNeedingConsent.ts'

const none = {
  ga4: '',
  matomo: { address: '', siteId: '', cookieless: true },
  plausible: { domain: '', address: 'https://plausible.io' },
}
type Providers = Pick<AnalyticsSettings, 'ga4' | 'matomo' | 'plausible'>
const google: Partial<Providers> = { ga4: 'G-ABC123' }
const matomo: Partial<Providers> = { matomo: { address: 'https://dati.rivista.it/matomo', siteId: '3', cookieless: false } }
const cookieless: Partial<Providers> = { matomo: { address: 'https://dati.rivista.it/matomo', siteId: '3', cookieless: true } }
const plausible: Partial<Providers> = { plausible: { domain: 'rivista.it', address: 'https://plausible.io' } }

describe('who needs consent, and what is asked', () => {
  it.each<[string, Partial<Providers>, string[], string[]]>([
    ['nobody, as a magazine is born', {}, [], []],
    ['Google always', google, ['ga4'], ['1', 'ga4']],
    ['Matomo with cookies', matomo, ['matomo'], ['1', 'matomo:dati.rivista.it']],
    ['Matomo without them does not', cookieless, [], []],
    ['Plausible does not', plausible, [], []],
    ['both that do', { ...google, ...matomo, ...plausible }, ['ga4', 'matomo'], ['1', 'ga4', 'matomo:dati.rivista.it']],
  ])('%s', (_name, settings, providers, terms) => {
    expect(providersNeedingConsent({ ...none, ...settings })).toEqual(providers)
    expect(consentTerms({ ...none, ...settings })).toEqual(terms)
  })

  it('another property of the same provider asks for nothing new', () =>
    expect(consentTerms({ ...none, ga4: 'G-OTHER' })).toEqual(consentTerms({ ...none, ...google })))

  it.each([
    ['1', null],
    ['ga4', { provider: 'ga4', receiver: '' }],
    ['matomo:127.0.0.1:4150', { provider: 'matomo', receiver: '127.0.0.1:4150' }],
    ['altro', null],
  ])('the term %s is about %j', (term, expected) => expect(providerOf(term)).toEqual(expected))
})

describe('the cookies that providers may set', () => {
  it.each<[string, Partial<Providers>, string[]]>([
    ['none, as a magazine is born', {}, []],
    ['Google’s, under the name of the property', google, ['_ga', '_ga_ABC123']],
    ['Matomo’s', matomo, ['_pk_id.3']],
    ['none where Matomo sets none', cookieless, []],
    ['none of Plausible', plausible, []],
  ])('%s', (_name, settings, names) => expect(cookiesOf({ ...none, ...settings }).map(({ name }) => name)).toEqual(names))

  it.each(cookiesOf({ ...none, ...google, ...matomo }).map(({ provider, name }) => [name, provider] as const))(
    '%s goes when consent is withdrawn',
    (name, provider) => expect(name.replace('*', 'a1b2')).toMatch(PROVIDER_COOKIES[provider]),
  )

  it.each(['_game', 'edicola_consent', 'hide_modal_id_ga', '_pk_idea'])('%s is nobody’s, and stays', (name) =>
    expect(Object.values(PROVIDER_COOKIES).some((pattern) => pattern.test(name))).toBe(false),
  )
})

describe('the hosts that pages are opened to', () => {
  const google4 = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com']
  it.each<[string, Partial<Providers>, object]>([
    ['none, as a magazine is born', {}, { scripts: [], pictures: [], calls: [] }],
    ['Google’s', google, { scripts: ['https://www.googletagmanager.com'], pictures: google4, calls: google4 }],
    ['the origin of Matomo, without its folder', cookieless, { scripts: [], pictures: [], calls: ['https://dati.rivista.it'] }],
    ['Plausible’s where a site is named', plausible, { scripts: [], pictures: [], calls: ['https://plausible.io'] }],
    [
      'two on one host once',
      { ...cookieless, plausible: { domain: 'rivista.it', address: 'https://dati.rivista.it' } },
      { scripts: [], pictures: [], calls: ['https://dati.rivista.it'] },
    ],
    ...["https://dati.it;script-src'unsafe-inline'", 'https://dati.it,x', 'https://*', 'javascript:alert(1)', 'dati'].map(
      (address): [string, Partial<Providers>, object] => [
        `none for ${address}`,
        { matomo: { address, siteId: '3', cookieless: true } },
        { scripts: [], pictures: [], calls: [] },
      ],
    ),
  ])('%s', (_name, settings, expected) => expect(hostsOf({ ...none, ...settings })).toEqual(expected))
})
