import * as library from 'vanilla-cookieconsent'
import { consentMessages } from '../../messages/consent.ts'
import './banner.css'
import type { Context } from './Context.ts'
import { createConsentBanner, type ConsentBanner } from './createConsentBanner.ts'
import { onPopup } from './onPopup.ts'
import { openWhenAsked } from './openWhenAsked.ts'

/** One for the page, however often it is asked for. */
let banner: Promise<ConsentBanner> | undefined

async function openBanner(context: Context): Promise<ConsentBanner> {
  const language = document.documentElement.lang === 'en' ? 'en' : 'it'
  await loadStyle(context.style)
  return createConsentBanner({ library, context, language, t: consentMessages[language] })
}

/** Asks, in a banner that leaves the page as it is. An announcement that the reader calls meanwhile has the screen to itself. */
export async function ask(context: Context): Promise<void> {
  const { isSeen, show, hide } = await (banner ??= openBanner(context))
  show()
  if (!isSeen()) {
    // Blockers of banners hide ours as well: nothing was asked, and nobody waits for the answer.
    delete document.documentElement.dataset['consentOpen']
    context.release()
    return
  }
  if (!context.held.length) return
  openWhenAsked(context.held, context.release)
  onPopup(hide, show)
}

/** Shows the preferences, once no announcement is on the screen. */
export async function prefer(context: Context): Promise<void> {
  const { prefer: open } = await (banner ??= openBanner(context))
  if (document.querySelector('.modal-page:modal, .modal.in, .modal.show')) onPopup(() => {}, open, true)
  else open()
}

/** Adds a stylesheet to the page. What is shown before it has come would stand about naked. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve(), onerror: reject })
    document.head.append(link)
  })
}
