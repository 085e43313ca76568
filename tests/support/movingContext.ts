import { createContext, type CommandContext } from '../../src/cli/context.ts'
import type { Engine } from '../../src/store/database.ts'
import { createPublicContent } from '../../src/store/publications/publicContent.ts'
import { quickHashing } from './password.ts'
import { migratedLocation, openedDatabase, temporaryFolder } from './stores.ts'

/** What an import of a magazine is told if nothing is typed. */
export const NO_OPTIONS = {
  media: undefined,
  'fetch-media': false,
  'dry-run': false,
  only: undefined,
  report: undefined,
  sections: undefined,
  site: undefined,
  permalinks: undefined,
} as const

/** An empty magazine and a folder, for commands that bring one in or out; `said` gives what was said since it was asked last. */
export async function openMovingContext(engine: Engine = 'sqlite') {
  const location = await migratedLocation(engine)
  const database = openedDatabase(location)
  const folder = await temporaryFolder()
  const lines: string[] = []
  const plain = createContext({
    DATA_DIR: folder,
    SITE_URL: 'https://rivista.example',
    EDICOLA_ADMIN_PASSWORD: 'cavallo-batteria-graffetta',
  })
  const context: CommandContext = {
    ...plain,
    passwords: quickHashing,
    environment: { ...plain.environment, database: location },
    say: (line: string) => void lines.push(line),
  }
  return {
    context,
    database,
    folder,
    said: () => lines.splice(0),
    publicContent: createPublicContent(database),
    now: () => new Date().toISOString(),
  }
}
