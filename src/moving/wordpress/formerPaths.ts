import type { PermalinkSubject } from '../../content/moves/permalink.ts'
import type { Filing, FormerName } from '../filing.ts'
import { decoded, pathOf } from '../formerPath.ts'
import type { Permalinks, PermalinkValues } from './permalinks.ts'
import { fieldOf, type WxrEntry } from './readWxr.ts'

/** What is known of the addresses of a site. */
interface SiteAddresses {
  readonly channel: ReadonlyMap<string, string>
  readonly filing: Filing
  readonly permalinks: Permalinks
}

/** Where a text stood: as the file says, under the names that it had before, and by the patterns that its owner says. */
export function formerPathsOf(index: SiteAddresses, entry: WxrEntry, author: string): string[] {
  const link = pathOf(fieldOf(entry, 'link'))
  const path = link === '/' ? null : link
  const older = path === null ? [] : (entry.meta.get('_wp_old_slug') ?? []).map((slug) => path.replace(/[^/]+\/?$/, decoded(slug)))
  const said = index.permalinks.saysTexts && fieldOf(entry, 'post_type') === 'post' ? textPaths(index, entry, author) : []
  return [...new Set([...(path === null ? [] : [path]), ...older, ...said])]
}

/** WordPress answers at the address that a text has in any of its categories. */
function textPaths(index: SiteAddresses, entry: WxrEntry, author: string): string[] {
  const name = decoded(fieldOf(entry, 'post_name')).trim()
  if (!name) return []
  const [year = '', monthnum = '', day = '', hour = '', minute = '', second = ''] = fieldOf(entry, 'post_date').split(/[- :]/)
  const dated = { year, monthnum, day, hour, minute, second, post_id: fieldOf(entry, 'post_id'), postname: name }
  const categories = entry.terms
    .filter(({ domain }) => domain === 'category')
    .flatMap(({ slug }) => index.filing.categories.get(slug) ?? [])
  const trees = categories.length > 0 ? categories.map((category) => categoryTree(index, category)) : ['']
  return trees.flatMap((category) => listPaths(index, 'text', { ...dated, author, category }))
}

/** A category and those above it, as addresses name them. */
export const categoryTree = ({ filing }: Pick<SiteAddresses, 'filing'>, category: FormerName): string =>
  filing
    .treeOf(category)
    .map(({ slug }) => decoded(slug))
    .reverse()
    .join('/')

/** Every path at which something of these values stood, by what is known of the addresses of the site. */
export const listPaths = (index: SiteAddresses, subject: PermalinkSubject, values: PermalinkValues): string[] =>
  index.permalinks.pathsOf(subject, values, (slug) => index.filing.categories.has(slug)).map((path) => basePath(index) + path)

/** The address of the site, in one spelling; empty if the file does not say it. */
export function siteOf({ channel }: Pick<SiteAddresses, 'channel'>): string {
  const site = channel.get('base_blog_url') || channel.get('base_site_url') || channel.get('link') || ''
  return URL.canParse(site) ? new URL(site).href.replace(/\/+$/, '') : ''
}

const basePath = (index: SiteAddresses): string => (pathOf(siteOf(index)) ?? '').replace(/\/+$/, '')
/** A path without that of the site. */
export const belowSite = (index: SiteAddresses, path: string): string =>
  path.slice(path.startsWith(`${basePath(index)}/`) ? basePath(index).length : 0)
