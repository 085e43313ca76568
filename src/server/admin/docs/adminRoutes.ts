import type { z } from 'zod'
import { redirectSchema } from '../../../content/redirect.ts'
import { acts } from '../adminApi.ts'
import { bulkSchema } from '../bulk.ts'
import { filterSchema, rangeSchema, sortSchema } from '../listParameters.ts'
import { calendarQuery, findQuery } from '../overview.ts'
import { beatSchema } from '../presence.ts'
import { previewLinkSchema } from '../previewing.tsx'
import { redirectFilterSchema, redirectSortSchema } from '../redirects.ts'
import { saveOnlySchema } from '../singletons.ts'
import { mergeSchema } from '../tagMerging.ts'
import { uploadQuery } from '../uploads.ts'

/** A route as programs need to know it. What it means is in the messages, under the same name. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly name: string
  /** Parameters of the query that are written as JSON. */
  readonly json?: Readonly<Record<string, z.ZodType>>
  /** The parameters of the query, each as it is. */
  readonly query?: z.ZodType
  /** What the body holds; `content` for the content of a kind, `bytes` for a file. */
  readonly body?: z.ZodType | 'content' | 'bytes'
}

const list = { filter: filterSchema, sort: sortSchema, range: rangeSchema }

/** Every route of the back office. A test holds it against those that the server has: none can be forgotten. */
export const adminRoutes: readonly AdminRoute[] = [
  { method: 'GET', path: '/me', name: 'me' },
  { method: 'GET', path: '/dashboard', name: 'dashboard' },
  { method: 'GET', path: '/calendar', name: 'calendar', query: calendarQuery },
  { method: 'GET', path: '/find', name: 'find', query: findQuery },
  { method: 'GET', path: '/:kind', name: 'list', json: list },
  { method: 'POST', path: '/:kind', name: 'create', body: 'content' },
  { method: 'POST', path: '/:kind/bulk', name: 'bulk', body: bulkSchema },
  { method: 'GET', path: '/:kind/only', name: 'only' },
  { method: 'PUT', path: '/:kind/only', name: 'saveOnly', body: saveOnlySchema },
  { method: 'GET', path: '/:kind/:id', name: 'one' },
  { method: 'PUT', path: '/:kind/:id', name: 'save', body: saveOnlySchema },
  { method: 'DELETE', path: '/:kind/:id', name: 'delete' },
  { method: 'GET', path: '/:kind/:id/revisions', name: 'revisions' },
  { method: 'GET', path: '/:kind/:id/difference', name: 'difference' },
  { method: 'GET', path: '/:kind/:id/uses', name: 'uses' },
  { method: 'POST', path: '/:kind/:id/presence', name: 'presence', body: beatSchema },
  { method: 'POST', path: '/:kind/:id/preview', name: 'preview', body: 'content' },
  { method: 'POST', path: '/:kind/:id/preview-link', name: 'previewLink', body: previewLinkSchema },
  ...Object.entries(acts).map(
    ([act, { schema }]) => ({ method: 'POST', path: `/:kind/:id/${act}`, name: `act-${act}`, body: schema }) as const,
  ),
  { method: 'POST', path: '/media/upload', name: 'upload', query: uploadQuery, body: 'bytes' },
  { method: 'POST', path: '/media/:id/replace', name: 'replace', query: uploadQuery, body: 'bytes' },
  { method: 'POST', path: '/tag/:id/merge', name: 'merge', body: mergeSchema },
  {
    method: 'GET',
    path: '/redirect',
    name: 'redirects',
    json: { filter: redirectFilterSchema, sort: redirectSortSchema, range: rangeSchema },
  },
  { method: 'POST', path: '/redirect', name: 'addRedirect', body: redirectSchema },
  { method: 'GET', path: '/redirect/:id', name: 'redirect' },
  { method: 'PUT', path: '/redirect/:id', name: 'changeRedirect', body: redirectSchema },
  { method: 'DELETE', path: '/redirect/:id', name: 'deleteRedirect' },
  { method: 'GET', path: '/docs', name: 'docs' },
  { method: 'GET', path: '/docs/openapi.json', name: 'openApi' },
]
