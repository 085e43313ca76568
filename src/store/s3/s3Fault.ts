import { StoreUnavailable } from '../faults.ts'

/**
 * Why an S3 store does not do as asked: nobody answers, or not in time; the keys are wrong or may not; there is no such bucket; our clock is wrong; there is no
 * room left; or it says something that we do not know.
 */
export type S3Trouble = 'unreachable' | 'refused' | 'no-bucket' | 'clock' | 'full' | 'unexpected'

/** An S3 store that cannot do as asked, through no fault of what was asked. */
export class S3Unavailable extends StoreUnavailable {
  readonly s3Trouble: S3Trouble
  /** The place that was asked. */
  readonly where: string

  constructor(s3Trouble: S3Trouble, where: string, message: string, options?: ErrorOptions) {
    super(`${where}: ${message}`, { ...options, trouble: s3Trouble === 'full' ? 'full' : 'unreachable' })
    this.s3Trouble = s3Trouble
    this.where = where
  }
}

/** An answer that says no. */
export interface S3Refusal {
  readonly status: number
  /** The word that S3 has for it: `NoSuchKey`; empty where the answer has no body. */
  readonly code: string
}

export function troubleOf({ status, code }: S3Refusal): S3Trouble {
  if (code === 'NoSuchBucket') return 'no-bucket'
  if (code === 'RequestTimeTooSkewed') return 'clock'
  if (status === 507 || /quota|storagefull/i.test(code)) return 'full'
  if (status === 401 || status === 403) return 'refused'
  return isPassing({ status, code }) ? 'unreachable' : 'unexpected'
}

/** Is it worth asking again in a moment? */
export const isPassing = ({ status, code }: S3Refusal): boolean =>
  status === 429 || (status >= 500 && status !== 501 && status !== 507) || code === 'RequestTimeout' || code === 'SlowDown'
