import { createPreviews } from '../../src/server/previews/previews.ts'
import { openDatabase } from '../../src/store/database.ts'
import { findSecret } from '../../src/store/secrets.ts'

/** The link to an article's draft that lasts an hour from `madeAt`, as the program on that SQLite file would make it. */
export async function previewLink(file: string, slug: string, madeAt: Date): Promise<string> {
  const database = openDatabase({ engine: 'sqlite', file })
  try {
    const article = database.db.selectFrom('document').select('id').where('kind', '=', 'article').where('slug', '=', slug)
    const { id } = await article.executeTakeFirstOrThrow()
    return createPreviews(await findSecret(database, 'preview'), () => madeAt).linkTo(id, 1)
  } finally {
    await database.close()
  }
}
