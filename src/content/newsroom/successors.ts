import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import type { DocumentReader } from './documentStore.ts'

/**
 * The content with every merged tag replaced by the one that took its place. Whoever had a document open while a tag was merged, or brings
 * an old revision back, names a tag that is no longer there, and means the other.
 */
export async function withSuccessors(
  reader: Pick<DocumentReader, 'successors'>,
  kind: Kind,
  content: Contents[Kind],
): Promise<Contents[Kind]> {
  const tags = (rulesOf(kind).references?.(content) ?? []).flatMap((reference) => (reference.kind === 'tag' ? [reference.id] : []))
  if (tags.length === 0) return content
  const successors = await reader.successors(tags)
  return successors.size === 0 ? content : renameIn(content, successors)
}

/** The content with some identifiers replaced by others, wherever they stand; a list names nothing twice. */
export function renameIn<Content>(content: Content, names: ReadonlyMap<string, string>): Content {
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value
    if (Array.isArray(value)) return withoutTwins(value.map(rename), value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]))
  }
  return rename(content) as Content // the same shape: only strings that are identifiers changed
}

function withoutTwins(renamed: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  const isChanged = renamed.some((value, index) => typeof value === 'string' && value !== before[index])
  return isChanged ? [...new Set(renamed)] : renamed
}
