import { expect, test as base, type Page } from '@playwright/test'
import { startAskingSite } from '../support/askingSite.ts'
import { GOOGLE_TAG } from '../support/googleTag.ts'
import { wholeBrowser } from '../support/browser.ts'
import { patience } from '../support/patience.ts'
import { startSite, type Site } from '../popup/support/site.ts'

interface World {
  readonly address: string
  /** Where Matomo and Plausible stand, on this machine. */
  readonly elsewhere: Site
}

interface ProviderRequests {
  readonly matomo: () => string[]
  readonly plausible: () => string[]
  readonly google: () => string[]
  readonly own: () => string[]
}

const test = base.extend<{ received: ProviderRequests; complaints: string[] }, { world: World }>({
  world: [
    // Playwright reads what a fixture needs from its first parameter: nothing.
    async ({}, use) => {
      const elsewhere = await startSite()
      for (const path of ['/matomo/matomo.php', '/plausible/api/event']) {
        elsewhere.answer(path, (_request, response) => response.writeHead(204, { 'access-control-allow-origin': '*' }).end())
      }
      const { address, stop } = await startAskingSite({
        ga4: 'G-ABC12345',
        matomo: { address: `${elsewhere.address}/matomo`, siteId: '3', cookieless: false },
        plausible: { domain: 'rivista.example', address: `${elsewhere.address}/plausible` },
      })
      await use({ address, elsewhere })
      await stop()
      await elsewhere.stop()
    },
    { scope: 'worker', timeout: patience.timeout },
  ],
  baseURL: ({ world }, use) => use(world.address),
  complaints: async ({ page }, use) => {
    const found: string[] = []
    page.on('pageerror', ({ message }) => found.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(message.text())
    })
    await use(found)
  },
  received: async ({ page, world }, use) => {
    const google: string[] = []
    const own: string[] = []
    const before = world.elsewhere.calls.length
    await page.route(/google/, (route) => {
      const { hostname, searchParams } = new URL(route.request().url())
      if (hostname === 'www.googletagmanager.com') return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_TAG })
      google.push(searchParams.get('en') ?? '')
      return route.fulfill({ status: 204 })
    })
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/raccolta') own.push(new URLSearchParams(request.postData() ?? '').get('name') ?? '')
    })
    const bodies = (path: string) => world.elsewhere.calls.slice(before).flatMap((call) => (call.path === path ? [call.body] : []))
    await use({
      google: () => google,
      own: () => own,
      matomo: () => bodies('/matomo/matomo.php').map(matomoName),
      plausible: () => bodies('/plausible/api/event').map((body) => (JSON.parse(body) as { name: string }).name), // what Plausible is told
    })
  },
})

test.describe.configure({ mode: 'default' })
test.use({ launchOptions: wholeBrowser, storageState: { cookies: [], origins: [] } })

const PAGE = '/articoli/senza-annunci'
const banner = (page: Page) => page.getByRole('dialog', { name: 'I cookie li scegli tu' })
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

/** Whether it knows the reader, and of what it is told. */
function matomoName(body: string): string {
  const said = new URLSearchParams(body)
  return `${said.has('_id') ? 'known' : 'unknown'} ${said.get('e_c') ?? (said.has('link') ? 'outbound' : 'page')}`
}

/** Goes to a place in the page, and follows a link that leads out, in a tab of its own: the page is still there to be asked. */
async function lookAround(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = location.hash === '#qui' ? 'li' : 'qui'))
  await page.context().route('https://altrove.example/**', (route) => route.fulfill({ body: 'Altrove' }))
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Altrove' }).click({ button: 'middle' })
  await (await opened).close()
  await page.bringToFront()
}

test('each provider is told from the magazine itself, through its policy: from the answer on, once, until it is withdrawn', async ({
  page,
  received,
  complaints,
}) => {
  await page.goto(PAGE)
  await expect(banner(page)).toBeVisible()
  // Plausible keeps nothing and our own figures neither: they need no answer.
  await expect.poll(received.plausible).toEqual(['pageview'])
  await expect.poll(received.own).toEqual(['page_view'])
  expect([received.matomo(), received.google(), await cookieNames(page)]).toEqual([[], [], []])

  await banner(page).getByRole('button', { name: 'Accetta', exact: true }).click()
  await expect.poll(received.matomo).toEqual(['known page'])
  await expect.poll(received.google).toEqual(['page_view'])
  await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_ga_ABC12345', '_pk_id.3', 'edicola_consent'])
  await lookAround(page)
  await expect.poll(received.matomo).toEqual(['known page', 'known hash', 'known outbound'])
  await expect.poll(received.google).toEqual(['page_view', 'hash_change', 'outbound'])
  await expect.poll(received.own).toEqual(['page_view', 'hash_change', 'outbound'])
  await expect.poll(received.plausible).toHaveLength(3)

  await page.goto(PAGE)
  await expect.poll(received.matomo).toHaveLength(4)
  await expect.poll(received.google).toHaveLength(4)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' }).click()
  const preferences = page.getByRole('dialog', { name: 'Preferenze cookie' })
  await preferences.getByRole('button', { name: 'Rifiuta', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused')
  await expect.poll(() => cookieNames(page)).toEqual(['edicola_consent'])
  await lookAround(page)
  await expect.poll(received.plausible).toHaveLength(6)
  expect([received.matomo().length, received.google().length, await cookieNames(page)]).toEqual([4, 4, ['edicola_consent']])
  expect(complaints).toEqual([])
})

test('providers that are down or blocked change nothing for the reader', async ({ page, received, complaints }) => {
  await page.route('**/matomo.php', (route) => route.abort())
  await page.route('**/api/event', (route) => route.abort('blockedbyclient'))
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'))
  await page.goto(PAGE)
  await banner(page).getByRole('button', { name: 'Accetta', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'granted')
  await lookAround(page)
  await expect.poll(received.own).toEqual(['page_view', 'hash_change', 'outbound'])
  // What the browser itself notes of a request that was cut is nobody's complaint.
  expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
})
