import { asksForBootstrap, readPageSettings } from '../core/readPageSettings.ts'
import { bootstrapPresenter, hasBootstrap } from './bootstrapPresenter.ts'
import { intoDialog } from './intoDialog.ts'
import { isBootstrapComing } from './isBootstrapComing.ts'
import type { FindPresenter } from './start.ts'

/**
 * What only pages made for Bootstrap load: shows their popups with the Bootstrap of the theme, or, when that is missing, in dialogs that their markup is
 * moved into. A page that will have it when it is loaded again is loaded again.
 */
export const findPresenter: FindPresenter = async (raw, native) => {
  const { bootstrap_version, base } = readPageSettings(raw)
  if (bootstrap_version) {
    if (hasBootstrap(bootstrap_version)) return bootstrapPresenter(bootstrap_version)
    if (asksForBootstrap(raw) && (await isBootstrapComing(base))) {
      location.reload()
      return new Promise(() => undefined) // the page is going: nothing starts on it
    }
  }
  return (element, ...rest) => native(element instanceof HTMLDialogElement ? element : intoDialog(element), ...rest)
}
