import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { engines } from '../support/stores.ts'
import { inWords, startLoad } from './support/load.ts'
import { report, times } from '../support/long.ts'
import { openStage } from './support/stage.ts'

const KILLS = times(50, 1)

describe.each(engines)('a magazine at work that is killed, on %s', (engine) => {
  it(`loses nothing that it acknowledged, ${KILLS} times`, { timeout: 120_000 + KILLS * 30_000 }, async () => {
    const stage = await openStage(engine)
    let program = await stage.start()
    const load = await startLoad(stage)
    for (let kill = 0; kill < KILLS; kill++) {
      await load.goOn()
      // Not always at the same point of whatever goOn saw last.
      await pause(Math.random() * 100)
      program.kill('SIGKILL')
      await program.ended
      program = await stage.start()
    }
    await load.goOn()
    await load.stop()
    expect(load.faults).toEqual([])
    const lost = await load.losses()
    report(`kills on ${engine}`, [
      `${KILLS} times \`kill -9\`: ${inWords(load.counts(), lost)}; answers of 500 and above: ${load.faults.length}`,
    ])
    expect(lost).toEqual([])
  })
})
