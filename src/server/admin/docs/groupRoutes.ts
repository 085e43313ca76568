import type { Messages } from '../../../messages/messages.ts'
import type { AdminRoute } from './adminRoutes.ts'

export type RouteGroup = keyof Messages['adminDocs']['groups']

/** The routes by what they are about, in the order they are best read. */
export function groupRoutes(
  routes: readonly AdminRoute[],
): readonly { readonly group: RouteGroup; readonly routes: readonly AdminRoute[] }[] {
  const groups: RouteGroup[] = ['me', 'dashboard', 'documents', 'files', 'tags', 'redirects', 'moves', 'people', 'audit', 'docs']
  return groups.map((group) => ({ group, routes: routes.filter(({ path }) => groupOf(path) === group) }))
}

const BEGINNINGS: Readonly<Record<string, RouteGroup>> = {
  me: 'me',
  people: 'me',
  dashboard: 'dashboard',
  traffic: 'dashboard',
  calendar: 'dashboard',
  find: 'dashboard',
  media: 'files',
  tag: 'tags',
  redirect: 'redirects',
  'missing-pages': 'redirects',
  moves: 'moves',
  user: 'people',
  audit: 'audit',
  'audit.csv': 'audit',
  docs: 'docs',
}

/** What begins with anything else is about documents. */
const groupOf = (path: string): RouteGroup => BEGINNINGS[path.split('/')[1] ?? ''] ?? 'documents'
