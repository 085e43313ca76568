import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { wholeBrowser } from '../tests/support/browser.ts'
import { edicola, run } from '../tests/support/running.ts'
import { phoneSlowdown, serveBarePage } from './phone.ts'

/** A page for each set of controls that the demo has. */
const PAGES = [
  '/',
  '/articoli/dipingere-quando-non-si-vede',
  '/articoli/quello-che-si-sente-e-aria',
  '/articoli/il-lato-in-ombra',
  '/sostieni-la-rivista',
  '/numeri',
  '/cerca?q=mare',
  '/da-leggere',
]
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const CONTROLS = 'button, summary, select, input:not([type=hidden]), .note-reference a, .gallery a'
const DEBUGGING_PORT = 9515
const BUDGET_MS = 100
/** Whoever has seen the demo's announcements. */
const SEEN = ['hide_modal_id_benvenuto', 'please_do_not_show_again_modal_id_campagna-autunno']

/** An answer to a key or a press, in milliseconds. */
interface Answer {
  /** What was pressed, in words. */
  readonly control: string
  /** To the frame after it, as the browser counts "interaction to next paint": what it waited, what ran, what was painted. */
  readonly whole: number
  readonly waited: number
  readonly ran: number
}

interface Watched {
  readonly answers: Answer[]
}

interface PageAnswers {
  readonly name: string
  readonly answers: readonly Answer[]
}

/** Where the magazine is, and how slow what reads it. */
interface Phone {
  readonly site: string
  readonly slowdown: number
}

/** How long each control of readers' pages takes to answer, by a press and by a key, on the slow phone of Lighthouse. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  const program = run(edicola('start'), { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const bare = await serveBarePage()
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: [...wholeBrowser.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const site = await program.address()
    const slowdown = await phoneSlowdown(bare.address, DEBUGGING_PORT)
    const pages: PageAnswers[] = []
    for (const path of PAGES)
      for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[])
        pages.push(await useAll(browser, { site, slowdown }, path, screen))
    pages.push(await usePopup(browser, { site, slowdown }))
    print(pages, slowdown)
  } finally {
    await browser.close()
    bare.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function useAll(browser: Browser, phone: Phone, path: string, screen: keyof typeof SCREENS): Promise<PageAnswers> {
  const page = await open(browser, phone, path, screen, true)
  await seeAll(page)
  const controls = await page.locator(CONTROLS).all()
  let used = 0
  for (const control of controls) if (await useOne(page, control, screen === 'desktop')) used++
  return answersOf(page, `${path} ${screen}, ${used} controls`)
}

/** The announcement of the first page: its fields, then the way out. */
async function usePopup(browser: Browser, phone: Phone): Promise<PageAnswers> {
  const page = await open(browser, phone, '/', 'phone', false)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const controls = await dialog.locator(CONTROLS).all()
  for (const control of controls.reverse()) await useOne(page, control, false)
  return answersOf(page, `announcement, ${controls.length} controls`)
}

async function open(
  browser: Browser,
  { site, slowdown }: Phone,
  path: string,
  screen: keyof typeof SCREENS,
  hasSeen: boolean,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, viewport: SCREENS[screen], bypassCSP: true })
  if (hasSeen) await context.addCookies(SEEN.map((name) => ({ name, value: 'true', url: site })))
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(path, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Walks down the page: what comes to life when it is seen is seen, and has controls of its own. */
async function seeAll(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? SCREENS.phone
  for (let seen = 0; seen < (await page.evaluate(() => document.body.scrollHeight)); seen += height) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), seen)
    await comeToRest(page)
  }
}

/** Nobody presses what has not been painted: a jump to it, and what that wakes, is no part of the answer. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
}

/** Presses it and types into it, if a reader could, and closes what it opened once that is seen. A desk has a mouse, which comes near before it presses. */
async function useOne(page: Page, control: Locator, hasMouse: boolean): Promise<boolean> {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return false
  const takesWords = await control.evaluate((element) => element.matches('input[type=search], input:not([type])'))
  const hasChoices = await control.evaluate((element) => element.matches('select'))
  try {
    await (hasMouse ? control.hover({ timeout: 2000 }) : control.scrollIntoViewIfNeeded({ timeout: 2000 }))
    await comeToRest(page)
    await control.click({ timeout: 2000 })
  } catch {
    return false // something is before it
  }
  if (takesWords) await page.keyboard.type('mare')
  if (hasChoices) for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await comeToRest(page)
  await page.keyboard.press('Escape')
  await page
    .locator('details[open] > summary')
    .evaluateAll((open) => open.forEach((summary) => summary.parentElement?.removeAttribute('open')))
  return true
}

/** In the page: keeps how long each answer took. Forms are not sent: another page is another matter. */
function watch(): void {
  const answers: Answer[] = []
  Object.assign(globalThis, { answers } satisfies Watched)
  addEventListener('submit', (event) => event.preventDefault())
  new PerformanceObserver((list) => {
    // The type of an entry is told by what was observed.
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      const target = entry.target as Element | null // a document has no controls
      const element = target?.closest('a, button, input, label, select, summary') ?? target
      const words = element?.getAttribute('aria-label') ?? (element?.textContent.trim().slice(0, 30) || element?.outerHTML.slice(0, 60))
      answers.push({
        control: `${entry.name} ${words ?? 'page'}`,
        whole: entry.duration,
        waited: entry.processingStart - entry.startTime,
        ran: entry.processingEnd - entry.processingStart,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit) // the threshold is newer than the types
}

async function answersOf(page: Page, name: string): Promise<PageAnswers> {
  await comeToRest(page) // entries come after the frame they are of
  const { answers } = await page.evaluate(() => ({ answers: (globalThis as unknown as Watched).answers })) // `watch` put it there
  await page.context().close()
  return { name, answers }
}

/** A line for each page, and for its slowest answer what it was and where its time went. */
function print(pages: readonly PageAnswers[], slowdown: number): void {
  console.log(
    `\nReaders’ controls: from a press to the next frame, a processor ${slowdown.toFixed(1)} times slower than this machine’s, in Chromium\n`,
  )
  console.log(`  ${'page'.padEnd(56)} median  worst  the slowest`)
  for (const { name, answers } of pages) {
    const [slowest, ...others] = [...answers].sort((a, b) => b.whole - a.whole)
    if (!slowest) continue
    const middle = [slowest, ...others][answers.length >> 1]?.whole ?? 0
    const { control, whole, waited, ran } = slowest
    const parts = `${control}: waited ${Math.round(waited)}, ran ${Math.round(ran)}, painted ${Math.round(whole - waited - ran)}`
    const over = whole > BUDGET_MS ? '  OVER' : ''
    console.log(`  ${name.padEnd(56)} ${String(middle).padStart(6)} ${String(whole).padStart(6)}  ${parts}${over}`)
  }
}
