import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kind } from '../../content/kinds.ts'
import type { ArticleFilter } from '../../content/reading/publicContent.ts'

/** The name of something that a page is drawn from: a document, what stands at an address, a list. A change names what it touched in the same words. */
export type Source = string

/** What every change touches: for what counts or lists everything. */
export const ANYTHING: Source = 'anything'
export const ALL_ARTICLES: Source = 'articles'
/** Which articles are news is decided by their age. */
export const NEWS: Source = 'news'
/** For pages that say what day it is, or go by it. */
export const TODAY: Source = 'today'

export const documentSource = (id: string): Source => `document ${id}`
export const kindSource = (kind: Kind): Source => `all ${kind}`
export const slugSource = (kind: Kind, slug: string): Source => `${kind} /${slug}`
export const listSource = (list: 'section' | 'issue' | 'author' | 'tag', id: string): Source => `${list} ${id}`

/** The articles that have two tags in common, for each two of these. */
export const tagPairSources = (tags: readonly string[]): Source[] => {
  const sorted = [...tags].sort()
  return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => `tags ${one} ${other}`))
}

/** The list of articles that an answer to this filter is a part of: the narrowest that changes are told of. */
export function filterSource({ tag, author, issue, section }: ArticleFilter): Source {
  if (tag) return listSource('tag', tag)
  if (author) return listSource('author', author)
  if (issue) return listSource('issue', issue)
  return section ? listSource('section', section) : ALL_ARTICLES
}

const collecting = new AsyncLocalStorage<Set<Source>>()

/** Notes what an answer is drawn from, found or not: a document that is not there yet is as much a source as one that is. */
export function noteSources(...sources: readonly Source[]): void {
  const noted = collecting.getStore()
  if (noted) for (const source of sources) noted.add(source)
}

/** What has been noted so far of the drawing that this is part of; null outside of any. */
export const notedSources = (): ReadonlySet<Source> | null => collecting.getStore() ?? null

/** Runs `work`, and says what all the answers that it got were drawn from. */
export async function collectSources<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly sources: ReadonlySet<Source> }> {
  const sources = new Set<Source>()
  return { value: await collecting.run(sources, work), sources }
}
