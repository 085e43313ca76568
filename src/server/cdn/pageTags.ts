import { createHash } from 'node:crypto'

/** On every page: what it is dropped by when nobody knows what changed. */
export const EVERY_PAGE = 'edicola'
/** On a page that is drawn from too much to name: it is dropped at every change. */
const MANY_SOURCES = 'edicola-many'

/** Tags are nine bytes each; bunny takes a kilobyte of them. */
const MOST_SOURCES = 60
const MOST_PURGED = 200

/** What a page is tagged with, by what it was drawn from; null if nobody knows. */
export function tagsOfPage(sources: ReadonlySet<string> | null): string[] {
  if (!sources || sources.size > MOST_SOURCES) return [EVERY_PAGE, MANY_SOURCES]
  return [EVERY_PAGE, ...[...sources].map(tagOf)]
}

/** What is to be dropped after these changed; null if it may be anything. */
export function tagsToPurge(changed: ReadonlySet<string> | null): string[] {
  if (!changed || changed.size > MOST_PURGED) return [EVERY_PAGE]
  return changed.size === 0 ? [] : [MANY_SOURCES, ...[...changed].map(tagOf)]
}

/** Short, and of letters that no CDN takes for anything else. Two sources of one tag cost a page that is drawn once more. */
const tagOf = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 8)
