import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import type { Autosave, Failure, SaveStatus } from './autosave.ts'

type Words = AdminMessages['articles']['save']

/** Where the words are, or why they are not saved. `isKept`: this browser has them. */
export function saveSentence(
  t: Words,
  { trouble, savedAt }: Pick<Autosave, 'trouble' | 'savedAt'>,
  status: SaveStatus,
  isKept: boolean,
  time: (at: number) => string,
): string {
  const message = trouble && 'message' in trouble ? trouble.message : ''
  const waits = (why: string) => (isKept ? t.isSafe(why) : t.hasNoRoom(why))
  switch (status) {
    case 'saved':
      return t.saved(time(savedAt ?? 0))
    case 'offline':
      return waits(t.because.offline)
    case 'signed-out':
      return waits(t.because.signedOut)
    case 'unavailable':
      return waits(whyUnavailable(t, trouble?.kind === 'unavailable' ? trouble.code : ''))
    case 'refused':
      return t.refused(message)
    case 'forbidden':
      return isKept ? t.forbidden(message) : t.hasNoRoom(t.forbidden(message))
    default:
      return t[status]
  }
}

/** The code of `server/errors.ts`: only whoever runs the server can help. */
const STORE_FULL = 'store-full'

function whyUnavailable(t: Words, code: string): string {
  if (code === STORE_FULL) return t.because.storeFull
  if (code.startsWith('store-')) return t.because.storeDown
  return code === 'too-many' ? t.because.tooMany : t.because.serverFault
}

/** Why something that was pressed did not happen, and what to do. */
export function whyNotDone(t: Words, failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return t.notDone.offline
    case 'signed-out':
      return t.notDone.signedOut
    case 'unavailable':
      return failure.code === STORE_FULL ? t.notDone.storeFull : t.notDone.unavailable
    case 'stale':
      return t.notDone.stale
    case 'refused':
    case 'forbidden':
      return t.notDone.refused(failure.message)
  }
}

/** What an editor can do about it, beside the sentence. */
export type SaveAction = 'retry' | 'sign-in' | 'save-as-new' | { readonly settleAt: 'changePassword' | 'enableSecondFactor' } | null

export function saveAction({ trouble }: Pick<Autosave, 'trouble'>, status: SaveStatus): SaveAction {
  if (status === 'signed-out') return 'sign-in'
  if (status === 'offline' || status === 'unavailable') return 'retry'
  if (status !== 'forbidden' || trouble?.kind !== 'forbidden') return null
  if (trouble.code === 'not-found') return 'save-as-new'
  if (trouble.code === 'password-to-change') return { settleAt: 'changePassword' }
  return trouble.code === 'second-factor-needed' ? { settleAt: 'enableSecondFactor' } : 'retry'
}
