import { join } from 'node:path'
import { PAGE_SCRIPTS } from '../../site/pageScripts.ts'
import { PAGE_STYLES } from '../../site/pageStyles.ts'
import { createContext } from '../context.ts'
import { start, type Running } from './start.ts'

/**
 * Serves the site with scripts and styles straight from Vite, and with the classic scripts that `scripts/dev.js` builds into a folder; it is
 * called again whenever the code changes.
 */
export async function startForDevelopment(
  variables: NodeJS.ProcessEnv,
  origin: string,
  built: string,
): Promise<Running & { readonly siteUrl: string }> {
  const context = createContext({ LOG_LEVEL: 'warn', ...variables })
  const running = await start({
    ...context,
    development: {
      origin,
      screens: 'src/admin',
      popup: join(built, 'popup'),
      analytics: join(built, 'analytics'),
      assets: {
        scripts: [`${origin}/@vite/client`, `${origin}/src/site/client/main.ts`],
        styles: [`${origin}/src/site/styles/site.css`],
        fonts: [],
        pageScripts: Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, [`${origin}/src/site/client/${name}.ts`]])),
        pageStyles: Object.fromEntries(PAGE_STYLES.map((name) => [name, `${origin}/src/site/styles/${name}.css`])),
        popup: null,
        analytics: null,
      },
    },
  })
  return { ...running, siteUrl: context.environment.siteUrl }
}
