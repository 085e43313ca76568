import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import autocannon from 'autocannon'
import { drawDemoMedia, seedDemo } from '../src/cli/demo/seedDemo.ts'
import type { Contents } from '../src/content/kinds.ts'
import { createNewsroom } from '../src/content/newsroom/newsroom.ts'
import { messagesIn } from '../src/messages/messages.ts'
import { createDocumentStore } from '../src/store/documents/documentStore.ts'
import { openDatabase, type Database } from '../src/store/database.ts'
import { createDiskStorage } from '../src/store/media/diskStorage.ts'
import { migrate } from '../src/store/migrate.ts'
import { addFirstAdministrator } from '../src/store/people/users.ts'
import { wholeBrowser } from '../tests/support/browser.ts'
import { newAddress } from '../tests/support/newAddress.ts'
import { unwrap } from '../tests/support/unwrap.ts'
import { edicola, run } from '../tests/support/running.ts'
import { onFirstCore } from './cores.ts'
import { tableOf, writeTables } from './figureTables.ts'
import { figureOf, type Figure } from './measure.ts'

const RUNS = 20
const BUDGET_MS = 50
const READERS = 200
const SECONDS = 5
/** A server that has been up for a while is what readers meet: before this its code is still being compiled. */
const WARM_UP_SECONDS = 5
const clock = () => new Date()

/** The announcements that are measured: each on an article of the demo, by the way it opens. */
const TRIGGERS = {
  delay: { path: '/articoli/dipingere-quando-non-si-vede', content: { trigger: { type: 'delay', seconds: 1 } } },
  scroll: { path: '/articoli/il-coniglio-che-collauda-i-televisori', content: { trigger: { type: 'scroll', offset: '30%', line: 0 } } },
  click: { path: '/articoli/contare-le-porte', content: { autoOpen: false, openModalOnElementClick: 'h1' } },
} as const satisfies Record<string, { readonly path: string; readonly content: Partial<Contents['popup']> }>
type Trigger = keyof typeof TRIGGERS

/**
 * How soon an announcement is on the screen once something asks for it, whether the page moves by it, and how many OK a second are kept for good, beside what
 * the same store does with a transaction for each. `--write` writes the tables into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const load = loadavg()[0] ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  await prepare(folder)
  const program = run(onFirstCore(edicola('start')), { DATA_DIR: folder, EDICOLA_DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
  const browser = await chromium.launch(wholeBrowser)
  try {
    const site = await program.address()
    const tables = `${await measureOpenings(browser, site)}\n\n${await measureSubmits(site, folder)}`
    console.log(`\nAnnouncements (from the trigger to the paint: at most ${BUDGET_MS} ms)\n\n${tables}\n`)
    if (options.includes('--write')) writeTables('announcements', load, tables)
  } finally {
    await browser.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOpenings(browser: Browser, site: string): Promise<string> {
  const rows: string[][] = []
  for (const trigger of Object.keys(TRIGGERS) as Trigger[]) {
    const { figure, shift } = await openings(browser, site, trigger)
    rows.push([figure.name, figure.median.toFixed(1), figure.p99.toFixed(1), shift.toFixed(4)])
  }
  return tableOf(['an announcement opens', 'median, ms', 'p99, ms', `layout shift in ${RUNS} openings`], rows)
}

async function prepare(folder: string): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'edicola.sqlite') })
  await migrate(database, { clock, backupFolder: folder })
  const admin = { name: 'Bench', email: 'bench@example.it', role: 'amministratore' } as const
  const { user: actor } = await addFirstAdministrator(database, admin, { clock, newId: randomUUID, passwordHash: 'x' })
  const storage = createDiskStorage(join(folder, 'media'))
  console.log('Preparing a magazine…')
  const parts = { database, storage, actor, clock, newId: randomUUID, messages: messagesIn('it').cli, say: () => undefined }
  await seedDemo({ ...parts, media: await drawDemoMedia(parts, 60) })
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  // The demo's own would be in the way.
  const own = unwrap(await newsroom.list(actor, { kind: 'popup', sort: { by: 'title', isDescending: false }, limit: 100, offset: 0 }))
  for (const { id } of own.documents) unwrap(await newsroom.unpublish(actor, 'popup', id))
  for (const [id, { path, content }] of Object.entries(TRIGGERS)) {
    const made = unwrap(
      await newsroom.create(actor, 'popup', { id, name: id, title: 'Misura', targeting: { include: [path] }, ...content }),
    )
    unwrap(await newsroom.publish(actor, 'popup', made.id, 1))
  }
  await database.close()
}

/** Opens one announcement again and again, each time for a reader who has never been here. */
async function openings(browser: Browser, site: string, trigger: Trigger): Promise<{ figure: Figure; shift: number }> {
  const times: number[] = []
  let shift = 0
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(watch, trigger)
    await page.goto(site + TRIGGERS[trigger].path, { waitUntil: 'load' })
    // The page is idle once its scripts are there too: they are the last to come.
    await page.waitForFunction(() => (globalThis as unknown as Watched).isArmed)
    if (trigger === 'scroll') await page.mouse.wheel(0, 20_000)
    if (trigger === 'click') await page.locator('h1').click()
    const { ms, moved } = await page.evaluate(() => (globalThis as unknown as Watched).opened) // `watch` put it there
    times.push(ms)
    shift += moved
    await context.close()
  }
  return { figure: figureOf(`by ${trigger}`, times), shift }
}

