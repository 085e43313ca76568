import { ERRORS } from '../../errors.ts'
import { REFUSAL_STATUS } from '../refusals.ts'
import { MEDIA_STATUS } from '../uploads.ts'
import type { AdminRoute } from './adminRoutes.ts'

/** Every code that a route of the back office may refuse with, and its status. */
export const FAULTS = { ...ERRORS, ...MEDIA_STATUS, ...REFUSAL_STATUS }
export type Fault = keyof typeof FAULTS

/** What any route may answer, whatever it is for. */
export const COMMON_FAULTS = [
  'unstorable',
  'signed-out',
  'suspended',
  'cross-site',
  'password-to-change',
  'second-factor-needed',
  'too-many',
  'internal',
  'store-unavailable',
  'store-damaged',
] as const satisfies readonly Fault[]

/** The codes that a route has besides those that all have, in the order of their status. */
export function faultsOf({ method, path, name, json, query, body }: AdminRoute): readonly Fault[] {
  const isRead = json !== undefined || query !== undefined || (body !== undefined && body !== 'bytes')
  const found: Fault[] = [
    ...(isRead ? (['bad-request'] as const) : []),
    ...(FOR_EVERYBODY.has(name) ? [] : (['forbidden'] as const)),
    ...(/:(kind|id)/.test(path) ? (['not-found'] as const) : []),
    ...(body === 'bytes' && path.startsWith('/media') ? (Object.keys(MEDIA_STATUS) as (keyof typeof MEDIA_STATUS)[]) : []), // its keys are those codes
    ...(MORE[name] ?? []),
    ...(method === 'GET' ? [] : (['store-read-only', 'store-full'] as const)),
  ]
  return found.toSorted((one, other) => FAULTS[one] - FAULTS[other])
}

/** They answer whoever works here, each with what the role may see. */
const FOR_EVERYBODY = new Set([
  'me',
  'changeMe',
  'people',
  'dashboard',
  'traffic',
  'calendar',
  'find',
  'previewLinks',
  'bin',
  'binRestore',
  'binPurge',
  'binEmpty',
  'docs',
  'openApi',
])

const MORE: Readonly<Record<string, readonly Fault[]>> = {
  changeMe: ['invalid'],
  invite: ['invalid'],
  changeUser: ['invalid'],
  deleteUser: ['in-use'],
  create: ['invalid', 'slug-taken', 'id-taken'],
  save: ['invalid', 'slug-taken', 'stale'],
  saveOnly: ['invalid', 'stale'],
  delete: ['in-use'],
  preview: ['invalid'],
  publishWarnings: ['invalid'],
  'act-assign': ['invalid'],
  'act-publish': ['invalid', 'stale', 'slug-taken', 'plan'],
  'act-reschedule': ['invalid', 'plan'],
  'act-cancel-plan': ['plan'],
  'act-unpublish': ['invalid', 'plan'],
  'act-cancel-withdrawal': ['plan'],
  'act-undo': ['plan', 'slug-taken'],
  'act-restore': ['invalid', 'stale', 'slug-taken'],
  upload: ['in-bin'],
  replace: ['invalid'],
  merge: ['invalid'],
  addRedirect: ['invalid'],
  changeRedirect: ['invalid'],
  beginMove: ['move'],
  closeMove: ['move'],
  moveFile: ['move', 'too-large'],
  removeMoveFile: ['move'],
  startMove: ['move'],
  pauseMove: ['move'],
}
