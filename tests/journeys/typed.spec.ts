import { readFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Frame, type Page, type Request } from '@playwright/test'
import { runnerImport } from 'vite'
import { kinds, type Kind } from '../../src/content/kinds.ts'
import { hostileWords } from '../support/hostileContents.ts'
import { startHostileSite, type HostileRound } from '../support/hostileSite.ts'
import type * as SiteAddresses from '../support/siteAddresses.ts'

// One magazine for all: it takes longer to fill than to read.
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

let site: Awaited<ReturnType<typeof startHostileSite>>
let addresses: typeof SiteAddresses
test.beforeAll(async () => {
  // The server's own modules are Vite's to read.
  addresses = (await runnerImport<typeof SiteAddresses>('./tests/support/siteAddresses.ts', { logLevel: 'error' })).module
  site = await startHostileSite()
})
test.afterAll(() => site.stop())

test('what editors typed is words on every page that readers open', async ({ context }) => {
  const seen = await watch(context)
  const paths = [...new Set(site.rounds.flatMap((round) => addresses.pages.map(({ pattern }) => pathAt(pattern, round))))]
  const asked = addresses.pages.flatMap(({ pattern, query }) =>
    query.map((name) => `${pattern}?${name}=${encodeURIComponent(hostileWords(0, 300))}`),
  )
  const { address: preview } = await site.administrator.send('POST', `article/${site.handedIn}/preview-link`, {})
  const others = ['/articoli/consegnato', new URL(String(preview)).pathname]
  await inLanes(context, [...paths, ...asked, ...others], async (page, path) => {
    const response = await page.goto(site.address + path)
    expect([path, response?.status()]).toEqual([path, 200])
    await lookAt(page, seen)
  })
  await inLanes(context, [`/%22%3E%3Cimg%20src=x%20onerror=flag()%3E`, '/anteprima/%3Csvg%20onload=flag()%3E'], async (page, path) => {
    expect((await page.goto(site.address + path))?.status()).toBeGreaterThanOrEqual(400)
    await lookAt(page, seen)
  })
  expect(seen).toEqual([])
})

test('what editors typed is words in an announcement that opens', async ({ context }) => {
  const seen = await watch(context)
  await inLanes(
    context,
    site.rounds.map(({ slug }) => slug),
    async (page, slug) => {
      await page.goto(`${site.address}/archivio?modal=${slug}`)
      await page.mouse.move(9, 9) // announcements come at the first touch
      await expect(page.getByRole('dialog')).toBeVisible()
      await lookAt(page, seen)
      // Focus goes over everything in it, and whoever presses OK is sent where the editor typed.
      for (let time = 0; time < 8; time++) await page.keyboard.press('Tab')
      await lookAt(page, seen)
    },
  )
  expect(seen).toEqual([])
})

test('what editors typed is words in feeds, sitemaps and what else programs read', async ({ page, context }) => {
  const seen = await watch(context)
  // A page without any policy, as other people's programs have it.
  await page.goto('about:blank')
  for (const [path, type] of new Map(
    site.rounds.flatMap((round) => addresses.files.map(({ pattern, type }) => [pathAt(pattern, round), type] as const)),
  )) {
    const answer = await page.request.get(site.address + path)
    expect([path, answer.status()]).toEqual([path, 200])
    const text = await answer.text()
    if (type.includes('json')) expect(() => JSON.parse(text) as unknown).not.toThrow()
    if (!type.includes('xml')) continue
    const { fault, markup } = await page.evaluate(readXml, text)
    expect([path, fault]).toEqual([path, null])
    // What a program that follows the magazine does with the text of an item.
    for (const html of markup) await page.evaluate((inner) => (document.body.innerHTML = inner), html)
    seen.push(...(await foreignMarkup(page.mainFrame())))
  }
  expect(seen).toEqual([])
})

