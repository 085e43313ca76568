import { randomUUID } from 'node:crypto'
import { addressOf } from '../../src/content/addresses/addresses.ts'
import { toInstant } from '../../src/content/time.ts'
import { newPreviewToken } from '../../src/server/previews/previews.ts'
import { openDatabase, type Database } from '../../src/store/database.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'

/** The link to an article's draft that lasts an hour from `madeAt`, as the program on that SQLite file would make it. */
export async function previewLink(file: string, slug: string, madeAt: Date): Promise<string> {
  const database = openDatabase({ engine: 'sqlite', file })
  try {
    const article = database.db.selectFrom('document').select('id').where('kind', '=', 'article').where('slug', '=', slug)
    return await linkTo(database, (await article.executeTakeFirstOrThrow()).id, madeAt, 1)
  } finally {
    await database.close()
  }
}

/** A link to a document's draft, as it is made at the program's console. */
export async function linkTo(database: Database, documentId: string, madeAt: Date, hours: number): Promise<string> {
  const { token, tokenHash } = newPreviewToken()
  const expiresAt = toInstant(new Date(madeAt.getTime() + hours * 3_600_000))
  const link = { id: randomUUID(), documentId, createdBy: null, createdAt: toInstant(madeAt), expiresAt, tokenHash }
  await createDocumentStore(database).write((writer) => writer.addPreviewLink(link))
  return addressOf.preview(token)
}
