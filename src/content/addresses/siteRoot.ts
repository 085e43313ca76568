/**
 * What the site itself answers with, by the first word of an address. Editors' pages stand at the root too, so none of them may be called
 * by one of these words; a test holds them to the routes of the server.
 *
 * - `listed`: a page that is always there, and that should be found: the sitemap names it
 * - `unlisted`: one that is always there
 * - `documents`: nothing but what editors publish, below it
 * - `own`: whatever stands below it is for programs and editors
 */
const SITE_ROOT = {
  '': 'listed',
  numeri: 'listed',
  archivio: 'listed',
  cerca: 'unlisted',
  'da-leggere': 'unlisted',
  articoli: 'documents',
  autori: 'documents',
  sezioni: 'documents',
  tag: 'documents',
  admin: 'own',
  anteprima: 'own',
  api: 'own',
  assets: 'own',
  consenso: 'own',
  healthz: 'own',
  media: 'own',
  metrics: 'own',
  modal: 'own',
  'modal-page': 'own',
  raccolta: 'own',
  readyz: 'own',
  schede: 'own',
} as const

type SiteRoot = typeof SITE_ROOT
type FirstWord = keyof SiteRoot

/** The address of a page that is always there. */
export type SitePage = { [Word in FirstWord]: SiteRoot[Word] extends 'listed' | 'unlisted' ? `/${Word}` : never }[FirstWord]

const uses: ReadonlyMap<string, SiteRoot[FirstWord]> = new Map(Object.entries(SITE_ROOT))

/** Is this first word of an address the site's own? */
export const isReserved = (word: string): boolean => uses.has(word)

/** Is this a page that the site has, whatever its editors write? */
export function isSitePage(path: string): boolean {
  const use = uses.get(path.slice(1))
  return use === 'listed' || use === 'unlisted'
}

/** Does the site itself answer at this path, whatever its editors do? */
export const isOwnAddress = (path: string): boolean => isSitePage(path) || uses.get(path.split('/')[1] ?? '') === 'own'

/** The pages of the site itself that should be found. */
export const listedPages: readonly string[] = [...uses].flatMap(([word, use]) => (use === 'listed' ? [`/${word}`] : []))
