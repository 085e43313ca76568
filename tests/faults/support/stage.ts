import { join } from 'node:path'
import type { DatabaseLocation, Engine } from '../../../src/store/database.ts'
import { ADMINISTRATOR_VARIABLES } from '../../support/editors.ts'
import { freePort } from '../../support/freePort.ts'
import { startProgram } from '../../support/program.ts'
import type { Running } from '../../support/running.ts'
import { emptyLocation, temporaryFolder } from '../../support/stores.ts'

/** A place where the program is started again and again: one store, one folder, one port. */
export interface Stage {
  readonly address: string
  readonly folder: string
  readonly location: DatabaseLocation
  /** What the program is told. */
  readonly variables: Readonly<Record<string, string>>
  start(variables?: Readonly<Record<string, string>>): Promise<Running>
}

/** A stage in a folder of its own; on PostgreSQL with a database of its own, or the one that is given. */
export async function openStage(engine: Engine, given: { readonly folder?: string; readonly url?: string } = {}): Promise<Stage> {
  const folder = given.folder ?? (await temporaryFolder())
  const location: DatabaseLocation = given.url
    ? { engine: 'postgres', url: given.url }
    : engine === 'postgres'
      ? await emptyLocation(engine)
      : { engine, file: join(folder, 'edicola.sqlite') }
  const port = await freePort()
  const variables = {
    PORT: String(port),
    DATA_DIR: folder,
    // Readers come from many places; the limits are for each.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...ADMINISTRATOR_VARIABLES,
    ...(location.engine === 'postgres' && { DATABASE_URL: location.url }),
  }
  return {
    address: `http://localhost:${port}`,
    folder,
    location,
    variables,
    async start(more = {}) {
      const program = startProgram(['start'], { ...variables, ...more })
      await program.address()
      return program
    },
  }
}
