import type { z } from 'zod'
import { dismissSchema } from '../../../content/addresses/missingPage.ts'
import { moveFileQuery, newMoveSchema, startMoveSchema, uploadPartQuery } from '../../../content/moves/move.ts'
import type { Action, Subject } from '../../../content/people/permissions.ts'
import { redirectSchema } from '../../../content/addresses/redirect.ts'
import { newUserSchema, profileSchema, userChangesSchema } from '../../../content/people/user.ts'
import { acts, saveSchema } from '../adminApi.ts'
import { auditFilterSchema, auditSortSchema } from '../audit.ts'
import { binFilterSchema, binIdsSchema } from '../bin.ts'
import { bulkSchema } from '../bulk.ts'
import { filterSchema, rangeSchema, sortSchema } from '../listParameters.ts'
import { missingFilterSchema, missingSortSchema } from '../missingPages.ts'
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
  /**
   * What whoever asks must be allowed to do: to the document that the path names, or to some document of the kind. `session`: everybody who
   * works here is answered, each with what is theirs to see or to do.
   */
  readonly may: 'session' | readonly [action: Action, kind: Subject['kind'] | ':kind']
  /** Parameters of the query that are written as JSON. */
  readonly json?: Readonly<Record<string, z.ZodType>>
  /** The parameters of the query, each as it is. */
  readonly query?: z.ZodType
  /** What the body holds; `content` for the content of a kind, `bytes` for a file. */
  readonly body?: z.ZodType | 'content' | 'bytes'
}

const ACT_ASKS: Record<keyof typeof acts, Action> = {
  submit: 'submit',
  'send-back': 'publish',
  assign: 'assign',
  publish: 'publish',
  reschedule: 'publish',
  'cancel-plan': 'publish',
  unpublish: 'unpublish',
  'cancel-withdrawal': 'unpublish',
  undo: 'publish',
  restore: 'edit',
}

/** What whoever sets the magazine up may do. */
const SET_UP = ['edit', 'siteSettings'] as const

const list = { filter: filterSchema, sort: sortSchema, range: rangeSchema }

