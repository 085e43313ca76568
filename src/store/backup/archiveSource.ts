import type { RowSource } from './fillStore.ts'
import type { Manifest } from './manifest.ts'
import { readArchive, type ArchiveReceiver } from './readArchive.ts'

/** An archive as a source of rows. Its manifest is known, so it was read to its end once and is whole; `receiver` hears of its media, and how far it was read. */
export function archiveSource(
  path: string,
  passphrase: string | null,
  { migrations }: Pick<Manifest, 'migrations'>,
  receiver: Omit<ArchiveReceiver, 'rows'> = {},
): RowSource {
  return {
    migrations,
    read: async (rows) => (await readArchive(path, passphrase, { ...receiver, rows })).tables,
  }
}
