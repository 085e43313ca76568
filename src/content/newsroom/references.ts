import { mediaHashesIn } from '../addresses/addresses.ts'
import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import type { FieldProblem } from '../parse.ts'
import { settleAll } from '../settleAll.ts'

/** All that a document names: others by their identifier, files by the hash in their address, wherever in it the address stands. */
export function namedBy(kind: Kind, content: Contents[Kind]): string[] {
  const { references, mentions } = rulesOf(kind)
  const ids = [...(references?.(content).map(({ id }) => id) ?? []), ...(mentions?.(content) ?? [])]
  return [...new Set([...ids, ...mediaHashesIn(JSON.stringify(content))])]
}

/** Knows what kind of document an identifier stands for. */
export interface KindReader {
  head(id: string): Promise<{ readonly kind: Kind } | undefined>
}

/** The fields that name a document which is not there, or is of another kind: a section nobody can find, a picture that was deleted. */
export async function brokenReferences(reader: KindReader, kind: Kind, content: Contents[Kind]): Promise<FieldProblem[]> {
  const references = rulesOf(kind).references?.(content) ?? []
  const found = await settleAll(references.map(({ id }) => reader.head(id)))
  return references.flatMap(({ field, kind: expected }, place) =>
    found[place]?.kind === expected ? [] : [{ path: [field], problem: 'reference-missing' }],
  )
}
