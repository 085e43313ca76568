import type { Manifest } from './manifest.ts'
import type { OnProgress } from './progress.ts'
import { readArchive } from './readArchive.ts'

/** What an archive holds, told to whoever is about to use it. */
export interface InspectedBackup {
  readonly manifest: Manifest
  /** How many documents there are of each kind, without those in the bin. */
  readonly documents: ReadonlyMap<string, number>
  /** How many bytes its rows have. */
  readonly rowBytes: number
  /** How many bytes each of its media files has, by its key. */
  readonly fileBytes: ReadonlyMap<string, number>
}

/** Reads an archive to its end, checks all of it, and says what is in it. */
export async function inspectBackup(
  path: string,
  passphrase: string | null,
  onProgress: OnProgress = () => undefined,
): Promise<InspectedBackup> {
  const documents = new Map<string, number>()
  const fileBytes = new Map<string, number>()
  let rowBytes = 0
  const manifest = await readArchive(path, passphrase, {
    async rows(table, rows, bytes) {
      rowBytes += bytes
      if (table !== 'document') return
      for (const { kind, trashed_at: trashedAt } of rows) {
        if (typeof kind === 'string' && !trashedAt) documents.set(kind, (documents.get(kind) ?? 0) + 1)
      }
    },
    async file(key, size) {
      fileBytes.set(key, size)
    },
    progress: (done, total) => onProgress({ phase: 'checking', done, total }),
  })
  return { manifest, documents, rowBytes, fileBytes }
}
