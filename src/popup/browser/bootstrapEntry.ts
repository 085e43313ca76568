import { asksForBootstrap, readPageSettings } from '../core/readPageSettings.ts'
import { bootstrapPresenter, hasBootstrap } from './bootstrapPresenter.ts'
import type { CreatePresenter } from './DialogPresenter.ts'
import { isBootstrapComing } from './isBootstrapComing.ts'
import { intoDialog } from './legacyMarkup.ts'
import type { RawPage } from './RawPage.ts'
import type { FindPresenter } from './start.ts'

/**
 * What only pages made for Bootstrap load: shows their popups with the Bootstrap of the theme, or, when that is missing, in dialogs that their markup is
 * moved into.
 */
export const findPresenter: FindPresenter = async (raw, native) => {
  const library = await findLibrary(raw)
  return (element, popup, dismiss) => {
    // Bootstrap 5, if the page has it, hears these before us: it would close its modal before OK is heard, or throw for want of one.
    for (const { dataset } of element.querySelectorAll<HTMLElement>('[data-bs-dismiss]')) dataset['bsDismiss'] = ''
    if (library) return library(element, popup, dismiss)
    return native(element instanceof HTMLDialogElement ? element : intoDialog(element), popup, dismiss)
  }
}

/** The Bootstrap that the page's settings name, if it is there. A page that will have it when it is loaded again is loaded again. */
async function findLibrary(raw: RawPage): Promise<CreatePresenter | undefined> {
  const { bootstrap_version, base } = readPageSettings(raw)
  if (!bootstrap_version) return undefined
  if (hasBootstrap(bootstrap_version)) return bootstrapPresenter(bootstrap_version)
  if (!asksForBootstrap(raw) || !(await isBootstrapComing(base))) return undefined
  location.reload()
  return new Promise(() => undefined) // the page is going: nothing starts on it
}
