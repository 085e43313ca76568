import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hasSwift } from '../../scripts/faultTools.js'
import { findNginx } from '../../scripts/frontServers.js'
import { addressOf } from '../../src/content/addresses/addresses.ts'
import { docsBlock } from '../support/docsBlock.ts'
import { ADMINISTRATOR, ADMINISTRATOR_VARIABLES, signIn } from '../support/editors.ts'
import { freePort } from '../support/freePort.ts'
import { startBalancer } from '../support/balancer.ts'
import { startProgram } from '../support/program.ts'
import type { Running } from '../support/running.ts'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../support/stores.ts'
import { newS3Location, s3Variables } from '../support/swiftServer.ts'
import { report, times } from '../support/long.ts'
import { articlePublisher } from './support/publishArticle.ts'
import { startReaders } from './support/startReaders.ts'

const KILLS = times(20, 1)
const ROUNDS = times(5, 1)
const BETWEEN = times(200, 40)

/** Three programs on one PostgreSQL and one S3 store (a folder, where Swift cannot be had), behind nginx as docs/deploy.md has it. */
async function openMachines() {
  const location = await emptyLocation('postgres')
  if (location.engine !== 'postgres') throw new Error('asked for PostgreSQL')
  const s3 = hasSwift() ? s3Variables(await newS3Location('media')) : null
  const shared = await temporaryFolder()
  const ports = [await freePort(), await freePort(), await freePort()]
  const door = await freePort()
  const address = `http://localhost:${door}`
  const start = async (port: number): Promise<Running> => {
    const program = startProgram(['start'], {
      PORT: String(port),
      SITE_URL: address,
      ...(s3 ? { DATA_DIR: await temporaryFolder(), MEDIA_URL: s3.url, ...s3.keys } : { DATA_DIR: shared }),
      DATABASE_URL: location.url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...ADMINISTRATOR_VARIABLES,
    })
    await program.address()
    const isReady = async () => (await fetch(`http://localhost:${port}/readyz`)).status
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
    return program
  }
  const machines = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)))
  let settings = await docsBlock('deploy.md', 'Several machines', 'conf')
  for (const [index, port] of ports.entries()) settings = settings.replace(`10.0.0.${index + 1}:3000`, `127.0.0.1:${port}`)
  await startBalancer(settings.replace('listen 80;', `listen 127.0.0.1:${door};`), async () => (await fetch(`${address}/healthz`)).ok)
  return { address, location, ports, machines, start }
}

describe.skipIf(!engines.includes('postgres') || !findNginx())('three machines on one PostgreSQL, behind nginx', () => {
  const limit = { timeout: 240_000 + KILLS * 30_000 + ROUNDS * 90_000 }
  it('show at once what is published on one, and no reader sees one killed, nor all of them updated one by one', limit, async () => {
    const { address, location, ports, machines, start } = await openMachines()
    const editor = await signIn(address, ADMINISTRATOR)
    const file = Buffer.from(`%PDF-1.4 ${'pagina '.repeat(1000)}`)
    await editor.send('POST', 'media/upload?name=prova.pdf', new Blob([file]))
    for (const port of ports) {
      const kept = await fetch(`http://localhost:${port}${addressOf.file(createHash('sha256').update(file).digest('hex'), 'pdf')}`)
      expect(Buffer.from(await kept.arrayBuffer()).equals(file)).toBe(true)
    }
    const publish = await articlePublisher(editor)
    const slugs = [await publish()]
    const readers = startReaders(address, () => ['/', ...slugs.slice(-20).map((slug) => addressOf.article(slug)), addressOf.feed('rss')])

    const publishAndLook = async () => {
      const slug = await publish()
      for (const port of ports) {
        const pages = await Promise.all(['/', addressOf.article(slug)].map((path) => fetch(`http://localhost:${port}${path}`)))
        expect(await Promise.all(pages.map(async (page) => (await page.text()).includes(slug)))).toEqual([true, true])
      }
      slugs.push(slug)
    }
    for (let time = 0; time < 3; time++) await publishAndLook()

    for (let kill = 0; kill < KILLS; kill++) {
      const port = ports[kill % ports.length] ?? 0
      await readers.goOn(BETWEEN)
      machines.get(port)?.kill('SIGKILL')
      await machines.get(port)?.ended
      await readers.goOn(BETWEEN)
      machines.set(port, await start(port))
    }
    const answersBeforeRounds = readers.answers()

    for (let round = 0; round < ROUNDS; round++) {
      for (const port of ports) {
        machines.get(port)?.kill('SIGTERM')
        expect(await machines.get(port)?.ended).toBe(0)
        await readers.goOn(BETWEEN)
        machines.set(port, await start(port))
        await publishAndLook()
      }
    }

    // What a newer version does to the store at its start, while those of today still serve: it only adds.
    const newer = openedDatabase(location)
    await newer.write(async (db) => {
      await sql`alter table document add column of_a_later_version text`.execute(db)
      await db.insertInto('migration').values({ name: '9999-later', appliedAt: '2099' }).execute()
    })
    for (const port of ports) {
      const ready = await fetch(`http://localhost:${port}/readyz`)
      expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready', migrations: 'newer' }])
    }
    await publishAndLook()
    await readers.goOn(BETWEEN)
    await readers.stop()
    expect(readers.faults).toEqual([])
    report('several machines', [
      `three processes on one PostgreSQL and one S3 store behind nginx; ${slugs.length - 1} publications, each in the next answer of all three`,
      `${KILLS} times one of them \`kill -9\` under load (${answersBeforeRounds} answers), ${ROUNDS} times all three restarted one by one (${readers.answers() - answersBeforeRounds} answers): errors that a reader saw: ${readers.faults.length}`,
    ])
  })
})
