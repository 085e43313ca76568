import { addressOf, listBelow } from '../../content/addresses/addresses.ts'
import { formerDate, formerQuery, formerSpellings } from '../../content/addresses/formerSpelling.ts'
import { documentsAt, isFixedPage } from '../../content/addresses/pagesAt.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import { canLeadTo } from '../../content/addresses/redirect.ts'
import type { Instant } from '../../content/time.ts'
import { matchPage } from '../pages/matchPage.ts'

type Asked = Pick<PublicContent, 'redirectFrom' | 'months' | 'siteSettings' | 'isShown' | 'isGone'>

/** Where what stood at a path stands now, and the path that says so: a section's feeds and later pages move with it. */
export async function findMoved(publicContent: Asked, path: string, now: Instant): Promise<{ from: string; to: string } | undefined> {
  const to = await publicContent.redirectFrom(path, now)
  if (to !== undefined) return canLeadTo(to) ? { from: path, to } : undefined
  const parted = listBelow(path)
  if (!parted) return findFormer(publicContent, path, now)
  const { list, below } = parted
  const moved = await publicContent.redirectFrom(list, now)
  return moved !== undefined && canStandBelow(moved, below) ? { from: list, to: moved + below } : undefined
}

/** The same for an address in the words of the system that the magazine came from. */
async function findFormer(publicContent: Asked, path: string, now: Instant): Promise<{ from: string; to: string } | undefined> {
  const spellings = formerSpellings(path)
  const withBelow = (list: string, below: string) => (below && canStandBelow(list, below) ? list + below : list)
  for (const { path: from, below } of spellings) {
    const to = await publicContent.redirectFrom(from, now)
    if (to !== undefined && canLeadTo(to)) return { from, to: withBelow(to, below) }
  }
  const to = await findMonth(publicContent, path, now)
  if (to !== undefined) return { from: path, to }
  for (const { path: from, below } of spellings) if (await isOrWas(publicContent, from, now)) return { from, to: withBelow(from, below) }
  return findBelowHome(publicContent, path, now)
}

/** A site that had a folder for itself, which leads to our home now, made addresses below it as others do at the root. */
async function findBelowHome(publicContent: Asked, path: string, now: Instant): Promise<{ from: string; to: string } | undefined> {
  const ends = [path.indexOf('/', 1), path.indexOf('/', path.indexOf('/', 1) + 1)].filter((end) => end > 0)
  for (const end of new Set(ends)) {
    const [folder, rest] = [path.slice(0, end), path.slice(end)]
    if ((await publicContent.redirectFrom(folder, now)) !== addressOf.home()) continue
    const moved = await findMoved(publicContent, rest, now)
    return moved ?? ((await isOrWas(publicContent, rest, now)) ? { from: folder, to: rest } : undefined)
  }
  return undefined
}

/** Is there a page at a path, or was there one that is in the bin? Nobody is led to where nothing ever was. */
async function isOrWas(publicContent: Asked, path: string, now: Instant): Promise<boolean> {
  return isFixedPage(path) || (await publicContent.isShown(path, now)) || publicContent.isGone(path, now)
}

/** Where what an old address asks for by its query stands. */
export async function findByQuery(
  publicContent: Asked & Pick<PublicContent, 'addressOfOrigin'>,
  url: string,
  now: Instant,
): Promise<string | undefined> {
  const former = formerQuery(url)
  if (former === null) return undefined
  if ('types' in former) return publicContent.addressOfOrigin(former.types, former.id, now)
  if ('address' in former) return former.address
  return (await publicContent.isShown(former.path, now)) ? former.path : (await findMoved(publicContent, former.path, now))?.to
}

/** Where the texts of a year or a month are listed, if there are any. */
async function findMonth(publicContent: Asked, path: string, now: Instant): Promise<string | undefined> {
  const date = formerDate(path)
  if (!date) return undefined
  const { timeZone } = await publicContent.siteSettings()
  const months = await publicContent.months(timeZone, now)
  if (!months.some(({ year, month }) => year === date.year && month === (date.month ?? month))) return undefined
  return date.month ? addressOf.month(date.year, date.month) : addressOf.archive()
}

/** Is what stood at a path in the bin? A section's feeds and later pages go there with it. */
export async function isGone(publicContent: Pick<PublicContent, 'isGone'>, path: string, now: Instant): Promise<boolean> {
  if (await publicContent.isGone(path, now)) return true
  const parted = listBelow(path)
  return parted !== undefined && canStandBelow(parted.list, parted.below) && publicContent.isGone(parted.list, now)
}

/** Lists have later pages, and what can be followed has feeds; an article, to which an editor's redirect may lead, has neither. */
function canStandBelow(list: string, below: string): boolean {
  const isFeed = documentsAt(list).some(({ kind }) => kind === 'section' || kind === 'author') && !below.startsWith('/pagina/')
  return isFeed || matchPage(list + below) !== undefined
}
