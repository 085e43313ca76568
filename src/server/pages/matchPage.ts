import { addressOf } from '../../content/addresses/addresses.ts'
import type { ReaderPage } from './readerPage.ts'
import { readerPages } from './readerPages.ts'

/** The kind of page that answers at a path, and the parts of its address. */
export interface MatchedPage {
  readonly page: ReaderPage
  readonly params: Readonly<Record<string, string>>
  readonly number: number
}

/** Finds the kind of page that the router would, for who asks about a page without opening it. */
export function matchPage(path: string): MatchedPage | undefined {
  for (const page of BY_PRECISION) {
    for (const pattern of page.isPaged ? [page.pattern, addressOf.pageOf(page.pattern, ':page')] : [page.pattern]) {
      const params = match(pattern, path)
      if (!params) continue
      const { page: number = '1', ...rest } = params
      return { page, params: rest, number: Number(number) }
    }
  }
  return undefined
}

/** What is written out wins over what stands for anything. */
const BY_PRECISION = [...readerPages].sort((a, b) => variables(a.pattern) - variables(b.pattern))

function variables(pattern: string): number {
  return pattern.split(':').length
}

function match(pattern: string, path: string): Record<string, string> | null {
  const [asked, given] = [pattern.split('/'), path.split('/')]
  if (asked.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of asked.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!/^[a-z0-9-]+$/.test(value)) return null
      params[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return params
}
