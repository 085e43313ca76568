import type { RowSource } from './fillStore.ts'
import type { Manifest } from './manifest.ts'
import { readArchive, type ArchiveReceiver } from './readArchive.ts'

/** An archive as a source of rows. Its manifest is known, so it was read to its end once and is whole; `file` hears of its media. */
export function archiveSource(
  path: string,
  passphrase: string | null,
  { migrations }: Pick<Manifest, 'migrations'>,
  file?: ArchiveReceiver['file'],
): RowSource {
  return {
    migrations,
    read: async (rows) => (await readArchive(path, passphrase, { rows, ...(file && { file }) })).tables,
  }
}
