import { spawn, type ChildProcess } from 'node:child_process'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '../../support/freePort.ts'
import type { Engine, Key, Reader } from './Reader.ts'

/** Keys as WebDriver writes them. */
const KEYS: Record<Key, readonly string[]> = {
  Escape: ['\uE00C'],
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  ArrowRight: ['\uE014'],
  'Control+b': ['\uE009', 'b'],
  'Control+s': ['\uE009', 's'],
}

/** The WebKit of a Linux desktop, in its bare browser, on a screen that nobody sees. */
export async function webDriverEngine(driver: string, browser: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen)
  let { call, stop } = await startDriver(driver, display)
  const begin = async () => {
    const options = { binary: browser, args: ['--automation'] }
    // What is clicked is waited for as long as what is expected.
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { implicit: 15_000 } } }
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities }, AbortSignal.timeout(SESSION_MS))
    const session = call
    return createReader((method, path, body) => session(method, `/session/${sessionId}${path}`, body))
  }
  return {
    async newReader() {
      const reader = await begin().catch(async (error: unknown) => {
        process.stderr.write(`WebKit did not come (${String(error)}): its driver is started anew\n`)
        await stop()
        ;({ call, stop } = await startDriver(driver, display))
        return begin()
      })
      await reader.resize(1280, 800)
      return reader
    },
    async stop() {
      await stop()
      await ended(screen)
    },
  }
}

/** The driver waits for ever for a browser that it started and that never called back: seen once in some thousand starts, on a busy machine. */
const SESSION_MS = 45_000

async function startDriver(driver: string, display: string): Promise<{ readonly call: Call; readonly stop: () => Promise<void> }> {
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: `:${display}` }, stdio: 'ignore' })
  const call: Call = async <Told>(method: string, path: string, body?: object, signal?: AbortSignal) => {
    const { status, text } = await ask(port, method, path, body, signal)
    const { value } = JSON.parse(text) as { value: Told } // whatever it answers, WebDriver wraps in this
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilItAnswers(() => call('GET', '/status'))
  return { call, stop: () => ended(program) }
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })

type Call = <Told>(method: string, path: string, body?: object, signal?: AbortSignal) => Promise<Told>

function createReader(call: Call): Reader {
  const run: Reader['run'] = (act, ...given) =>
    call('POST', '/execute/sync', { script: `return (${String(act)})(...arguments)`, args: given })
  const act = async (source: object): Promise<void> => call('POST', '/actions', { actions: [source] })
  const strike = (actions: readonly object[]) => act({ type: 'key', id: 'keyboard', actions })
  const clickAt = (x: number, y: number) =>
    act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  return {
    run,
    open: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    address: async () => new URL(await call<string>('GET', '/url')),
    async press(key) {
      const keys = KEYS[key]
      await strike([...keys.map(down), ...keys.toReversed().map(up)])
    },
    type: (words) => strike(Array.from(words).flatMap((letter) => [down(letter), up(letter)])),
    async click(selector) {
      const using = selector.startsWith('//') ? 'xpath' : 'css selector'
      const found = await call<object>('POST', '/element', { using, value: selector })
      const element = found as Element // a reference, which the driver turns into the element
      // Not by the driver's own click, which refuses what stands in a part of the page that stays while the rest scrolls.
      let last = ''
      const hit = async () => {
        const middle = await run(bareMiddleOf, element)
        const isStill = String(middle) === last
        last = String(middle)
        if (!isStill) throw new Error(`${selector} is still moving`)
        await run(noteMiss, element)
        await clickAt(...middle)
        // The click may have led to another page, which knows nothing of it.
        if (await run(wasMissed)) throw new Error(`${selector} moved away under the pointer`)
      }
      await untilItAnswers(hit)
    },
    clickAt,
    async resize(width, height) {
      // A window has a bar and edges of its own.
      await call('POST', '/window/rect', { width, height })
      const [inner, outer] = await run(() => [innerWidth, innerHeight] as const)
      await call('POST', '/window/rect', { width: 2 * width - inner, height: 2 * height - outer })
    },
    cookieNames: async () => (await call<{ name: string }[]>('GET', '/cookie')).map(({ name }) => name).sort(),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    close: () => call('DELETE', ''),
  }
}

/** Over a connection of its own: the driver closes those that wait for more, at times while a question is on its way. */
async function ask(
  port: number,
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, agent: false, ...(signal && { signal }) }, (answer) => {
      text(answer).then((whole) => resolve({ status: answer.statusCode, text: whole }), reject)
    })
    asked.once('error', reject).end(body && JSON.stringify(body))
  })
}

/** What a program writes to its fourth channel first. */
async function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    program.stdio[3]?.once('data', (line: Buffer) => resolve(String(line).trim()))
  })
}

/** Runs in the page: the middle of an element, brought into sight, with nothing before it but a label of its own. */
function bareMiddleOf(element: Element): readonly [x: number, y: number] {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const middle = [x + width / 2, y + height / 2] as const
  const top = document.elementFromPoint(...middle)
  if (top && (element.contains(top) || top.closest('label')?.contains(element))) return middle
  throw new Error(`${element.outerHTML.slice(0, 200)} is not there to be clicked`)
}

/** Runs in the page: a page that grows or shrinks between a look and a click leaves the click beside its element. */
function noteMiss(element: Element): void {
  const note = ({ target }: Event) => {
    const isHit = target instanceof Element && (element.contains(target) || target.closest('label')?.contains(element))
    Object.assign(window, { isMissed: !isHit })
  }
  Object.assign(window, { isMissed: false })
  document.addEventListener('pointerdown', note, { once: true, capture: true })
}

const wasMissed = (): boolean => 'isMissed' in window && window.isMissed === true

/** Asks until there is an answer: a program that has just been started does not listen yet. */
async function untilItAnswers<Told>(ask: () => Promise<Told>): Promise<Told> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function ended(program: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await gone
}
