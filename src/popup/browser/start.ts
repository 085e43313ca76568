import { isSupportPage } from '../core/isSupportPage.ts'
import { readPageSettings } from '../core/readPageSettings.ts'
import { attempt, warn } from './attempt.ts'
import { createEngine, type Engine } from './createEngine.ts'
import { createPopup } from './createPopup.ts'
import { nativePresenter } from './nativePresenter.ts'
import { EARLY_CLICK } from './onOpenerClick.ts'
import type { RawPage } from './RawPage.ts'
import type { CreatePresenter } from './DialogPresenter.ts'

/** Finds what shows the popups of a page made for Bootstrap: the library of its theme, or the browser's own dialog. */
export type FindPresenter = (raw: RawPage, native: CreatePresenter) => Promise<CreatePresenter>

/** One for the page, however often it starts: one queue, so one popup at a time. */
let engine: Engine | undefined

/** Starts the popups of the page. A page without any costs one query. */
export async function start(raw: RawPage, findPresenter: FindPresenter): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('.js-modal-page-show:not([data-modal-started])')]
  if (!elements.length) return
  // The script may stand twice in a page; a popup starts once.
  for (const element of elements) element.dataset['modalStarted'] = ''
  const page = readPageSettings(raw)
  const isOurs = !page.bootstrap_version && elements.every((element) => element instanceof HTMLDialogElement)
  const isPlain = isOurs || isSupportPage(location.href, page.supportSlug)
  const presenter = (!isPlain && (await findPresenter(raw, nativePresenter).catch(warn))) || nativePresenter
  // A reader who clicked an opener before this script had come is answered now.
  const early = !engine && raw['clicked']
  const running = (engine ??= createEngine(page))
  // A page in a sandbox, say, may not even ask for its cookies.
  for (const element of elements) attempt(() => running.add(createPopup(element, presenter, running)))
  if (early instanceof Element) early.dispatchEvent(new Event(EARLY_CLICK, { bubbles: true }))
}
