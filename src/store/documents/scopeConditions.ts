import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Scopes } from '../../content/newsroom/outlook.ts'
import { readCard } from '../publications/storedCard.ts'
import type { Tables } from '../tables.ts'
import type { Json } from '../tables/columns.ts'

/** What everybody who writes finds once readers see it. */
export const SHOWN_TO_ALL = ['article', 'issue'] as const

/** May somebody open it? The same answer as `viewScope` gives. */
export function mayBeSeen(eb: ExpressionBuilder<Tables, 'document'>, { userId, kinds }: Scopes): Expression<SqlBool> {
  const given = eb.selectFrom('assignment').select('documentId').where('userId', '=', userId)
  const own = eb('document.createdBy', '=', userId)
  const reaches = { all: [], theirs: [eb.or([own, eb('document.id', 'in', given)])], own: [own] }
  const within = (['all', 'theirs', 'own'] as const).flatMap((scope) => {
    const ofScope = [...kinds].filter(([, reach]) => reach === scope).map(([kind]) => kind)
    return ofScope.length === 0 ? [] : [eb.and([sql<SqlBool>`${KIND} in (${sql.join(ofScope)})`, ...reaches[scope]])]
  })
  return within.length === 0 ? sql<SqlBool>`1 = 0` : eb.and([eb('document.trashedAt', 'is', null), eb.or(within)])
}

/** Not as it is indexed: SQLite would read all documents of these kinds, which are nearly all there are, rather than those of some days. */
const KIND = sql`(document.kind || '')`

export const isTheirs = (eb: ExpressionBuilder<Tables, 'document'>, scopes: Scopes) =>
  eb.case().when(mayBeSeen(eb, scopes)).then(1).else(0).end()

/** What is searched for words: of what somebody may not open, as much as readers see. */
export const knownBy = (eb: ExpressionBuilder<Tables, 'document' | 'documentSummary' | 'publication'>, scopes: Scopes) =>
  eb.case().when(mayBeSeen(eb, scopes)).then(eb.ref('documentSummary.words')).else(eb.ref('publication.words')).end()

/** Whoever may not open an article is told of it what readers are. */
export const titleFor = ({
  isTheirs,
  card,
  title,
}: {
  readonly isTheirs: number
  readonly card: Json | null
  readonly title: string
}): string => (isTheirs === 1 || card === null ? title : readCard(card).title)
