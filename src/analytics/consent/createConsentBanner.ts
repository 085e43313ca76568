import type * as CookieConsent from 'vanilla-cookieconsent'
import type { ConsentMessages } from '../../messages/consent.ts'
import type { Context } from './Context.ts'
import { consentRevision } from '../core/consentRevision.ts'
import { focusBanner, keepInside, mendBanner, mendPreferences } from './modalAccessibility.ts'
import { ANALYTICS, CONSENT_COOKIE, CONSENT_DAYS } from '../core/readConsent.ts'
import type { ChoiceMeans } from '../core/choiceMeans.ts'
import { recordChoice } from './recordChoice.ts'
import { removeProviderCookies } from './removeProviderCookies.ts'
import { TECHNICAL, translation } from './translation.ts'

/** Where the reader is asked, and may change their mind. */
export interface ConsentBanner {
  /** Shows the question, unless it is answered. */
  readonly show: () => void
  readonly hide: () => void
  /** Is the question there to be seen? */
  readonly isSeen: () => boolean
  readonly prefer: () => void
}

interface ConsentBannerParts {
  readonly library: typeof CookieConsent
  readonly context: Context
  readonly t: ConsentMessages
  readonly language: string
}

/** The library's buttons by their `data-role`; its × has none. */
const MEANS: Readonly<Record<string, ChoiceMeans>> = { all: 'accept', necessary: 'refuse', save: 'save' }

/** Sets up vanilla-cookieconsent as the Garante asks, and does what the reader chooses. */
export async function createConsentBanner({ library, context, t, language }: ConsentBannerParts): Promise<ConsentBanner> {
  const { terms, page, look, release } = context
  const root = document.documentElement
  const isPending = () => root.dataset['consent'] === 'pending'
  // The library knows by a number whether an answer still holds; we know by what was asked.
  const known = consentRevision(document.cookie)
  const isAgain = known !== null && isPending()
  const host = Object.assign(document.createElement('div'), { id: 'edicola-consent' })
  let means: ChoiceMeans = 'close'
  let letOut = () => {}

  function chosen(): void {
    library.setCookieData({ value: { asked: terms } })
    const isGranted = library.acceptedCategory(ANALYTICS)
    look()
    if (isGranted) removeEventListener('pagehide', removeProviderCookies)
    else {
      removeProviderCookies()
      // What was loaded may write once more as the reader leaves.
      addEventListener('pagehide', removeProviderCookies)
    }
    recordChoice(context, { id: library.getCookie('consentId'), isGranted, means })
    settle()
  }

  /** Once nothing is asked any more, announcements may open, and those that waited begin. */
  function settle(): void {
    if (isPending() || root.classList.contains('show--consent') || root.classList.contains('show--preferences')) return
    delete root.dataset['consentOpen']
    release()
  }

  // Where a keyboard and a screen reader begin: after the link that skips to the content, if there is one.
  const first = document.body.firstElementChild
  if (first?.matches('a[href^="#"]')) first.after(host)
  else document.body.prepend(host)
  await library.run({
    root: host,
    revision: (known ?? 0) + (isAgain ? 1 : 0),
    autoShow: false,
    // Whether to ask was decided by who made the page: a browser that a program drives is asked like any other.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: CONSENT_COOKIE, domain: '', expiresAfterDays: CONSENT_DAYS },
    categories: { [TECHNICAL]: { readOnly: true }, [ANALYTICS]: {} },
    guiOptions: {
      consentModal: { layout: 'box', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: { default: language, translations: { [language]: translation({ t, terms, page, isAgain }) } },
    onFirstConsent: chosen,
    onChange: chosen,
    onModalReady({ modalName, modal }) {
      if (modalName === 'consentModal') mendBanner(modal)
      else mendPreferences(modal)
      modal.addEventListener(
        'click',
        ({ target }) => (means = MEANS[(target as Element).closest<HTMLElement>('[data-role]')?.dataset['role'] ?? ''] ?? 'close'), // clicks fall on elements
        true,
      )
    },
    onModalShow({ modalName }) {
      root.dataset['consentOpen'] = ''
      if (modalName === 'consentModal') focusBanner()
      else letOut = keepInside(host)
    },
    onModalHide({ modalName }) {
      if (modalName === 'preferencesModal') letOut()
      settle()
    },
  })
  return {
    show: () => isPending() && library.show(true),
    hide: library.hide,
    isSeen: () => !!host.querySelector('.cm')?.checkVisibility({ visibilityProperty: true }),
    prefer: library.showPreferences,
  }
}
