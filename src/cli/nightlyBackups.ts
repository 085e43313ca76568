import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Messages } from '../messages/messages.ts'

interface NightlyBackups {
  /** Ends the backup that is being made; the next start makes it anew. */
  stop(): Promise<void>
}

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
export function startNightlyBackups({ isDue, make, onFault }: NightlyOptions): NightlyBackups {
  const stopping = new AbortController()
  let current: Promise<void> | null = null
  let toSkip = 0

  async function look(): Promise<void> {
    if (!(await isDue()) || stopping.signal.aborted) return
    toSkip = LOOKS_BETWEEN
    await make(stopping.signal)
  }

  const timer = setInterval(() => {
    if (current) return
    if (toSkip > 0) {
      toSkip -= 1
      return
    }
    current = look()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onFault(error)
      })
      .finally(() => void (current = null))
  }, LOOK_MS).unref()

  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await current
    },
  }
}

/** The file that the build makes of the program; this code is in it. */
const PROGRAM = new URL('edicola.js', import.meta.url).href
const NICE = 10

/**
 * Runs `backup --scheduled` as a process of its own: it reads and compares every row, which would hold up readers, on a connection of its own.
 */
export function runScheduledBackup(signal: AbortSignal): Promise<void> {
  const code = `import(${JSON.stringify(PROGRAM)}).then(({ edicola }) => edicola(['backup', '--scheduled'], process.env))`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'ignore', 'pipe'], signal })
    const said: Buffer[] = []
    child.stderr.on('data', (bytes: Buffer) => said.push(bytes))
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`The backup was not made: ${Buffer.concat(said).toString().trim().slice(0, 1000)}`))
    })
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICE)
    } catch {
      // It is over already, or the system does not let us: it runs as we do.
    }
  })
}

/** Says at the start that backups cannot be made where they should. It is no reason not to serve: the disk may be mounted later. */
export async function backupFolderWarning(folder: string, t: Messages['cli']['backups']): Promise<string | null> {
  try {
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    return isMissing ? t.noFolder(folder) : t.closedFolder(folder)
  }
}
