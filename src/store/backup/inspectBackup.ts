import type { Manifest } from './manifest.ts'
import { readArchive } from './readArchive.ts'

/** What an archive holds, told to whoever is about to use it. */
export interface InspectedBackup {
  readonly manifest: Manifest
  /** How many documents there are of each kind, without those in the bin. */
  readonly documents: ReadonlyMap<string, number>
}

/** Reads an archive to its end, checks all of it, and says what is in it. */
export async function inspectBackup(path: string, passphrase: string | null): Promise<InspectedBackup> {
  const documents = new Map<string, number>()
  const manifest = await readArchive(path, passphrase, {
    async rows(table, rows) {
      if (table !== 'document') return
      for (const { kind, trashed_at: trashedAt } of rows) {
        if (typeof kind === 'string' && !trashedAt) documents.set(kind, (documents.get(kind) ?? 0) + 1)
      }
    },
  })
  return { manifest, documents }
}
