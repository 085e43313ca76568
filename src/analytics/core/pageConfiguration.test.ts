import { expect, it } from 'vitest'
import type { AnalyticsSettings } from './AnalyticsSettings.ts'
import { DOWNLOAD_EXTENSIONS } from './downloadExtensions.ts'
import { pageConfiguration } from './pageConfiguration.ts'

const settings: AnalyticsSettings = {
  own: true,
  ga4: '',
  matomo: { address: '', siteId: '', cookieless: true },
  plausible: { domain: '', address: 'https://plausible.io' },
  downloadExtensions: DOWNLOAD_EXTENSIONS,
  insideHosts: [],
}
const matomo = { address: 'https://m.example', siteId: '3', cookieless: false }
const plausible = { domain: 'rivista.it', address: 'https://plausible.io' }

it.each<[string, Partial<AnalyticsSettings>, object | null]>([
  ['by itself a page names our collector and nobody else', {}, { own: '/raccolta' }],
  ['where nobody is to be told, a page says nothing', { own: false }, null],
  ['a provider is named as it was set up', { own: false, ga4: 'G-ABCD', matomo, plausible }, { ga4: 'G-ABCD', matomo, plausible }],
  [
    'lists travel only where they are not the usual ones',
    { downloadExtensions: ['pdf'], insideHosts: ['b.it'] },
    { own: '/raccolta', downloadExtensions: ['pdf'], insideHosts: ['b.it'] },
  ],
  ['lists alone are nobody to tell', { own: false, insideHosts: ['b.it'] }, null],
])('%s', (_name, given, expected) => expect(pageConfiguration({ ...settings, ...given }, '/raccolta')).toEqual(expected))
