import type { Contents, Kind } from '../kinds.ts'
import { rulesOf } from '../kinds.ts'
import type { FieldProblem } from '../parse.ts'
import type { ReadingDesk } from './archive.ts'

/** The fields that name a document which is not there, or is of another kind: a section nobody can find, a picture that was deleted. */
export async function brokenReferences(desk: ReadingDesk, kind: Kind, content: Contents[Kind]): Promise<FieldProblem[]> {
  const broken: FieldProblem[] = []
  for (const { field, id, kind: expected } of rulesOf(kind).references?.(content) ?? []) {
    const found = await desk.head(id)
    if (found?.kind !== expected) broken.push({ path: [field], problem: 'reference-missing' })
  }
  return broken
}
