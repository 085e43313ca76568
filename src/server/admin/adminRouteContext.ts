import type { BackupStatus } from '../../content/backups.ts'
import type { TrafficStore } from '../../content/traffic/traffic.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { AuditLog } from '../../store/people/auditLog.ts'
import type { Limiter } from '../http/limiter.ts'
import type { UploadResult } from '../routes/metrics.ts'
import type { PageParts } from '../routes/pages.tsx'
import type { AdminParts } from './adminApi.ts'

/** All that the back office's routes are made of. */
export interface AdminRouteContext extends AdminParts, PageParts {
  readonly storage: MediaStorage
  readonly audit: AuditLog
  readonly newId: () => string
  /** Does a proxy stand in front that we were not told of? See `watchForProxy`. */
  readonly hasUntrustedProxy: () => boolean
  /** The figures of the day, where they are kept. */
  readonly traffic?: TrafficStore
  /** Hears of each file that came. */
  readonly countUpload: (result: UploadResult) => void
  /** Whose turn it is to make the sizes of a picture, where this process is not the only one of its machine. */
  readonly pictureTurns?: Limiter
  /** How the backups are doing, where any are made. */
  readonly backupStatus?: () => Promise<BackupStatus>
}
