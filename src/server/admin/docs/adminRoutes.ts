import type { z } from 'zod'
import { redirectSchema } from '../../../content/redirect.ts'
import { newUserSchema, profileSchema, userChangesSchema } from '../../../content/user.ts'
import { acts, saveSchema } from '../adminApi.ts'
import { auditFilterSchema, auditSortSchema } from '../audit.ts'
import { binFilterSchema, binIdsSchema } from '../bin.ts'
import { bulkSchema } from '../bulk.ts'
import { filterSchema, rangeSchema, sortSchema } from '../listParameters.ts'
import { calendarQuery, findQuery } from '../overview.ts'
import { trafficQuery } from '../traffic.ts'
import { explainSchema, figuresQuery, statisticsQuery } from '../popups.ts'
import { popupPreviewSchema } from '../popupPreview.ts'
import { beatSchema } from '../presence.ts'
import { previewLinkSchema } from '../previewing.tsx'
import { bulkWarningsSchema, publishWarningsSchema } from '../publishWarnings.ts'
import { redirectFilterSchema, redirectSortSchema } from '../redirects.ts'
import { saveOnlySchema } from '../singletons.ts'
import { mergeSchema } from '../tagMerging.ts'
import { uploadQuery } from '../uploads.ts'
import { userFilterSchema, userSortSchema } from '../users.ts'

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
  { method: 'PUT', path: '/me', name: 'changeMe', body: profileSchema },
  { method: 'GET', path: '/people', name: 'people' },
  { method: 'GET', path: '/user', name: 'users', json: { filter: userFilterSchema, sort: userSortSchema, range: rangeSchema } },
  { method: 'POST', path: '/user', name: 'invite', body: newUserSchema },
  { method: 'GET', path: '/user/:id', name: 'user' },
  { method: 'PUT', path: '/user/:id', name: 'changeUser', body: userChangesSchema },
  { method: 'DELETE', path: '/user/:id', name: 'deleteUser' },
  { method: 'POST', path: '/user/:id/invite', name: 'inviteAgain' },
  { method: 'POST', path: '/user/:id/suspend', name: 'suspend' },
  { method: 'POST', path: '/user/:id/reactivate', name: 'reactivate' },
  { method: 'POST', path: '/user/:id/reset-link', name: 'resetLink' },
  { method: 'POST', path: '/user/:id/reset-second-factor', name: 'resetSecondFactor' },
  { method: 'GET', path: '/audit', name: 'audit', json: { filter: auditFilterSchema, sort: auditSortSchema, range: rangeSchema } },
  { method: 'GET', path: '/audit/:id', name: 'auditEntry' },
  { method: 'GET', path: '/audit.csv', name: 'auditCsv', json: { filter: auditFilterSchema } },
  { method: 'GET', path: '/consents.csv', name: 'consentsCsv' },
  { method: 'GET', path: '/dashboard', name: 'dashboard' },
  { method: 'GET', path: '/traffic', name: 'traffic', query: trafficQuery },
  { method: 'GET', path: '/calendar', name: 'calendar', query: calendarQuery },
  { method: 'GET', path: '/find', name: 'find', query: findQuery },
  { method: 'GET', path: '/bin', name: 'bin', json: { filter: binFilterSchema, range: rangeSchema } },
  { method: 'POST', path: '/bin/restore', name: 'binRestore', body: binIdsSchema },
  { method: 'POST', path: '/bin/purge', name: 'binPurge', body: binIdsSchema },
  { method: 'POST', path: '/bin/empty', name: 'binEmpty' },
  { method: 'GET', path: '/:kind', name: 'list', json: list },
  { method: 'POST', path: '/:kind', name: 'create', body: 'content' },
  { method: 'POST', path: '/:kind/bulk', name: 'bulk', body: bulkSchema },
  { method: 'POST', path: '/:kind/warnings', name: 'publishWarningsOfAll', body: bulkWarningsSchema },
  { method: 'GET', path: '/:kind/only', name: 'only' },
  { method: 'PUT', path: '/:kind/only', name: 'saveOnly', body: saveOnlySchema },
  { method: 'GET', path: '/:kind/:id', name: 'one' },
  { method: 'PUT', path: '/:kind/:id', name: 'save', body: saveSchema },
  { method: 'DELETE', path: '/:kind/:id', name: 'delete' },
  { method: 'GET', path: '/:kind/:id/revisions', name: 'revisions' },
  { method: 'GET', path: '/:kind/:id/difference', name: 'difference' },
  { method: 'GET', path: '/:kind/:id/uses', name: 'uses' },
  { method: 'POST', path: '/:kind/:id/presence', name: 'presence', body: beatSchema },
  { method: 'POST', path: '/:kind/:id/preview', name: 'preview', body: 'content' },
  { method: 'POST', path: '/:kind/:id/preview-link', name: 'previewLink', body: previewLinkSchema },
  { method: 'GET', path: '/:kind/:id/preview-links', name: 'previewLinksOf' },
  { method: 'GET', path: '/preview-links', name: 'previewLinks' },
  { method: 'DELETE', path: '/preview-links/:id', name: 'withdrawPreviewLink' },
  { method: 'POST', path: '/:kind/:id/warnings', name: 'publishWarnings', body: publishWarningsSchema },
  { method: 'POST', path: '/popup/preview', name: 'popupPreview', body: popupPreviewSchema },
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
  { method: 'GET', path: '/popup/figures', name: 'popupFigures', query: figuresQuery },
  { method: 'GET', path: '/popup/conflicts', name: 'popupConflicts' },
  { method: 'POST', path: '/popup/explain', name: 'popupExplain', body: explainSchema },
  { method: 'GET', path: '/popup/:id/statistics', name: 'popupStatistics', query: statisticsQuery },
  { method: 'GET', path: '/popup/:id/statistics.csv', name: 'popupStatisticsCsv', query: statisticsQuery },
  { method: 'GET', path: '/popup/:id/webhook', name: 'popupWebhook' },
  { method: 'GET', path: '/docs', name: 'docs' },
  { method: 'GET', path: '/docs/openapi.json', name: 'openApi' },
]
