import type { TestProject } from 'vitest/node'
import { startCluster } from './postgresCluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests' own PostgreSQL, or empty where none is installed. */
    postgresUrl: string
  }
}

/** Vitest's global set-up: one cluster for the whole run, a database of its own for each test that asks. */
export default async function withPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  if (!cluster && process.env['EDICOLA_REQUIRE_POSTGRES']) {
    throw new Error(
      'PostgreSQL is not installed, and the whole suite needs it (Debian: apt-get install postgresql; macOS: brew install postgresql).',
    )
  }
  project.provide('postgresUrl', cluster?.url ?? '')
  return async () => cluster?.stop()
}
