import { kinds, schemaVersionOf, type Contents, type Kind } from '../../content/kinds.ts'
import type { RevisionTable } from '../tables/documents.ts'
import { readStoredJson } from '../storedJson.ts'

/** The columns of a revision that hold what was written. */
export type StoredContent = Pick<RevisionTable, 'content' | 'schemaVersion'>

export function storeContent(kind: Kind, content: Contents[Kind]): StoredContent {
  return { content: JSON.stringify(content), schemaVersion: schemaVersionOf(kind) }
}

/**
 * What a revision holds, in the shape its kind has today. The schema let it in when it was saved, so it is not checked again; only what
 * an older version of the schema let in is changed, by each upgrade since.
 */
export function readContent<K extends Kind>(kind: K, { content, schemaVersion }: StoredContent): Contents[K] {
  const stored = readStoredJson(content) as Contents[K]
  if (schemaVersion >= schemaVersionOf(kind)) return stored
  const upgrades = kinds[kind].upgrades?.slice(schemaVersion - 1) ?? []
  return upgrades.reduce<object>((older, upgrade) => upgrade({ ...older }), stored) as Contents[K] // as the last upgrade leaves it
}
