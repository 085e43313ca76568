import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from './AnalyticsEvent.ts'
import { ga4Event } from './ga4Event.ts'
import { matomoParameters } from './matomoParameters.ts'
import { plausibleBody } from './plausibleBody.ts'

const page = { address: 'https://rivista.it/articoli/uno?pagina=2', title: 'Uno' }
const view: AnalyticsEvent = { name: 'page_view', target: 'https://altrove.org/' }
const download: AnalyticsEvent = { name: 'download', target: 'https://rivista.it/a.pdf' }
const outbound: AnalyticsEvent = { name: 'outbound', target: 'https://altrove.org/p' }
const mailto: AnalyticsEvent = { name: 'mailto', target: 'redazione@rivista.it' }
const tel: AnalyticsEvent = { name: 'tel', target: '+3902' }
const hash: AnalyticsEvent = { name: 'hash_change', target: '#note' }
const popup: AnalyticsEvent = { name: 'popup_view', target: '7' }
const closing: AnalyticsEvent = { name: 'popup_close', target: '7', reason: 'dismiss' }

describe('Google Analytics is told', () => {
  it.each<[string, AnalyticsEvent, [string, object]]>([
    ['of a page', view, ['page_view', { page_location: page.address, page_title: 'Uno', page_referrer: 'https://altrove.org/' }]],
    ['of a download', download, ['download', { link_url: 'https://rivista.it/a.pdf' }]],
    ['of a link that leads out', outbound, ['outbound', { link_url: 'https://altrove.org/p' }]],
    ['of a letter, but not to whom', mailto, ['mailto', { link_url: '@rivista.it' }]],
    ['of a call', tel, ['tel', { link_url: '+3902' }]],
    ['of another fragment', hash, ['hash_change', { hash: '#note' }]],
    ['of an announcement', popup, ['popup_view', { popup_id: '7' }]],
    ['of its closing', closing, ['popup_close', { popup_id: '7', close_reason: 'dismiss' }]],
  ])('%s', (_name, event, expected) => expect(ga4Event(event, page)).toEqual(expected))
})

describe('Matomo is told', () => {
  const always = { idsite: '3', rec: '1', apiv: '1', send_image: '0', url: page.address }
  it.each<[string, AnalyticsEvent, object]>([
    ['of a page', view, { ...always, action_name: 'Uno', urlref: 'https://altrove.org/' }],
    ['of a page that nobody led to', { name: 'page_view', target: '' }, { ...always, action_name: 'Uno' }],
    ['of a download', download, { ...always, download: 'https://rivista.it/a.pdf', url: 'https://rivista.it/a.pdf' }],
    ['of a link that leads out', outbound, { ...always, link: 'https://altrove.org/p', url: 'https://altrove.org/p' }],
    ['of a letter', mailto, { ...always, e_c: 'mailto', e_a: 'click', e_n: 'redazione@rivista.it', ca: '1' }],
    ['of a call', tel, { ...always, e_c: 'tel', e_a: 'click', e_n: '+3902', ca: '1' }],
    ['of another fragment', hash, { ...always, e_c: 'hash', e_a: 'change', e_n: '#note', ca: '1' }],
    ['of an announcement', popup, { ...always, e_c: 'popup', e_a: 'view', e_n: '7', ca: '1' }],
    ['of its closing', closing, { ...always, e_c: 'popup', e_a: 'close dismiss', e_n: '7', ca: '1' }],
  ])('%s', (_name, event, expected) => expect(matomoParameters(event, page, '3')).toEqual(expected))

  it('who it was, only where a cookie says so', () => {
    expect(matomoParameters(tel, page, '3', '0123456789abcdef')).toMatchObject({ _id: '0123456789abcdef' })
    expect(matomoParameters(tel, page, '3')).not.toHaveProperty('_id')
  })
})

describe('Plausible is told', () => {
  const always = { domain: 'rivista.it', url: page.address }
  it.each<[string, AnalyticsEvent, object]>([
    ['of a page', view, { ...always, name: 'pageview', referrer: 'https://altrove.org/' }],
    ['of a download', download, { ...always, name: 'File Download', props: { url: 'https://rivista.it/a.pdf' } }],
    ['of a link that leads out', outbound, { ...always, name: 'Outbound Link: Click', props: { url: 'https://altrove.org/p' } }],
    ['of a letter', mailto, { ...always, name: 'Mail: Click', props: { address: 'redazione@rivista.it' } }],
    ['of a call', tel, { ...always, name: 'Phone: Click', props: { number: '+3902' } }],
    ['of another fragment', hash, { ...always, name: 'Hash Change', props: { hash: '#note' } }],
    ['of an announcement, which nobody asked for', popup, { ...always, name: 'Popup View', props: { popup: '7' }, interactive: false }],
    ['of its closing', closing, { ...always, name: 'Popup Close', props: { popup: '7', reason: 'dismiss' } }],
    [
      'of a closing by itself',
      { ...closing, reason: 'auto_hide' },
      { ...always, name: 'Popup Close', props: { popup: '7', reason: 'auto_hide' }, interactive: false },
    ],
  ])('%s', (_name, event, expected) => expect(plausibleBody(event, page, 'rivista.it')).toEqual(expected))
})
