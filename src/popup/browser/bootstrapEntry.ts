import { asksForBootstrap, readPageSettings } from '../core/readPageSettings.ts'
import { bootstrapStage, hasBootstrap } from './bootstrapStage.ts'
import { isBootstrapComing } from './isBootstrapComing.ts'
import type { FindStage } from './start.ts'

/**
 * What only the pages of a Bootstrap theme load: gives the stage of the theme, or none when Bootstrap is missing. A page that will have it
 * when it is loaded again is loaded again.
 */
export const findStage: FindStage = async (raw) => {
  const { bootstrap_version, base } = readPageSettings(raw)
  if (hasBootstrap(bootstrap_version)) return bootstrapStage(bootstrap_version)
  if (!asksForBootstrap(raw) || !(await isBootstrapComing(base))) return undefined
  location.reload()
  return new Promise(() => undefined) // the page is going: nothing starts on it
}