test('what editors typed, and what strangers sent, is words on every screen of the back office', async ({ context }) => {
  const seen = await watch(context)
  await context.addCookies(
    site.administrator.cookie.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: site.address }
    }),
  )
  const [round] = site.rounds
  if (!round) throw new Error('The magazine has documents')
  const page = await context.newPage()
  const asking = new Set<Request>()
  // Of a frame that is taken away nobody says that its requests have ended.
  page.on('request', (request) => void (request.frame() === page.mainFrame() && asking.add(request)))
  page.on('requestfinished', (request) => void asking.delete(request))
  page.on('requestfailed', (request) => void asking.delete(request))
  // What every screen shows of whoever is signed in would hide that it shows nothing else.
  const own = '/profilo'
  await page.goto(`${site.address}/admin${own}`)
  for (const path of [...screensOf(round).filter((screen) => screen !== own), own]) {
    if (path === own) {
      await site.administrator.send('PUT', 'me', { name: hostileWords(0, 120) })
      // The screens know who they are for since they were opened.
      await page.goto('about:blank')
      asking.clear()
      await page.goto(`${site.address}/admin${own}`)
    } else await page.evaluate(goTo, `/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => asking.size === 0 && (await page.evaluate(showsTheWords)), { message: path }).toBe(true)
    await lookAt(page, seen)
  }
  await page.goto(`${site.address}/api/admin/docs`)
  await lookAt(page, seen)
  expect(seen).toEqual([])

  for (const table of ['audit.csv', `popup/${round.ids.popup}/statistics.csv`, 'consents.csv']) {
    const answer = await page.request.get(`${site.address}/api/admin/${table}`)
    expect([table, answer.status()]).toEqual([table, 200])
    const cells = (await answer.text()).slice(1).match(/"(?:[^"]|"")*"/g) ?? []
    expect(cells.filter((cell) => /^"[=+\-@|]/.test(cell))).toEqual([])
  }
})

/** Notes whatever runs that must not, and whatever the policy had to refuse: our own markup gives it no cause. */
async function watch(context: BrowserContext): Promise<string[]> {
  const seen: string[] = []
  await context.exposeBinding('note', ({ page }, what: string) => void seen.push(`${page.url()} ${what}`))
  await context.addInitScript(() => {
    const { note } = window as unknown as { note: (what: string) => void } // what was exposed
    Object.assign(window, { flag: () => note('ran') })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      note(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  context.on('dialog', (dialog) => {
    seen.push(`said: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return seen
}

/** Notes what stands in the page, or in a frame of it, that only an attack could have put there, and data for machines that they cannot read. */
async function lookAt(page: Page, seen: string[]): Promise<void> {
  let found: string[] = []
  // A preview that draws itself anew takes its frame away while it is looked at: then all of them are looked at again.
  await expect(async () => {
    found = (await Promise.all(page.frames().map(foreignMarkup))).flat()
  }).toPass()
  seen.push(...found.map((markup) => `${page.url()} has ${markup}`))
  const cards = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content') ?? ''))
  for (const card of cards) expect((await page.request.get(card)).headers()['content-type']).toBe('image/jpeg')
}

const foreignMarkup = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const isAddress = /^(href|src|action|formaction|data|xlink:href)$/
    const runs = /^\s*(javascript|vbscript|data:text)/i
    const isForeign = (element: Element) =>
      element.matches('embed, object, base, [src="x"]') ||
      [...element.attributes].some(({ name, value }) => name.startsWith('on') || (isAddress.test(name) && runs.test(value)))
    const unreadable = [...document.querySelectorAll('script[type="application/ld+json"]')].filter(({ textContent }) => {
      try {
        return typeof JSON.parse(textContent) !== 'object'
      } catch {
        return true
      }
    })
    return [...[...document.querySelectorAll('*')].filter(isForeign), ...unreadable].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

/** What is wrong with a text as XML, and the markup that its elements hold as words. */
function readXml(text: string): { fault: string | null; markup: string[] } {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const markup = [...document.querySelectorAll('item > description, encoded, content[type=html]')].map(({ textContent }) => textContent)
  return { fault: document.querySelector('parsererror')?.textContent ?? null, markup }
}

/** Where a pattern of ours leads in this magazine. A part of an address that is not known here is a new kind of page: it wants a value. */
function pathAt(pattern: string, { slug }: HostileRound): string {
  const now = new Date()
  const parts: Record<string, string> = {
    slug,
    year: String(now.getFullYear()),
    month: String(now.getMonth() + 1).padStart(2, '0'),
    number: '1',
  }
  return pattern.replaceAll(/:(\w+)(\(.*\))?/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`No value for :${name} of ${pattern}`)
    return part
  })
}

/** Every screen that `BackOffice.tsx` names, with a document where it is one's own. */
function screensOf({ ids }: HostileRound): string[] {
  const source = readFileSync('src/admin/BackOffice.tsx', 'utf8')
  const lists = [...source.matchAll(/<Resource name="(\w+)"([^>]*)/g)].flatMap(([, name = '', props = '']) => {
    const id = name in kinds ? ids[name as Kind] : ''
    return props.includes('edit={') ? [`/${name}`, `/${name}/${id}`] : [`/${name}`]
  })
  const routes = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : `/popup/${path.replace(':id', ids.popup)}`,
  )
  return ['', ...lists, ...routes]
}

/** Runs in the page: opens another screen as a link of its own does. */
function goTo(path: string): void {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

/** Runs in the page, once it has nothing else to do: do hostile words stand on it, in its text or in a field? */
async function showsTheWords(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve))
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value)
  return [document.body.innerText, ...fields].some((text) => text.includes('flag()'))
}

/** Two pages at once take as long as the slower half. */
async function inLanes(
  context: BrowserContext,
  paths: readonly string[],
  read: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const waiting = [...paths]
  const lane = async () => {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await read(page, path)
    await page.close()
  }
  await Promise.all([lane(), lane()])
}
