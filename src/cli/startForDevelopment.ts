import { resolve } from 'node:path'
import { messagesIn } from '../messages/messages.ts'
import { readEnvironment, readLocale } from './environment.ts'
import { start, type Running } from './start.ts'

/** Serves the site with scripts and styles straight from Vite; `scripts/dev.js` calls it again whenever the code changes. */
export function startForDevelopment(variables: NodeJS.ProcessEnv, origin: string): Promise<Running> {
  const locale = readLocale(variables)
  return start({
    environment: readEnvironment({ LOG_LEVEL: 'warn', ...variables }, locale),
    messages: messagesIn(locale).cli,
    say: (line) => console.log(line),
    development: {
      origin,
      screens: 'src/admin',
      // Classic scripts, which Vite does not serve as they are written: as they were last built.
      popup: resolve('dist/popup'),
      analytics: resolve('dist/analytics'),
      assets: {
        scripts: [`${origin}/@vite/client`, `${origin}/src/site/client/main.ts`],
        styles: [`${origin}/src/site/styles/site.css`],
        fonts: [],
        islands: `${origin}/src/site/client/islands.ts`,
        popup: null,
        analytics: null,
      },
    },
  })
}
