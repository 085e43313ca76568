import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { startCluster } from '../support/postgresCluster.ts'
import { inWords, startLoad } from './support/load.ts'
import { LONG, report } from '../support/long.ts'
import { openStage } from './support/stage.ts'

const CRASHES = 10

// In the short form `postgresRestart.test.ts` stops it.
describe.runIf(inject('postgresUrl'))('a magazine at work whose PostgreSQL crashes', LONG, () => {
  it(
    `loses nothing that it acknowledged, and says that it is away, ${CRASHES} times`,
    { timeout: 120_000 + CRASHES * 60_000 },
    async () => {
      const cluster = await startCluster({ durable: true })
      if (!cluster) throw new Error('There was one a moment ago')
      onTestFinished(() => cluster.stop())
      const stage = await openStage('postgres', { url: cluster.url })
      await stage.start()
      let isAway = false
      const load = await startLoad(stage, () => (isAway ? [503] : []))
      for (let crash = 0; crash < CRASHES; crash++) {
        await load.goOn()
        isAway = true
        await cluster.crash()
        const before = load.unavailable()
        await expect.poll(() => load.unavailable(), { timeout: 60_000 }).toBeGreaterThan(before + 5)
        await cluster.resume()
        await expect.poll(async () => (await fetch(`${stage.address}/readyz`)).status, { timeout: 60_000 }).toBe(200)
        await load.goOn()
        isAway = false
      }
      await load.goOn()
      await load.stop()
      expect(load.faults).toEqual([])
      const lost = await load.losses()
      report('PostgreSQL', [
        `${CRASHES} times stopped at once (\`immediate\`) and started again: ${inWords(load.counts(), lost)}; told to come back (503): ${load.unavailable()}, ` +
          `any other answer of 500 and above: ${load.faults.length}`,
      ])
      expect(lost).toEqual([])
    },
  )
})
