import { describe, expect, it } from 'vitest'
import { analyticsSettingsSchema } from '../../content/kinds/analyticsSettings.ts'
import { popupSettingsSchema } from '../../content/kinds/settings.ts'
import { siteCookies } from './siteCookies.ts'

const ALWAYS = [
  'hide_modal_id_*',
  'please_do_not_show_again_modal_id_*',
  'modal_page_until',
  'modal_page_renewed',
  'tema',
  'ascolto:*',
  'lettura',
  'edicola.*',
]

describe('what the site may leave in a browser', () => {
  it.each<[string, object, object, string[]]>([
    ['as a magazine is born', {}, {}, ALWAYS],
    ['with a cap on announcements', {}, { maxPerDay: 2 }, [...ALWAYS.slice(0, 3), 'modal_page_day', ...ALWAYS.slice(3)]],
    [
      'with a theme that is made for Bootstrap',
      {},
      { bootstrapVersion: '5x', verifyLoadBootstrapAutomatically: true },
      [...ALWAYS.slice(0, 4), 'modal_page_bootstrap', ...ALWAYS.slice(4)],
    ],
    [
      'with Google: its own, and the answer',
      { ga4: 'G-ABC123' },
      {},
      ['edicola_consent', 'edicola_consent_proof', ...ALWAYS, '_ga', '_ga_ABC123'],
    ],
    ['with Plausible: nothing more', { plausible: { domain: 'rivista.it' } }, {}, ALWAYS],
  ])('%s', (_name, analytics, popups, expected) => {
    const found = siteCookies({ analytics: analyticsSettingsSchema.parse(analytics), popups: popupSettingsSchema.parse(popups) })
    expect(found.map(({ name }) => name)).toEqual(expected)
  })
})
