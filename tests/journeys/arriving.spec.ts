import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base } from '@playwright/test'
import { layoutShifts } from './layoutShifts.ts'

interface SlowLine {
  readonly address: string
  /** From now on a page comes up to where this is first found in it, and stops until it is let go. */
  stopAfter(mark: string): void
  letGo(): void
}

/** The magazine over a line that stops in the midst of a page. */
const test = base.extend<{ line: SlowLine }>({
  async line({ baseURL }, use) {
    let stop: string | undefined
    let letGo = (): void => undefined
    const server = createServer((request, response) => {
      void fetch(new URL(request.url ?? '', baseURL)).then(async (answer) => {
        for (const name of ['content-type', 'cache-control']) response.setHeader(name, answer.headers.get(name) ?? '')
        if (!stop || !answer.headers.get('content-type')?.startsWith('text/html'))
          return response.end(Buffer.from(await answer.arrayBuffer()))
        const page = await answer.text()
        if (!page.includes(stop)) throw new Error(`${request.url} has no ${stop}`)
        const end = page.indexOf(stop) + stop.length
        const rest = new Promise<void>((resolve) => (letGo = resolve))
        response.write(page.slice(0, end))
        await rest
        return response.end(page.slice(end))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = server.address() as AddressInfo // listening on a port, so it is no path
    await use({ address: `http://localhost:${port}`, stopAfter: (mark) => (stop = mark), letGo: () => letGo() })
    server.closeAllConnections()
    server.close()
  },
})

const ARTICLE = '/articoli/dipingere-quando-non-si-vede'

test('a page that comes slowly is brought to life whole, though the browser has its scripts already', async ({ page, line }) => {
  await page.goto(line.address + ARTICLE)
  await expect(page.locator('.js-save')).toBeVisible()
  line.stopAfter('</head>')
  const script = page.waitForResponse(/\/main-.*\.js/)
  await page.goto(line.address + ARTICLE, { waitUntil: 'commit' })
  await (await script).finished()
  line.letGo()
  await expect(page.locator('.js-save')).toBeVisible()
})

for (const [path, marks] of Object.entries({
  '/': ['Archivio</a></li>', 'class="teaser-words">', '</h2>', 'teaser-standfirst">'],
  '/sezioni/arti': ['</h1>', '</h2>'],
  '/numeri/la-notte': ['</h1>'],
  '/cerca?q=luna': ['</picture>'],
  [ARTICLE]: ['Archivio</a></li>', '</h1>', '</header><figure', 'id="apertura"', '</figure>'], // full-bleed
  '/articoli/addormentarsi-a-livorno': ['</h1>', '</header><figure', '</figure>'], // split
})) {
  test(`nothing on ${path} moves when the line stops in the midst of it`, async ({ page, line }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.goto(line.address + path)
    for (const mark of marks) {
      line.stopAfter(mark)
      await page.goto(line.address + path, { waitUntil: 'commit' })
      // A half page that can be painted is painted by then; on a machine that stands still the test only says less.
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 10))
      })
      line.letGo()
      await page.waitForLoadState()
      expect(await layoutShifts(page), mark).toBe(0)
    }
    // Chromium complains of an element that it waited for in vain.
    expect(warnings).toEqual([])
  })
}
