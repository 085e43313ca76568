import { withTimeout } from '../faults.ts'
import type { MediaStorage } from './storage.ts'

/** A store that takes longer keeps readers waiting as if it were away. */
const PATIENCE_MS = 3_000

/** Can media files be had at this moment? */
export const isMediaReachable = (storage: Pick<MediaStorage, 'check'>): Promise<boolean> =>
  withTimeout(PATIENCE_MS, storage.check()).then(
    () => true,
    () => false,
  )
