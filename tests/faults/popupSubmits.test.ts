import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import { openDatabase, type DatabaseLocation } from '../../src/store/database.ts'
import { addUser } from '../../src/store/people/users.ts'
import { unwrap } from '../support/unwrap.ts'
import { freePort } from '../support/freePort.ts'
import { startProgram } from '../support/program.ts'
import { engines, migratedLocation, openedDatabase, temporaryFolder } from '../support/stores.ts'

const CLIENTS = 200
/** In the suite as long as every client has one answer before the kill and one after it; longer, if one likes, by hand. */
const SECONDS = Number(process.env['EDICOLA_SUBMIT_SECONDS'] ?? 0)

describe.each(engines)('readers who click OK while the program is killed, on %s', (engine) => {
  it('every submit that was acknowledged is kept, and none twice', { timeout: 120_000 + SECONDS * 2000 }, async () => {
    const location = await migratedLocation(engine)
    await announce(location)
    const port = await freePort()
    const folder = await temporaryFolder()
    const variables = {
      PORT: String(port),
      DATA_DIR: location.engine === 'sqlite' ? location.file.replace(/\/[^/]+$/, '') : folder,
      // Readers come from many places; the limit is for each.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...(location.engine === 'postgres' && { DATABASE_URL: location.url }),
    }
    const first = startProgram(['start'], variables)
    await first.address()

    const acknowledged = new Set<string>()
    const given: string[] = []
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    onTestFinished(() => agent.destroy())
    const clicking = { isOver: false }
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let time = 0; !clicking.isOver; time++) {
        const key = randomUUID()
        given.push(key)
        // Whoever gets no answer asks again under the same key, as long as it takes.
        while (!(await submit(agent, port, key, `10.${client}.${(time >> 6) & 255}.${time % 64}`))) {
          await pause(100)
          if (hasEnded(clicking)) return
        }
        acknowledged.add(key)
      }
    })
    // However slow the machine: the kill comes in the middle of answers.
    await goOnUntil(() => acknowledged.size >= CLIENTS)
    first.kill('SIGKILL')
    await first.ended
    const before = acknowledged.size
    const second = startProgram(['start'], variables)
    await second.address()
    await goOnUntil(() => acknowledged.size >= before + CLIENTS)
    clicking.isOver = true
    await Promise.all(clients)

    const rows = await openedDatabase(location).db.selectFrom('popupSubmit').select('id').execute()
    const kept = rows.map(({ id }) => id)
    const stored = new Set(kept)
    expect(kept.length).toBe(stored.size)
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([])
    if (process.env['EDICOLA_SUBMIT_SECONDS']) process.stdout.write(`${engine}: ${acknowledged.size} acknowledged, ${kept.length} kept\n`)
    const asked = new Set(given)
    expect(kept.filter((key) => !asked.has(key))).toEqual([])
  })
})

const hasEnded = ({ isOver }: { readonly isOver: boolean }): boolean => isOver

/** Half of the time, and as much more as it takes. */
async function goOnUntil(isEnough: () => boolean): Promise<void> {
  await pause((SECONDS * 1000) / 2)
  while (!isEnough()) await pause(50)
}

function submit(agent: Agent, port: number, key: string, from: string): Promise<boolean> {
  return new Promise((resolve) => {
    const calling = request(
      {
        agent,
        port,
        host: 'localhost',
        method: 'POST',
        path: '/modal/ajax/hook-modal-submit',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key, 'x-forwarded-for': from },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode === 200))
        response.once('error', () => resolve(false))
      },
    )
    calling.once('error', () => resolve(false))
    calling.end('id=7&modal_state%5Bdont_show_again_option%5D=true')
  })
}

/** A magazine with one announcement, as the program will find it. */
async function announce(location: DatabaseLocation): Promise<void> {
  const database = openDatabase(location)
  const clock = () => new Date()
  const ada = await addUser(
    database,
    { name: 'Ada', email: 'ada@example.it', role: 'amministratore' },
    { clock, newId: randomUUID, passwordHash: 'x' },
  )
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  const { id } = unwrap(await newsroom.create(ada, 'popup', { id: '7', name: 'Sette', title: 'Sette' }))
  unwrap(await newsroom.publish(ada, 'popup', id, 1))
  await database.close()
}
