import type { FastifyError } from 'fastify'
import type { Messages } from '../messages/messages.ts'
import { diskTroubleOf, StoreUnavailable, type StoreTrouble } from '../store/faults.ts'

/** Every way a request can fail, with the status it answers. The words are in `src/messages`, one entry per code. */
export const ERRORS = {
  'bad-request': 400,
  unstorable: 400,
  'signed-out': 401,
  forbidden: 403,
  suspended: 403,
  'cross-site': 403,
  'password-to-change': 403,
  'second-factor-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  gone: 410,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  'store-unavailable': 503,
  'store-read-only': 503,
  'store-damaged': 503,
  'store-full': 507,
} satisfies Record<keyof Messages['errors'], number>

export type ErrorCode = keyof typeof ERRORS

/** A request that cannot be answered as asked, and why. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault'
  readonly code: ErrorCode
  /** In how many seconds it is worth trying again. */
  readonly retryAfter: number | undefined
  /** The field at fault, by its place in what was sent: `content.title`. */
  readonly field: string | undefined

  constructor(code: ErrorCode, { retryAfter, field }: { retryAfter?: number; field?: string } = {}) {
    super(code)
    this.code = code
    this.retryAfter = retryAfter
    this.field = field
  }
}

/** What a thrown error means to whoever asked. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof RequestFault) return error.code
  const trouble = error instanceof StoreUnavailable ? error.trouble : diskTroubleOf(error)
  if (trouble !== null) return STORE_TROUBLES[trouble]
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  if (status === 503) return 'store-unavailable'
  return status >= 400 && status < 500 ? 'bad-request' : 'internal'
}

const STORE_TROUBLES: Record<StoreTrouble, ErrorCode> = {
  unreachable: 'store-unavailable',
  full: 'store-full',
  'read-only': 'store-read-only',
  damaged: 'store-damaged',
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error
}
