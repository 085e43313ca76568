import { describe, expect, it, onTestFinished } from 'vitest'
import { pruneDaily } from './pruneDaily.ts'

/** Prunes that fail when they are told to, and what was said of it. */
function start({ isClaimed = true } = {}) {
  const faults: string[] = []
  const begun: string[] = []
  const failing: ((reason: Error) => void)[] = []
  const prune = (name: string) => () => {
    begun.push(name)
    return new Promise((_resolve, reject) => failing.push(reject))
  }
  const stop = pruneDaily({
    claim: async () => isClaimed,
    prunes: [['of the store', prune('store')]],
    localPrunes: [['of the machine', prune('machine')]],
    onFault: (fault) => faults.push(fault),
  })
  onTestFinished(stop)
  return { faults, begun, stop, fail: () => failing.forEach((reject) => reject(new Error('closed'))) }
}

describe('what is pruned every day', () => {
  it('is that of the store by whoever takes it, that of the machine by each', async () => {
    const [one, other] = [start(), start({ isClaimed: false })]
    await expect.poll(() => one.begun).toEqual(['machine', 'store'])
    expect(other.begun).toEqual(['machine'])
  })

  it('is told in the log when it fails', async () => {
    const { begun, faults, fail } = start()
    await expect.poll(() => begun).toHaveLength(2)
    fail()
    await expect.poll(() => faults).toEqual(['of the machine', 'of the store'])
  })

  it('says nothing of what fails because the program is closing', async () => {
    const { begun, faults, fail, stop } = start()
    await expect.poll(() => begun).toHaveLength(2)
    stop()
    fail()
    await new Promise(setImmediate)
    expect(faults).toEqual([])
  })
})
