import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gatherCrowd, type CrowdAct, type CrowdSize } from '../support/crowd.ts'
import { engines } from '../support/stores.ts'
import { isLong, report } from '../support/long.ts'
import { openStage } from './support/stage.ts'

// Each of them takes a third of a second to sign in.
const SIZE: CrowdSize = isLong
  ? { editors: 50, publishers: 5, readers: 200, everyMs: { save: 1_000, publish: 2_000, submit: 500 } }
  : { editors: 4, publishers: 2, readers: 20, everyMs: { save: 100, publish: 200, submit: 100 } }
const AT_LEAST: Record<CrowdAct, number> = isLong
  ? { save: 2_000, session: 2_000, presence: 300, publish: 100, submit: 10_000 }
  : { save: 30, session: 30, presence: 4, publish: 6, submit: 60 }

describe.each(engines)('a newsroom and its readers at once, on %s', (engine) => {
  it(
    'lose nothing that was acknowledged, are told of no conflict that is none, and never wait for each other',
    { timeout: 600_000 },
    async () => {
      const stage = await openStage(engine)
      await stage.start()
      const crowd = await gatherCrowd(stage.address, stage.location, SIZE)
      const acts = Object.keys(AT_LEAST) as CrowdAct[]
      while (crowd.refusals.length === 0 && acts.some((act) => crowd.times[act].length < AT_LEAST[act])) await pause(50)
      await crowd.stop()
      expect(crowd.refusals).toEqual([])
      const lost = await crowd.losses()
      const deadlocks = await crowd.deadlocks()
      report(`crowd on ${engine}`, [
        `acknowledged ${crowd.times.submit.length} submits, ${crowd.times.save.length} autosaves, ${crowd.times.publish.length} publications, ${crowd.times.presence.length} signs of presence; lost: ${lost.length}; false conflicts: ${crowd.conflicts()}; deadlocks: ${deadlocks}`,
      ])
      expect([lost, crowd.conflicts(), deadlocks]).toEqual([[], 0, 0])
    },
  )
})
