import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ADMINISTRATOR, signIn } from '../support/editors.ts'
import { report, times } from '../support/long.ts'
import { openStage } from './support/stage.ts'

const STOPS = times(20, 1)

it(
  'an upload that SIGTERM meets is kept whole or not at all, and the answer says which',
  { timeout: 120_000 + STOPS * 30_000 },
  async () => {
    const stage = await openStage('sqlite')
    let program = await stage.start()
    let editor = await signIn(stage.address, ADMINISTRATOR)
    const answers: number[] = []
    for (let stop = 0; stop < STOPS; stop++) {
      const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2_000_000)])
      const half = Math.floor((file.length * (stop + 1)) / (STOPS + 1))
      const upload = request(`${stage.address}/api/admin/media/upload?name=a.pdf`, {
        method: 'POST',
        headers: { cookie: editor.cookie, origin: stage.address, 'content-type': 'application/pdf', 'content-length': file.length },
      })
      const answer = new Promise<number>((resolve) => {
        upload.once('response', (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
        upload.once('error', () => resolve(0))
      })
      await new Promise((resolve) => upload.write(file.subarray(0, half), resolve))
      // It is being taken: its first part has reached the disk.
      await expect.poll(() => received(stage.folder)).toBeGreaterThan(0)
      program.kill('SIGTERM')
      upload.end(file.subarray(half))
      const status = await answer
      expect(await program.ended).toBe(0)
      program = await stage.start()
      editor = await signIn(stage.address, ADMINISTRATOR)
      const hash = createHash('sha256').update(file).digest('hex')
      const kept = await fetch(`${stage.address}/media/${hash}/file.pdf`)
      const isWhole = kept.status === 200 && Buffer.from(await kept.arrayBuffer()).equals(file)
      expect({ status, isWhole }).toEqual(status === 201 ? { status, isWhole: true } : { status, isWhole: kept.status === 200 })
      expect(status).toBeLessThan(500)
      answers.push(status)
    }
    const taken = answers.filter((status) => status === 201).length
    report('SIGTERM', [
      `${STOPS} times in the middle of an upload: ${taken} finished and kept whole, ${STOPS - taken} not taken; torn or lost: 0`,
    ])
  },
)

/** How many files are coming in. */
const received = async (folder: string): Promise<number> => (await readdir(join(folder, 'uploads')).catch(() => [])).length
