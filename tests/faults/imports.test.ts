import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ServedMove } from '../../src/content/moves/move.ts'
import type { MoveReport } from '../../src/moving/report.ts'
import { ADMINISTRATOR, ADMINISTRATOR_VARIABLES, signIn } from '../support/editors.ts'
import { freePort } from '../support/freePort.ts'
import { startProgram } from '../support/program.ts'
import { openedDatabase, temporaryFolder } from '../support/stores.ts'
import { item, wxr } from '../support/wxrExample.ts'
import { LONG, report } from '../support/long.ts'

const TEXTS = 800
/** Enough that it is under way, and far from its end. */
const KILLED_AT = 150

/** A magazine of another system, in the folder from which moves are taken, and a program that serves the place where it shall come to. */
async function openMagazine() {
  const dataDir = await temporaryFolder()
  const file = join(dataDir, 'import/rivista.xml')
  const items = Array.from({ length: TEXTS }, (_, number) =>
    item({ id: number + 1, title: `Testo ${number + 1}`, content: `<p>${`Parole del testo ${number + 1}. `.repeat(40)}</p>` }),
  )
  await mkdir(join(dataDir, 'import'))
  await writeFile(file, wxr(items.join('\n')))
  const port = String(await freePort())
  const variables = { DATA_DIR: dataDir, PORT: port, SITE_URL: `http://localhost:${port}`, ...ADMINISTRATOR_VARIABLES }
  const serve = async () => {
    const program = startProgram(['start'], variables)
    return { program, address: await program.address() }
  }
  const served = await serve()
  const { db } = openedDatabase({ engine: 'sqlite', file: join(dataDir, 'edicola.sqlite') })
  const articles = async () => (await db.selectFrom('document').select('id').where('kind', '=', 'article').execute()).length
  const untilUnderWay = () => expect.poll(articles, { timeout: 120_000, interval: 5 }).toBeGreaterThan(KILLED_AT)
  const slugs = async () =>
    (await db.selectFrom('publication').select('slug').where('kind', '=', 'article').execute()).map(({ slug }) => slug)

  /** Every text came once, is published, and answers where it stood. */
  const isWhole = async (address: string) => {
    expect(await articles()).toBe(TEXTS)
    expect(new Set(await slugs()).size).toBe(TEXTS)
    expect(await slugs()).toHaveLength(TEXTS)
    for (const number of [1, KILLED_AT, KILLED_AT + 1, TEXTS]) {
      const page = await fetch(`${address}/testo-${number}/`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`Parole del testo ${number}.`)
    }
  }
  return { dataDir, file, variables, serve, ...served, articles, untilUnderWay, isWhole }
}

describe('an import of several hundred texts that is killed half-way', { timeout: 600_000 }, () => {
  it('from the command line, beside a program that serves, goes on when it is begun again', async () => {
    const { dataDir, file, variables, address, articles, untilUnderWay, isWhole } = await openMagazine()
    const killed = startProgram(['import', 'wordpress', file], variables)
    await untilUnderWay()
    killed.kill('SIGKILL')
    await killed.ended
    const before = await articles()
    expect(before).toBeLessThan(TEXTS)
    const again = startProgram(['import', 'wordpress', file, '--report', join(dataDir, 'resoconto')], variables)
    expect(await again.ended, again.output()).toBe(0)
    const { sums } = JSON.parse(await readFile(join(dataDir, 'resoconto.json'), 'utf8')) as MoveReport // as the command wrote it
    expect(sums).toMatchObject({ texts: TEXTS, identical: TEXTS, outcomes: { refused: 0, updated: 0 } })
    await isWhole(address)
  })

  // A process that was killed is noticed after a minute.
  it('with the program that serves, is gone on with at its next start', LONG, async () => {
    const { serve, program, address, articles, untilUnderWay, isWhole } = await openMagazine()
    const administrator = await signIn(address, ADMINISTRATOR)
    const { id } = await administrator.send('POST', 'moves', { system: 'wordpress' })
    await administrator.send('POST', `moves/${id}/start`, { isTrial: false, setup: { exports: ['rivista.xml'] } })
    await untilUnderWay()
    program.kill('SIGKILL')
    process.kill(Number.parseInt(execFileSync('pgrep', ['--full', id], { encoding: 'utf8' }), 10), 'SIGKILL')
    await program.ended
    const before = await articles()
    expect(before).toBeLessThan(TEXTS)
    const next = await serve()
    const moved = async () => {
      const found = (await (await signIn(next.address, ADMINISTRATOR)).send('GET', `moves/${id}`)) as unknown as ServedMove // see `server/admin/moves.ts`
      return { state: found.state, sums: found.findings?.sums }
    }
    await expect
      .poll(moved, { timeout: 240_000, interval: 2_000 })
      .toMatchObject({ state: 'done', sums: { texts: TEXTS, identical: TEXTS, leftOut: 0 } })
    await isWhole(next.address)
    report('killed imports', [
      `an import of ${TEXTS} texts killed after ${before}, with the program that served: its next start brought the others, and none twice`,
    ])
  })
})
