import { stat, statfs } from 'node:fs/promises'
import { backupState } from '../../content/backups.ts'
import { toInstant } from '../../content/time.ts'
import { readBackupStatus } from '../../store/backup/backupRuns.ts'
import type { Database } from '../../store/database.ts'
import { fileLocationLabel } from '../../store/fileLocation.ts'
import { s3Problem } from '../backup/s3Problem.ts'
import { momentOf, secondsOf } from '../backup/withBackup.ts'
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
  const last = lastProven ? t.last(momentOf(lastProven.at), secondsOf(lastProven.restoreMs, context)) : t.none
  switch (backupState(status, now)) {
    case 'fine':
      yield ok(last)
      break
    case 'failed':
      yield fault(`${t.failed(failure ? momentOf(failure.at) : '')} ${failure ? t.problems[failure.problem] : ''} ${last}`)
      break
    case 'old':
      yield fault(`${last} ${status.isScheduled ? t.old : `${t.oldByHand} ${t.notSetUp}`}`)
      break
    case 'never':
      yield fault(`${last} ${t.never} ${status.isScheduled ? t.noneYet : t.notSetUp}`)
      break
    case 'none-yet':
      yield warning(t.noneYet)
      break
    case 'not-set-up':
      yield warning(`${last} ${t.notSetUp}`)
  }
  if (backupTo === null) return
  if (backupTo.kind === 's3') {
    const problem = await s3Problem(backupTo, context)
    yield problem ? fault(problem.sentence) : ok(messages.s3.fineForBackups(fileLocationLabel(backupTo)))
    return
  }
  const { folder } = backupTo
  const found = await stat(folder).catch(() => null)
  if (!found) {
    yield fault(messages.backups.noFolder(folder))
    return
  }
  if (!(await isWritable(folder))) yield fault(messages.backups.closedFolder(folder))
  const data = await stat(dataDir).catch(() => null)
  if (data?.dev === found.dev) yield warning(t.sameDisk(folder))
  const { bavail, bsize } = await statfs(folder)
  yield checkSpace(bavail * bsize, folder, locale, messages.doctor, lastProven?.bytes)
}
