import { asksForBootstrap, readPageSettings } from '../core/readPageSettings.ts'
import { bootstrapPresenter, hasBootstrap } from './bootstrapPresenter.ts'
import { isBootstrapComing } from './isBootstrapComing.ts'
import type { FindPresenter } from './start.ts'

/**
 * What only the pages of a Bootstrap theme load: gives the stage of the theme, or none when Bootstrap is missing. A page that will have it
 * when it is loaded again is loaded again.
 */
export const findStage: FindPresenter = async (raw) => {
  const { bootstrap_version, base } = readPageSettings(raw)
  if (hasBootstrap(bootstrap_version)) return bootstrapPresenter(bootstrap_version)
  if (!asksForBootstrap(raw) || !(await isBootstrapComing(base))) return undefined
  location.reload()
  return new Promise(() => undefined) // the page is going: nothing starts on it
}