interface Watched {
  readonly isArmed: boolean
  readonly opened: Promise<{ readonly ms: number; readonly moved: number }>
}

/** In the page: waits for the announcement, and says how long after its trigger the frame that shows it was drawn, and how far the page moved by it. */
function watch(trigger: Trigger): void {
  const opened: Watched['opened'] = new Promise((resolve) => {
    let asked = 0
    let moved = 0
    let isOpening = false
    new PerformanceObserver((list) => {
      // The type of an entry is told by what was observed.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) if (isOpening) moved += entry.value
    }).observe({ type: 'layout-shift' })
    const note = (event: Event) => void (asked = event.timeStamp)
    if (trigger === 'click') addEventListener('click', note, { capture: true })
    // Whichever scroll was the last before it opened has reached its mark.
    if (trigger === 'scroll') addEventListener('scroll', note, { capture: true })
    document.addEventListener('edicola:popup', (event) => {
      const { type, id } = (event as CustomEvent<{ type: string; id: string }>).detail // the engine sends no other kind
      if (id !== trigger) return
      if (type === 'armed') Object.assign(globalThis, { isArmed: true })
      if (trigger === 'delay' && type === 'armed') asked = performance.now() + 1000
      if (type !== 'shown') return
      isOpening = true
      // A frame asks its callbacks just before it is drawn; what they put off comes just after.
      requestAnimationFrame(() => setTimeout(() => resolve({ ms: performance.now() - asked, moved }), 0))
    })
  })
  Object.assign(globalThis, { opened })
}

/** As many readers as give an OK at the same time, from as many places; and whether what was acknowledged is there. */
async function measureSubmits(site: string, folder: string): Promise<string> {
  const warmUp = await giveOk(site, WARM_UP_SECONDS)
  const result = await giveOk(site, SECONDS)
  const acknowledged = warmUp['2xx'] + result['2xx']
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'edicola.sqlite') })
  try {
    const { kept } = await database.db
      .selectFrom('popupSubmit')
      .select((eb) => eb.fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow()
    const lost = Math.max(0, acknowledged - kept)
    const together = Math.round(result['2xx'] / SECONDS)
    const { p50, p99 } = result.latency
    const apart = Math.round((await writeOneByOne(database)) / SECONDS)
    return tableOf(
      ['OK, on SQLite', 'kept a second', 'median, ms', 'p99, ms', 'refused', 'acknowledged and lost'],
      [
        [`of ${READERS} readers at once`, together, p50, p99, warmUp.non2xx + result.non2xx, lost],
        ['a transaction for each, without HTTP', apart, '', '', '', ''],
        ['ratio', (together / apart).toFixed(1), '', '', '', ''],
      ],
    )
  } finally {
    await database.close()
  }
}

/** How many the store keeps in as many seconds if each waits for the disk by itself. */
async function writeOneByOne(database: Database): Promise<number> {
  const row = await database.db.selectFrom('popupSubmit').selectAll().limit(1).executeTakeFirstOrThrow()
  const end = performance.now() + SECONDS * 1000
  let written = 0
  for (; performance.now() < end; written++)
    await database.write((transaction) =>
      transaction
        .insertInto('popupSubmit')
        .values({ ...row, id: randomUUID() })
        .execute(),
    )
  return written
}

function giveOk(site: string, seconds: number): Promise<autocannon.Result> {
  return autocannon({
    url: `${site}/modal/ajax/hook-modal-submit`,
    connections: READERS,
    duration: seconds,
    method: 'POST',
    body: 'id=click&modal_state%5Bdont_show_again_option%5D=true',
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newAddress() },
        }),
      },
    ],
  })
}
