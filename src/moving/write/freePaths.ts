import type { Kysely } from 'kysely'
import { rulesOf } from '../../content/kinds.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import { isOwnAddress } from '../../content/addresses/siteRoot.ts'
import type { Tables } from '../../store/tables.ts'
import type { MovedDocument } from '../record.ts'

/**
 * The former paths of each record that can lead to it: not where it stands, not where the site itself answers, and not one that leads
 * somewhere already. Of two records that stood at one address, the first has it.
 */
export async function freePaths(
  db: Kysely<Tables>,
  documents: readonly MovedDocument[],
): Promise<ReadonlyMap<MovedDocument, readonly string[]>> {
  const wanted = new Map(documents.map((document) => [document, pathsOf(document)]))
  const all = [...new Set([...wanted.values()].flat())]
  const taken = new Set<string>()
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE)
    const rows = await db.selectFrom('redirect').select('fromPath').where('fromPath', 'in', some).execute()
    for (const { fromPath } of rows) taken.add(fromPath)
  }
  return new Map(
    [...wanted].map(([document, paths]) => {
      const free = paths.filter((path) => !taken.has(path))
      for (const path of free) taken.add(path)
      return [document, free]
    }),
  )
}

const AT_ONCE = 5000

function pathsOf({ kind, content, formerPaths }: MovedDocument): string[] {
  const slug = typeof content['slug'] === 'string' ? content['slug'] : ''
  const own = slug && rulesOf(kind).address?.(slug)
  const paths = formerPaths.map(normalPath).filter((path) => path !== null && path !== own && path.length <= 500 && !isOwnAddress(path))
  return [...new Set(paths)] as string[] // null is filtered out
}
