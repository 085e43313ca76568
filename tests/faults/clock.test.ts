import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findFakeClock } from '../../scripts/faultTools.js'
import { DAY_MS } from '../../src/content/time.ts'
import { ADMINISTRATOR, signIn } from '../support/editors.ts'
import { engines } from '../support/stores.ts'
import { inWords, startLoad } from './support/load.ts'
import { LONG, report, times } from '../support/long.ts'
import { openStage } from './support/stage.ts'

const LIBRARY = findFakeClock()
/** Ends ahead: what was published there would have to wait for its moment. */
const JUMPS = times(7, 3)

describe.runIf(LIBRARY).each(engines)('a magazine at work whose clock jumps, on %s', (engine) => {
  // The clock is not the engine's: one of them shows it.
  it('loses nothing, and goes on', { timeout: 600_000, ...(engine === 'postgres' && LONG) }, async () => {
    const stage = await openStage(engine)
    const file = join(stage.folder, 'clock')
    const setClock = async (offset: string) => {
      await writeFile(`${file}.new`, `${offset}\n`)
      await rename(`${file}.new`, file)
    }
    await setClock('+0d')
    await stage.start({
      LD_PRELOAD: LIBRARY ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Deadlines are measured by another clock, which never jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    const told = async () => Date.parse((await fetch(stage.address)).headers.get('date') ?? '')
    const load = await startLoad(stage)
    for (let jump = 0; jump < JUMPS; jump++) {
      await load.goOn()
      const days = jump % 2 ? 0 : 1
      await setClock(`+${days}d`)
      const ahead = async () => Math.abs(Math.round(((await told()) - Date.now()) / DAY_MS))
      await expect.poll(ahead, { timeout: 30_000 }).toBe(days)
    }
    await load.goOn()
    await load.stop()
    expect(load.faults).toEqual([])
    const lost = await load.losses()
    // Who was signed in before the jumps still is, and who comes now comes in.
    await signIn(stage.address, ADMINISTRATOR)
    report(`clock on ${engine}`, [
      `${JUMPS} jumps of a day, forwards and back: ${inWords(load.counts(), lost)}; answers of 500 and above: ${load.faults.length}`,
    ])
    expect(lost).toEqual([])
  })
})
