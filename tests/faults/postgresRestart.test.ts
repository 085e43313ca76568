import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { startCluster } from '../support/postgresCluster.ts'
import { emptyLocation, temporaryFolder } from '../support/stores.ts'
import { startProgram } from '../support/program.ts'

describe.runIf(inject('postgresUrl'))('when PostgreSQL drops every connection', () => {
  it('the program lives on, and serves again as soon as it can connect', async () => {
    const location = await emptyLocation('postgres')
    if (location.engine !== 'postgres') throw new Error('Asked for PostgreSQL')
    const program = startProgram(['start'], { DATA_DIR: await temporaryFolder(), DATABASE_URL: location.url })
    const address = await program.address()
    const statuses: number[] = []
    const readers = Array.from({ length: 10 }, async () => {
      for (let visit = 0; visit < 40; visit++) statuses.push((await fetch(address)).status)
    })
    const admin = new pg.Client({ connectionString: location.url })
    await admin.connect()
    for (let cut = 0; cut < 5; cut++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', ['edicola'])
    }
    await admin.end()
    await Promise.all(readers)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    // A reader whose query was cut is told to come back, and nothing worse.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })
})

describe.runIf(inject('postgresUrl'))('when PostgreSQL stops', () => {
  it('pages that were read are served as they were, the rest waits politely, and all is well when it is back', async () => {
    const cluster = await startCluster()
    if (!cluster) throw new Error('There was one a moment ago')
    onTestFinished(() => cluster.stop())
    const origin = 'http://rivista.example'
    const person = { email: 'ada@example.it', password: 'cavallo-batteria-graffetta' }
    const program = startProgram(['start'], {
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: cluster.url,
      SITE_URL: origin,
      EDICOLA_ADMIN_EMAIL: person.email,
      EDICOLA_ADMIN_PASSWORD: person.password,
    })
    const address = await program.address()
    const signIn = () =>
      fetch(`${address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(person),
      })
    const cookie = (await signIn()).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const ask = (path: string) => fetch(address + path, { headers: { accept: 'text/html' } })
    const statusOf = async (path: string) => (await ask(path)).status
    const before = await (await ask('/')).text()

    await cluster.pause()
    await expect.poll(() => statusOf('/readyz'), WAIT).toBe(503)
    const stale = await ask('/')
    expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(stale.headers.get('cache-status')).toMatch(/^edicola; hit; ttl=/)
    expect(await stale.text()).toBe(before)
    const unread = await ask('/archivio')
    expect([unread.status, unread.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await statusOf('/healthz')).toBe(200)
    for (const answer of [await fetch(`${address}/api/admin/me`, { headers: { cookie } }), await signIn()])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])

    await cluster.resume()
    await expect.poll(() => statusOf('/readyz'), WAIT).toBe(200)
    expect(await statusOf('/archivio')).toBe(200)
    expect((await fetch(`${address}/api/admin/me`, { headers: { cookie } })).status).toBe(200)
    expect((await ask('/')).headers.get('cache-control')).not.toBe('no-cache')
  })
})

const WAIT = { timeout: 30_000 }
