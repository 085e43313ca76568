import { stat, statfs } from 'node:fs/promises'
import { backupState } from '../../content/backups.ts'
import { toInstant } from '../../content/time.ts'
import { readBackupStatus } from '../../store/backup/backupRuns.ts'
import type { Database } from '../../store/database.ts'
import { secondsOf } from '../withBackup.ts'
import { checkSpace, isWritable } from './checkMachine.ts'
import { fault, ok, warning, type Check, type DoctorContext } from './finding.ts'

/** Where backups go, and whether the last one can be counted on. */
export async function* checkBackups(database: Database, context: DoctorContext): Check {
  const { environment, clock, messages, locale } = context
  const { backupTo, dataDir } = environment
  const t = messages.doctor.backups
  const now = toInstant(clock())
  const status = { isScheduled: backupTo !== null, ...(await readBackupStatus(database, now)) }
  const { lastProven, failure } = status
  const last = lastProven ? t.last(lastProven.at, secondsOf(lastProven.restoreMs, context)) : t.none
  switch (backupState(status, now)) {
    case 'fine':
      yield ok(last)
      break
    case 'failed':
      yield fault(`${t.failed(failure?.at ?? '')} ${failure ? t.problems[failure.problem] : ''} ${last}`)
      break
    case 'old':
      yield fault(`${last} ${t.old}`)
      break
    case 'none-yet':
      yield warning(t.noneYet)
      break
    case 'not-set-up':
      yield warning(`${last} ${t.notSetUp}`)
  }
  if (backupTo === null) return
  const found = await stat(backupTo).catch(() => null)
  if (!found) {
    yield fault(messages.backups.noFolder(backupTo))
    return
  }
  if (!(await isWritable(backupTo))) yield fault(messages.backups.closedFolder(backupTo))
  const data = await stat(dataDir).catch(() => null)
  if (data?.dev === found.dev) yield warning(t.sameDisk(backupTo))
  const { bavail, bsize } = await statfs(backupTo)
  yield checkSpace(bavail * bsize, backupTo, locale, messages.doctor, lastProven?.bytes)
}
