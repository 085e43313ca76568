import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { messagesIn } from '../../messages/messages.ts'
import { backupPlaceWarning, startNightlyBackups } from './nightlyBackups.ts'

describe('the backup of the night', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

  function start(isDue: () => boolean, make: (signal: AbortSignal) => Promise<void>) {
    const faults: unknown[] = []
    const made = vi.fn(make)
    const nightly = startNightlyBackups({ isDue: async () => isDue(), make: made, onFault: (error) => void faults.push(error) })
    return { nightly, made, faults }
  }

  it('is made within a minute of being due, and not before', async () => {
    let isDue = false
    const { nightly, made } = start(
      () => isDue,
      async () => void (isDue = false),
    )
    await minutes(5)
    expect(made).not.toHaveBeenCalled()
    isDue = true
    await minutes(1)
    expect(made).toHaveBeenCalledTimes(1)
    await minutes(200)
    expect(made).toHaveBeenCalledTimes(1)
    await nightly.stop()
  })

  it('that cannot even be noted down is told, and tried again in an hour', async () => {
    const { nightly, made, faults } = start(
      () => true,
      () => Promise.reject(new Error('niente')),
    )
    await minutes(60)
    expect([made.mock.calls.length, faults.length]).toEqual([1, 1])
    await minutes(2)
    expect(made).toHaveBeenCalledTimes(2)
    await nightly.stop()
  })

  it('is one at a time, and ends with the program without a complaint', async () => {
    const { nightly, made, faults } = start(
      () => true,
      (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')), { once: true })),
    )
    await minutes(300)
    expect(made).toHaveBeenCalledTimes(1)
    await nightly.stop()
    expect(faults).toEqual([])
    await minutes(300)
    expect(made).toHaveBeenCalledTimes(1)
  })
})

describe('the folder of backups', () => {
  const t = messagesIn('it').cli.backups
  const warn = (folder: string) =>
    backupPlaceWarning({ kind: 'folder', folder }, { clock: () => new Date(), messages: messagesIn('it').cli })

  it('is told at the start to be missing, and nothing is said of one that is there', async () => {
    const folder = await temporaryFolder()
    expect(await warn(folder)).toBeNull()
    expect(await warn(join(folder, 'niente'))).toBe(t.noFolder(join(folder, 'niente')))
  })

  // Root may write anywhere.
  it.skipIf(process.getuid?.() === 0)('is told to be closed', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o500)
    expect(await warn(folder)).toBe(t.closedFolder(folder))
  })
})
