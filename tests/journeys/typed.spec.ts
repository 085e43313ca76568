import { readFileSync } from 'node:fs'
import { expect, test, type Request } from '@playwright/test'
import { runnerImport } from 'vite'
import { kinds, type Kind } from '../../src/content/kinds.ts'
import { inLanes, lookAt, watch } from './attackWatch.ts'
import { launchOptions } from '../support/browser.ts'
import { readFeed, takeForHtml } from './feedReader.ts'
import { armedFields, hostileContents, hostileWords, ROUNDS } from '../support/hostileContents.ts'
import { isSingleton, startHostileSite, type HostileRound } from '../support/hostileSite.ts'
import type * as SiteAddresses from '../support/siteAddresses.ts'

// One magazine for all: it takes longer to fill than to read.
test.describe.configure({ mode: 'default' })
// What is measured is told to hosts that nobody has: they are not found at once, whatever the network.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--host-resolver-rules=MAP *.example ~NOTFOUND'] } })

let site: Awaited<ReturnType<typeof startHostileSite>>
let addresses: typeof SiteAddresses
test.beforeAll(async () => {
  // The server's own modules are Vite's to read.
  addresses = (await runnerImport<typeof SiteAddresses>('./tests/support/siteAddresses.ts', { logLevel: 'error' })).module
  site = await startHostileSite()
})
test.afterAll(() => site.stop())

test('the magazine has an attack in every text that takes one', async () => {
  for (const kind of Object.keys(kinds) as Kind[]) {
    // Of settings there is one, which is of the first round.
    const typed = armedFields(Array.from({ length: isSingleton(kind) ? 1 : ROUNDS }, (_, round) => hostileContents(kind, round)))
    const stored = armedFields(await site.contentsOf(kind))
    expect([kind, [...typed].filter((field) => !stored.has(field))]).toEqual([kind, kind === 'media' ? [OUR_OWN] : []])
  }
})

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

test('what editors typed of who measures is words, before a reader has answered and after', async ({ context }) => {
  const seen = await watch(context)
  await context.route(/google/, (route) => route.abort())
  const page = await context.newPage()
  for (let round = 0; round < ROUNDS; round++) {
    const putBack = await site.change('analyticsSettings', hostileContents('analyticsSettings', round))
    try {
      await context.clearCookies()
      await page.goto(`${site.address}/archivio`)
      const banner = page.getByRole('dialog', { name: 'I cookie li scegli tu' })
      await expect(banner).toBeVisible()
      await lookAt(page, seen)
      await banner.getByRole('button', { name: 'Personalizza' }).click()
      const preferences = page.getByRole('dialog', { name: 'Preferenze cookie' })
      await expect(preferences).toBeVisible()
      await lookAt(page, seen)
      const told = page.waitForRequest(/y\.example.*matomo\.php$/)
      await preferences.getByRole('button', { name: 'Accetta', exact: true }).click()
      await told
      await lookAt(page, seen)
    } finally {
      await putBack()
    }
  }
  expect(seen).toEqual([])
})

test('what editors typed is words in feeds, sitemaps and what else programs read, even to one that takes all of it for HTML', async ({
  page,
  context,
}) => {
  const seen = await watch(context)
  // A page without any policy, as other people's programs have it.
  await page.goto('about:blank')
  for (const [path, type] of new Map(
    site.rounds.flatMap((round) => addresses.files.map(({ pattern, type }) => [pathAt(pattern, round), type] as const)),
  )) {
    const answer = await page.request.get(site.address + path)
    expect([path, answer.status()]).toEqual([path, 200])
    if (!/json|xml/.test(type)) continue
    const texts = await readFeed(page, type, await answer.text())
    expect([path, texts.fault]).toEqual([path, null])
    if (IS_FEED.test(type)) seen.push(...(await takeForHtml(page, texts)).map((found) => `${path}: ${found}`))
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
  await site.administrator.send('POST', `article/${round.ids.article}/preview-link`, {})
  // What readers ask for is counted in memory first.
  await expect.poll(async () => JSON.stringify(await site.administrator.send('GET', 'missing-pages'))).toContain('flag()')
  const page = await context.newPage()
  const asking = new Set<Request>()
  // Of a frame that is taken away nobody says that its requests have ended.
  page.on('request', (request) => void (request.frame() === page.mainFrame() && asking.add(request)))
  page.on('requestfinished', (request) => void asking.delete(request))
  page.on('requestfailed', (request) => void asking.delete(request))
  // What every screen shows of whoever is signed in would hide that it shows nothing else.
  const own = '/profilo'
  await page.goto(`${site.address}/admin${own}`)
  for (const path of [...screensOf(round).filter((screen) => screen !== own && !OURS_ALONE.has(screen)), own]) {
    if (path === own) {
      await site.administrator.send('PUT', 'me', { name: hostileWords(0, 120) })
      // The screens know who they are for since they were opened.
      await page.goto('about:blank')
      asking.clear()
      await page.goto(`${site.address}/admin${own}`)
    } else {
      // By way of one that shows none of them: a quick look would find those of the screen before.
      await page.evaluate(goTo, '/admin/nessuna-schermata')
      await expect.poll(() => page.evaluate(showsTheWords), { message: `before ${path}` }).toBe(false)
      await page.evaluate(goTo, `/admin${path}`)
    }
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

/** What the program made of a picture, and no save may change. */
const OUR_OWN = 'picture.thumbhash'

/** The screens on which nobody's words stand but ours: those of a move stand there only once a file was tried. */
const OURS_ALONE: ReadonlySet<string> = new Set(['/guida', '/impostazioni/trasloco'])

/** What people follow by programs that show them its texts; the rest is for machines alone. */
const IS_FEED = /(rss|atom)\+xml|feed\+json/

/** Where a pattern of ours leads in this magazine. A part of an address that is not known here is a new kind of page: it wants a value. */
function pathAt(pattern: string, { slug }: HostileRound): string {
  const now = new Date()
  const parts: Record<string, string> = {
    slug,
    year: String(now.getFullYear()),
    month: String(now.getMonth() + 1).padStart(2, '0'),
    number: '1',
    part: now.toISOString().slice(0, 7),
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
  const idOf = (name: string) => (name in kinds ? ids[name as Kind] : '')
  let resource = ''
  const screens = [...source.matchAll(/<Resource name="(?<name>\w+)"(?<props>[^>]*)|<Route path="(?<path>[^"]+)"/g)].flatMap(
    ({ groups = {} }) => {
      const { name, props = '', path = '' } = groups
      if (name === undefined) return path.startsWith('/') ? [path] : [`/${resource}/${path.replace(':id', idOf(resource))}`]
      resource = name
      return props.includes('edit={') ? [`/${name}`, `/${name}/${idOf(name)}`] : [`/${name}`]
    },
  )
  const [, tabs = ''] = /const TABS = \[([^\]]+)\]/.exec(readFileSync('src/admin/settings/SettingsScreen.tsx', 'utf8')) ?? []
  const settings = [...tabs.matchAll(/'(\w+)'/g)].map(([, tab]) => `/impostazioni?quali=${tab}`)
  return ['', ...screens, ...settings]
}

/** Runs in the page: opens another screen as a link of its own does. */
function goTo(path: string): void {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

/**
 * Runs in the page, once it has nothing else to do: do hostile words stand on it, in its text or in a field? On a busy machine a page that shows
 * another within it has always something to do: then after a moment.
 */
async function showsTheWords(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value)
  return [document.body.innerText, ...fields].some((text) => text.includes('flag()'))
}