/** Every route of the back office. A test holds it against those that the server has: none can be forgotten. */
export const adminRoutes: readonly AdminRoute[] = [
  { method: 'GET', path: '/me', name: 'me', may: 'session' },
  { method: 'PUT', path: '/me', name: 'changeMe', may: 'session', body: profileSchema },
  { method: 'GET', path: '/people', name: 'people', may: 'session' },
  {
    method: 'GET',
    path: '/user',
    name: 'users',
    may: ['view', 'user'],
    json: { filter: userFilterSchema, sort: userSortSchema, range: rangeSchema },
  },
  { method: 'POST', path: '/user', name: 'invite', may: ['create', 'user'], body: newUserSchema },
  { method: 'GET', path: '/user/:id', name: 'user', may: ['view', 'user'] },
  { method: 'PUT', path: '/user/:id', name: 'changeUser', may: ['edit', 'user'], body: userChangesSchema },
  { method: 'DELETE', path: '/user/:id', name: 'deleteUser', may: ['delete', 'user'] },
  { method: 'POST', path: '/user/:id/invite', name: 'inviteAgain', may: ['edit', 'user'] },
  { method: 'POST', path: '/user/:id/suspend', name: 'suspend', may: ['edit', 'user'] },
  { method: 'POST', path: '/user/:id/reactivate', name: 'reactivate', may: ['edit', 'user'] },
  { method: 'POST', path: '/user/:id/reset-link', name: 'resetLink', may: ['edit', 'user'] },
  { method: 'POST', path: '/user/:id/reset-second-factor', name: 'resetSecondFactor', may: ['edit', 'user'] },
  {
    method: 'GET',
    path: '/audit',
    name: 'audit',
    may: ['view', 'audit'],
    json: { filter: auditFilterSchema, sort: auditSortSchema, range: rangeSchema },
  },
  { method: 'GET', path: '/audit/:id', name: 'auditEntry', may: ['view', 'audit'] },
  { method: 'GET', path: '/audit.csv', name: 'auditCsv', may: ['view', 'audit'], json: { filter: auditFilterSchema } },
  { method: 'GET', path: '/consents.csv', name: 'consentsCsv', may: ['view', 'analyticsSettings'] },
  { method: 'GET', path: '/dashboard', name: 'dashboard', may: 'session' },
  { method: 'GET', path: '/traffic', name: 'traffic', may: 'session', query: trafficQuery },
  { method: 'GET', path: '/calendar', name: 'calendar', may: 'session', query: calendarQuery },
  { method: 'GET', path: '/find', name: 'find', may: 'session', query: findQuery },
  { method: 'GET', path: '/bin', name: 'bin', may: 'session', json: { filter: binFilterSchema, range: rangeSchema } },
  { method: 'POST', path: '/bin/restore', name: 'binRestore', may: 'session', body: binIdsSchema },
  { method: 'POST', path: '/bin/purge', name: 'binPurge', may: 'session', body: binIdsSchema },
  { method: 'POST', path: '/bin/empty', name: 'binEmpty', may: 'session' },
  { method: 'GET', path: '/:kind', name: 'list', may: ['choose', ':kind'], json: list },
  { method: 'POST', path: '/:kind', name: 'create', may: ['create', ':kind'], body: 'content' },
  { method: 'POST', path: '/:kind/bulk', name: 'bulk', may: 'session', body: bulkSchema },
  { method: 'POST', path: '/:kind/warnings', name: 'publishWarningsOfAll', may: 'session', body: bulkWarningsSchema },
  { method: 'GET', path: '/:kind/only', name: 'only', may: ['view', ':kind'] },
  { method: 'PUT', path: '/:kind/only', name: 'saveOnly', may: ['edit', ':kind'], body: saveOnlySchema },
  { method: 'GET', path: '/:kind/:id', name: 'one', may: ['view', ':kind'] },
  { method: 'PUT', path: '/:kind/:id', name: 'save', may: ['edit', ':kind'], body: saveSchema },
  { method: 'DELETE', path: '/:kind/:id', name: 'delete', may: ['delete', ':kind'] },
  { method: 'GET', path: '/:kind/:id/revisions', name: 'revisions', may: ['view', ':kind'] },
  { method: 'GET', path: '/:kind/:id/difference', name: 'difference', may: ['view', ':kind'] },
  { method: 'GET', path: '/:kind/:id/uses', name: 'uses', may: ['view', ':kind'] },
  { method: 'POST', path: '/:kind/:id/presence', name: 'presence', may: ['view', ':kind'], body: beatSchema },
  { method: 'POST', path: '/:kind/:id/preview', name: 'preview', may: ['view', ':kind'], body: 'content' },
  { method: 'POST', path: '/:kind/:id/preview-link', name: 'previewLink', may: ['view', ':kind'], body: previewLinkSchema },
  { method: 'GET', path: '/:kind/:id/preview-links', name: 'previewLinksOf', may: ['view', ':kind'] },
  { method: 'GET', path: '/preview-links', name: 'previewLinks', may: 'session' },
  { method: 'DELETE', path: '/preview-links/:id', name: 'withdrawPreviewLink', may: 'session' },
  { method: 'POST', path: '/:kind/:id/warnings', name: 'publishWarnings', may: ['view', ':kind'], body: publishWarningsSchema },
  { method: 'POST', path: '/popup/preview', name: 'popupPreview', may: ['create', 'popup'], body: popupPreviewSchema },
  ...Object.entries(acts).map(
    ([act, { schema }]) =>
      ({
        method: 'POST',
        path: `/:kind/:id/${act}`,
        name: `act-${act}`,
        may: [ACT_ASKS[act as keyof typeof acts], ':kind'],
        body: schema,
      }) as const, // one of them,
  ),
  { method: 'POST', path: '/media/upload', name: 'upload', may: ['create', 'media'], query: uploadQuery, body: 'bytes' },
  { method: 'POST', path: '/media/:id/replace', name: 'replace', may: ['edit', 'media'], query: uploadQuery, body: 'bytes' },
  { method: 'POST', path: '/tag/:id/merge', name: 'merge', may: ['delete', 'tag'], body: mergeSchema },
  {
    method: 'GET',
    path: '/redirect',
    name: 'redirects',
    may: ['view', 'redirect'],
    json: { filter: redirectFilterSchema, sort: redirectSortSchema, range: rangeSchema },
  },
  { method: 'POST', path: '/redirect', name: 'addRedirect', may: ['create', 'redirect'], body: redirectSchema },
  { method: 'GET', path: '/redirect/:id', name: 'redirect', may: ['view', 'redirect'] },
  { method: 'PUT', path: '/redirect/:id', name: 'changeRedirect', may: ['edit', 'redirect'], body: redirectSchema },
  { method: 'DELETE', path: '/redirect/:id', name: 'deleteRedirect', may: ['delete', 'redirect'] },
  {
    method: 'GET',
    path: '/missing-pages',
    name: 'missingPages',
    may: ['view', 'redirect'],
    json: { filter: missingFilterSchema, sort: missingSortSchema, range: rangeSchema },
  },
  { method: 'POST', path: '/missing-pages/dismiss', name: 'dismissMissingPages', may: ['edit', 'redirect'], body: dismissSchema },
  { method: 'GET', path: '/moves', name: 'moves', may: SET_UP },
  { method: 'POST', path: '/moves', name: 'beginMove', may: SET_UP, body: newMoveSchema },
  { method: 'GET', path: '/moves/folder', name: 'moveFolder', may: SET_UP },
  { method: 'GET', path: '/moves/:id', name: 'move', may: SET_UP },
  { method: 'DELETE', path: '/moves/:id', name: 'closeMove', may: SET_UP },
  { method: 'POST', path: '/moves/:id/files', name: 'moveFile', may: SET_UP, query: uploadPartQuery, body: 'bytes' },
  { method: 'DELETE', path: '/moves/:id/files', name: 'removeMoveFile', may: SET_UP, query: moveFileQuery },
  { method: 'POST', path: '/moves/:id/start', name: 'startMove', may: SET_UP, body: startMoveSchema },
  { method: 'POST', path: '/moves/:id/pause', name: 'pauseMove', may: SET_UP },
  { method: 'GET', path: '/moves/:id/report.html', name: 'moveReport', may: SET_UP },
  { method: 'GET', path: '/moves/:id/report.json', name: 'moveReportJson', may: SET_UP },
  { method: 'GET', path: '/popup/figures', name: 'popupFigures', may: ['view', 'popup'], query: figuresQuery },
  { method: 'GET', path: '/popup/conflicts', name: 'popupConflicts', may: ['view', 'popup'] },
  { method: 'POST', path: '/popup/explain', name: 'popupExplain', may: ['view', 'popup'], body: explainSchema },
  { method: 'GET', path: '/popup/:id/statistics', name: 'popupStatistics', may: ['view', 'popup'], query: statisticsQuery },
  { method: 'GET', path: '/popup/:id/statistics.csv', name: 'popupStatisticsCsv', may: ['view', 'popup'], query: statisticsQuery },
  { method: 'GET', path: '/popup/:id/webhook', name: 'popupWebhook', may: ['view', 'popup'] },
  { method: 'GET', path: '/docs', name: 'docs', may: 'session' },
  { method: 'GET', path: '/docs/openapi.json', name: 'openApi', may: 'session' },
]
