import type { MirroredGeneration } from '../../server/mirror/mirrorFolder.ts'
import { lookRegularly, type Looking } from './lookRegularly.ts'

interface MirroringOptions {
  readonly current: () => MirroredGeneration | Promise<MirroredGeneration>
  /** What the files are of, as the folder itself says: another process may have written them. */
  readonly mirrored: () => Promise<MirroredGeneration | null>
  readonly isBusy: () => Promise<boolean>
  readonly update: (signal: AbortSignal, which: 'changed' | 'every') => Promise<void>
  readonly onFault: (error: unknown) => void
}

const LOOK_MS = 1_000
/** What fails is tried again, and not at every look: a full disk stays full for a while. */
const LOOKS_AFTER_FAULT = 60

/**
 * Keeps a folder of static files what readers see: looks every second whether something was published, or has fallen due by the clock. The first look checks
 * every file, whatever the folder says of itself: the magazine may have been restored, and somebody may have changed a file by hand. Later ones draw what was
 * touched since.
 */
export function startMirroring({ current, mirrored, isBusy, update, onFault }: MirroringOptions): Looking {
  let isChecked = false

  async function look(signal: AbortSignal): Promise<void> {
    const { version, until } = await current()
    const files = isChecked ? await mirrored() : null
    if (files?.version === version && files.until === until) return
    if (await isBusy()) return
    if (signal.aborted) return
    await update(signal, isChecked ? 'changed' : 'every')
    isChecked = true
  }

  return lookRegularly({
    everyMs: LOOK_MS,
    look: (signal, rest) =>
      look(signal).catch((error: unknown) => {
        rest(LOOKS_AFTER_FAULT)
        throw error
      }),
    onFault,
  })
}
