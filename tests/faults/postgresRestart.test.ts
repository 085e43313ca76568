import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
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
