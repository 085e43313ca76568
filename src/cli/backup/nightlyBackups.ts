import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { FileLocation } from '../../store/fileLocation.ts'
import type { CommandContext } from '../context.ts'
import { lookRegularly, type Looking } from '../serving/lookRegularly.ts'
import { runApart } from '../runApart.ts'
import { s3Problem } from './s3Problem.ts'

interface NightlyOptions {
  readonly isDue: () => Promise<boolean>
  /** Makes the backup, and rejects with what it said if it was not made. */
  readonly make: (signal: AbortSignal) => Promise<void>
  readonly onFault: (error: unknown) => void
}

const LOOK_MS = 60_000
/** A backup that cannot even note down that it failed would be begun anew every minute. */
const LOOKS_BETWEEN = 60

/** Looks every minute whether the backup of the night is due. Several programs on one store all look: who makes it is decided in the store. */
export function startNightlyBackups({ isDue, make, onFault }: NightlyOptions): Looking {
  async function look(signal: AbortSignal, rest: (looks: number) => void): Promise<void> {
    if (!(await isDue()) || signal.aborted) return
    rest(LOOKS_BETWEEN)
    await make(signal)
  }

  return lookRegularly({ everyMs: LOOK_MS, look, onFault })
}

/** Runs `backup --scheduled` apart: it reads and compares every row, which would hold up readers. */
export const runScheduledBackup = (signal: AbortSignal): Promise<void> => runApart(['backup', '--scheduled'], signal)

/** Says at the start that backups cannot be made where they should. It is no reason not to serve: the disk may be mounted later. */
export async function backupPlaceWarning(place: FileLocation, context: Pick<CommandContext, 'clock' | 'messages'>): Promise<string | null> {
  if (place.kind === 's3') return (await s3Problem(place, context))?.sentence ?? null
  const { folder } = place
  const t = context.messages.backups
  try {
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    return isMissing ? t.noFolder(folder) : t.closedFolder(folder)
  }
}
