import { execFile } from 'node:child_process'
import { copyFile, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { canMount } from '../../scripts/faultTools.js'
import { startProgram } from '../support/program.ts'
import { engines, temporaryFolder } from '../support/stores.ts'
import { inWords, startLoad } from './support/load.ts'
import { report, times } from '../support/long.ts'
import { fill, smallDisk } from './support/smallDisk.ts'
import { openStage } from './support/stage.ts'

const run = promisify(execFile)
const FILLINGS = times(10, 1)
const MEGABYTES = times(200, 40)

describe.runIf(canMount).each(engines)('a magazine at work whose disk is full, on %s', (engine) => {
  it(
    `loses nothing that it acknowledged, says so, and goes on when there is room, ${FILLINGS} times`,
    { timeout: 120_000 + FILLINGS * 60_000 },
    async () => {
      const stage = await openStage(engine, { folder: await smallDisk(MEGABYTES) })
      await stage.start()
      let isFull = false
      const load = await startLoad(stage, () => (isFull ? [503, 507] : []))
      const filler = join(stage.folder, 'filler')
      for (let filling = 0; filling < FILLINGS; filling++) {
        await load.goOn()
        isFull = true
        const before = load.unavailable()
        // What the program gives back while it works is taken, too. SQLite's journal may have room of its own left when no file has: then it is ready.
        const isTold = async () =>
          load.unavailable() >= before + 5 && (engine === 'postgres' || (await fetch(`${stage.address}/readyz`)).status === 503)
        do await fill(filler)
        while (load.faults.length === 0 && !(await isTold()))
        // Pages are still read.
        expect((await fetch(stage.address, { headers: { accept: 'text/html' } })).status).toBe(200)
        await rm(filler)
        await expect.poll(async () => (await fetch(`${stage.address}/readyz`)).status, { timeout: 60_000 }).toBe(200)
        await load.goOn()
        isFull = false
      }
      await load.stop()
      expect(load.faults).toEqual([])
      const lost = await load.losses()
      report(`full disk on ${engine}`, [
        `${FILLINGS} times no byte left: ${inWords(load.counts(), lost)}; told so (503, 507): ${load.unavailable()}, any other answer of 500 and above: ${load.faults.length}`,
      ])
      expect(lost).toEqual([])
    },
  )
})

it(
  'a store that can only be read, or is damaged, ends the start in one sentence; mended, it has everything',
  { timeout: 300_000 },
  async () => {
    const folder = canMount ? await smallDisk(MEGABYTES) : await temporaryFolder()
    const stage = await openStage('sqlite', { folder })
    const program = await stage.start()
    const load = await startLoad(stage)
    await load.goOn()
    await load.stop()
    await program.stop()
    const failedStart = async () => {
      const failed = startProgram(['start'], { DATA_DIR: folder })
      return [await failed.ended, failed.errors().trim()]
    }
    const sentence = (words: RegExp) => [1, expect.stringMatching(new RegExp(`^${words.source}[^\\n]*\\.$`)) as string]

    if (canMount) {
      await run('mount', ['-o', 'remount,ro', folder])
      expect(await failedStart()).toEqual(sentence(/Non posso scrivere nella cartella dei dati/))
      await run('mount', ['-o', 'remount,rw', folder])
    }
    const file = join(folder, 'edicola.sqlite')
    await copyFile(file, `${file}.copy`)
    const { size } = await stat(file)
    for (const sound of [4096, 0]) {
      const handle = await open(file, 'r+')
      await handle.write(Buffer.alloc(size - sound, 0xa5), 0, size - sound, sound)
      await handle.close()
      expect(await failedStart()).toEqual(sentence(/L’archivio[^\n]*(rovinat|danneggiat)/))
    }
    await copyFile(`${file}.copy`, file)
    await stage.start()
    expect(await load.losses()).toEqual([])
  },
)
