import { isSupportPage } from '../core/isSupportPage.ts'
import { readPageSettings } from '../core/readPageSettings.ts'
import { attempt, warn } from './attempt.ts'
import { createEngine, type Engine } from './createEngine.ts'
import { createPopup } from './createPopup.ts'
import { nativePresenter } from './nativePresenter.ts'
import type { RawPage } from './RawPage.ts'
import type { CreatePresenter } from './DialogPresenter.ts'

/** Finds the stage of the page's theme, if its modal library is there. */
export type FindPresenter = (raw: RawPage) => Promise<CreatePresenter | undefined>

/** One for the page, however often it starts: one queue, so one popup at a time. */
let engine: Engine | undefined

/** Starts the popups of the page. A page without any costs one query. */
export async function start(raw: RawPage, findStage: FindPresenter): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('.js-modal-page-show:not([data-modal-started])')]
  if (!elements.length) return
  // The script may stand twice in a page; a popup starts once.
  for (const element of elements) element.dataset['modalStarted'] = ''
  const page = readPageSettings(raw)
  const isThemed = page.bootstrap_version && !isSupportPage(location.href, page.supportSlug)
  const presenter = (isThemed && (await findStage(raw).catch(warn))) || nativePresenter
  const running = (engine ??= createEngine(page))
  // A page in a sandbox, say, may not even ask for its cookies.
  for (const element of elements) attempt(() => running.add(createPopup(element, presenter, running)))
}
