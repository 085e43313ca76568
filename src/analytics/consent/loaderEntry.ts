import type { Asking, Context } from './Context.ts'
import { PREFERENCES_ANCHOR } from '../core/preferencesAnchor.ts'
import { readConsent } from '../core/readConsent.ts'
import { sendConsentRecord } from './sendConsentRecord.ts'

/**
 * Knows what the reader has said, and has them asked if they have not. It stands only in pages of a site with a provider that needs consent, before
 * whatever waits for the answer: the state is `document.documentElement.dataset.consent`, and `edicola:consent` tells of each change.
 */
const { terms = '', banner = '', style = '', record = '', page = '' } = (document.currentScript as HTMLScriptElement).dataset // this one: it is a classic script
const root = document.documentElement
const asked = terms.split(' ')
/** A browser that asks for everybody's privacy has answered already: no, and no question. */
const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean } // not in TypeScript's list yet
const isSignalled = globalPrivacyControl || doNotTrack === '1'
const popups = document.querySelectorAll<HTMLElement>('.js-modal-page-show')
/** The announcements that wait for the answer. */
const held: HTMLElement[] = []

const context: Context = { terms: asked, record, style, page, held, look, release }

/** The answer may have been given or taken back in another tab, or on the page that the reader comes back from. */
function look(): void {
  const state = isSignalled ? 'refused' : readConsent(document.cookie, asked)
  if (state === root.dataset['consent']) return
  root.dataset['consent'] = state
  document.dispatchEvent(new CustomEvent('edicola:consent', { detail: { analytics: state === 'granted' } }))
}

/** The engine starts what has not started: what we call started waits (docs/decisions/0011). */
function release(): void {
  for (const popup of held.splice(0)) delete popup.dataset['modalStarted']
  dispatchEvent(new Event('edicola:start'))
}

const load = () => import(/* @vite-ignore */ banner) as Promise<Asking> // built from bannerEntry.ts

sendConsentRecord(record)
look()
addEventListener('pageshow', look)
addEventListener('visibilitychange', look)
if (root.dataset['consent'] === 'pending') {
  for (const popup of popups) popup.dataset['modalStarted'] = ''
  held.push(...popups)
  load()
    .then(({ ask }) => ask(context))
    .catch(release)
}
// While something is asked, no announcement opens by itself, whatever cap the page has or a script that comes later sets.
let given: unknown = window.edicolaPopup
Object.defineProperty(window, 'edicolaPopup', {
  get() {
    const inner = given as { readonly cap?: () => boolean } | undefined // what is not an object has no such member
    return { ...inner, cap: () => 'consentOpen' in root.dataset || inner?.cap?.() }
  },
  set: (next: unknown) => (given = next),
})
document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  // A script may click the document, which is no element.
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href$="#${PREFERENCES_ANCHOR}"]`)
  // In another tab it is a link; so it is from inside an announcement, which would lie over the preferences.
  if (!link || isSignalled || ctrlKey || metaKey || shiftKey || link.closest('.modal-page')) return
  event.preventDefault()
  root.dataset['consentOpen'] = ''
  load()
    .then(({ prefer }) => prefer(context))
    .catch(() => {
      delete root.dataset['consentOpen']
      location.assign(link.href)
    })
})
