import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import type { Engine, Key, Reader } from './Reader.ts'

/** Keys as WebDriver writes them. */
const KEYS: Record<Key, readonly string[]> = {
  Escape: ['\uE00C'],
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  End: ['\uE010'],
}
/** How WebDriver names an element that it has found. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The WebKit of a Linux desktop, in its bare browser, on a screen that nobody sees. */
export async function webDriverEngine(driver: string, browser: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen)
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: `:${display}` }, stdio: 'ignore' })
  const call = async <Told>(method: string, path: string, body?: object): Promise<Told> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: Told } // whatever it answers, WebDriver wraps in this
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilItAnswers(() => call('GET', '/status'))
  return {
    async newReader() {
      const options = { binary: browser, args: ['--automation'] }
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      })
      const reader = createReader((method, path, body) => call(method, `/session/${sessionId}${path}`, body))
      await reader.resize(1280, 800)
      return reader
    },
    async stop() {
      await ended(program)
      await ended(screen)
    },
  }
}

type Call = <Told>(method: string, path: string, body?: object) => Promise<Told>

function createReader(call: Call): Reader {
  const run: Reader['run'] = (act, ...given) =>
    call('POST', '/execute/sync', { script: `return (${String(act)})(...arguments)`, args: given })
  const act = async (source: object): Promise<void> => call('POST', '/actions', { actions: [source] })
  return {
    run,
    open: (url) => call('POST', '/url', { url }),
    async press(key) {
      const keys = KEYS[key]
      const down = keys.map((value) => ({ type: 'keyDown', value }))
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }))
      await act({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
    },
    async click(selector) {
      const found = await call<{ [ELEMENT]: string }>('POST', '/element', { using: 'css selector', value: selector })
      await call('POST', `/element/${found[ELEMENT]}/click`, {})
    },
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
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

/** What a program writes to its fourth channel first. */
async function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    program.stdio[3]?.once('data', (text: Buffer) => resolve(String(text).trim()))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (place === null || typeof place === 'string') throw new Error('A TCP server has a port')
  return place.port
}

/** Asks until there is an answer: a program that has just been started does not listen yet. */
async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      await ask()
      return
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
