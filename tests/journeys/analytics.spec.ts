import { expect, test as base, type Page } from '@playwright/test'
import { FRAME_HOSTS } from '../../src/content/body/framedSites.ts'
import { wholeBrowser } from '../support/browser.ts'
import { startSite, type Site } from '../popup/support/site.ts'

/** What stands in for Google's tag: it says what it was told, and nothing else. */
const FAKE_TAG = `
  const say = (command) => fetch('/ga4', { method: 'POST', keepalive: true, body: JSON.stringify([...command]) })
  dataLayer.forEach(say)
  dataLayer.push = say`

const LINKS = `
  <p><a id="pdf" href="/documenti/bilancio.PDF?v=2">Bilancio</a> <a id="saved" href="/pagina-due" download>Salva</a></p>
  <p><a id="mail" href="mailto:redazione@rivista.example?subject=Ciao"><b>Scrivi</b></a> <a id="tel" href="tel:+3902123456">Chiama</a>
    <a id="late" href="tel:+391111" data-kept>Non chiama</a></p>
  <p><a id="out" href="ELSEWHERE/fuori?chi=io#li"><span>Fuori</span></a> <a id="inside" href="/pagina-due">Dentro</a></p>
  <p><svg width="60" height="20"><a id="svg" href="ELSEWHERE/disegno"><text y="15">Disegno</text></a></svg></p>
  <p><a id="kept" href="ELSEWHERE/trattenuto">Trattenuto</a> <a id="quiet" href="tel:+390000">Silenzioso</a></p>
  <p><a id="script" href="javascript:void 0">Script</a> <a id="nowhere">Da nessuna parte</a></p>
  <p><a id="hash" href="#note=segreto">Note</a> <a href="#fine" id="end">Fine</a></p>
  <script>
    // Two ways in which a page keeps a click for itself, and one in which it hides it without keeping it.
    document.getElementById('kept').addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation() })
    document.getElementById('quiet').addEventListener('click', (event) => event.stopPropagation())
    addEventListener('load', () => addEventListener('click', (event) => event.target.closest('[data-kept]') && event.preventDefault()))
    document.addEventListener('contextmenu', (event) => event.preventDefault()) // or the browser would wait for a choice
  </script>`

interface ProviderRequests {
  /** What our collector was told, in order. */
  readonly own: () => string[]
  readonly matomo: () => string[]
  readonly plausible: () => unknown[]
  readonly ga4: () => unknown[]
}

interface World {
  readonly site: Site
  readonly received: ProviderRequests
  /** Opens a page of a site that is not ours, with our script and this configuration. */
  readonly open: (configuration: object, more?: { readonly consent?: string; readonly path?: string }) => Promise<void>
}

const test = base.extend<{ world: World }>({
  world: async ({ page }, use) => {
    const site = await startSite()
    const elsewhere = site.address.replace('127.0.0.1', 'localhost')
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE_TAG }))
    site.answer('/documenti/bilancio.PDF', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }).end('%PDF')
    })
    const bodies = (path: string) => site.calls.flatMap((call) => (call.path === path ? [call.body] : []))
    const decoded = (body: string) => [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).join(' ')
    const json = (body: string): unknown => JSON.parse(body)
    await use({
      site,
      received: {
        own: () => bodies('/raccolta').map(decoded),
        matomo: () => bodies('/matomo/matomo.php').map(decoded),
        plausible: () => bodies('/plausible/api/event').map(json),
        ga4: () => bodies('/ga4').map(json),
      },
      async open(configuration, { consent, path = '/pagina' } = {}) {
        const html = `<!doctype html><html lang="it"${consent ? ` data-consent="${consent}"` : ''}><head><title>Una pagina</title>
          <script type="application/json" id="edicola-analytics">${JSON.stringify(configuration)}</script>
          <script defer src="/analytics/edicola-analytics.js"></script></head><body>${LINKS.replaceAll('ELSEWHERE', elsewhere)}</body></html>`
        site.answer(path, (_request, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html))
        await page.goto(site.address + path)
      },
    })
    await site.stop()
  },
})

test.use({ launchOptions: wholeBrowser, storageState: { cookies: [], origins: [] } })

/** Everything that a page complained of; what the browser says of a host that is away is not the page's complaint. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) found.push(message.text())
  })
  return found
}

test('downloads, links that lead out and fragments are told of once; what the page keeps for itself is not', async ({ page, world }) => {
  const { site, received, open } = world
  const found = complaints(page)
  await open({ own: '/raccolta' })
  const at = 'page=/pagina'
  const elsewhere = site.address.replace('127.0.0.1', 'localhost')
  const expected = [`name=page_view target= ${at}`]
  const expectTold = async (line: string) => {
    expected.push(`${line} ${at}`)
    await expect.poll(received.own).toEqual(expected)
  }

  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#pdf').click()])
  await download.cancel()
  await expectTold(`name=download target=${site.address}/documenti/bilancio.PDF`)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.locator('#out span').click({ button: 'middle' })])
  await tab.close()
  await expectTold(`name=outbound target=${elsewhere}/fuori`)
  // A context menu is not a click; what is chosen from it no page can know.
  await page.locator('#out').click({ button: 'right' })
  for (const nothing of ['#kept', '#script', '#nowhere']) await page.locator(nothing).click()
  await page.locator('#hash').click()
  await expectTold('name=hash_change target=#note')
  await page.locator('#end').click()
  await expectTold('name=hash_change target=#fine')
  await page.evaluate(() => {
    const tell = (detail: object) => document.dispatchEvent(new CustomEvent('edicola:popup', { detail }))
    tell({ type: 'armed', id: '7' })
    tell({ type: 'shown', id: '7' })
    tell({ type: 'closed', id: '7', reason: 'dismiss' })
  })
  expected.push(`name=popup_view target=7 ${at}`)
  await expectTold('name=popup_close target=7 reason=dismiss')

  // The last click leaves the page: nothing waits for the beacon, and it arrives.
  await page.locator('#svg text').click()
  await expect(page).toHaveURL(/\/disegno$/)
  await expectTold(`name=outbound target=${elsewhere}/disegno`)
  expect(found).toEqual([])
})

// Each on a page of its own: a browser without windows handles the programs that these links open badly, and one after the other worse.
const CALLS: readonly [name: string, act: (page: Page) => Promise<unknown>, received: string[]][] = [
  ['a letter, by a click inside the link', (page) => page.locator('#mail b').click(), ['name=mailto target=redazione@rivista.example']],
  ['a call, by a key', (page) => page.locator('#tel').press('Enter'), ['name=tel target=+3902123456']],
  ['a double click is one call', (page) => page.locator('#tel').dblclick(), ['name=tel target=+3902123456']],
  ['a click that the page hides from others', (page) => page.locator('#quiet').click(), ['name=tel target=+390000']],
  ['a click that the page keeps, by a listener that comes last', (page) => page.locator('#late').click(), []],
]
for (const [name, act, calls] of CALLS) {
  test(`told of: ${name}`, async ({ page, world: { received, open } }) => {
    await open({ own: '/raccolta' })
    await act(page)
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('edicola:popup', { detail: { type: 'shown', id: '7' } })))
    const at = 'page=/pagina'
    // What was clicked is told of in the next moment, so the announcement may come before it.
    const expected = [`name=page_view target= ${at}`, ...calls.map((call) => `${call} ${at}`), `name=popup_view target=7 ${at}`]
    await expect.poll(() => received.own().toSorted()).toEqual(expected.toSorted())
  })
}

test('a page that comes out of the back/forward cache is viewed again, one that is loaded is viewed once', async ({ page, world }) => {
  const { received, open } = world
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
  })
  await open({ own: '/raccolta' })
  await page.locator('#inside').click()
  await expect(page).toHaveURL(/pagina-due$/)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'isRestored' in window && window.isRestored === true) // the real back/forward cache, not a reload
  await page.locator('#end').click()
  const at = 'page=/pagina'
  await expect
    .poll(received.own)
    .toEqual([`name=page_view target= ${at}`, `name=page_view target= ${at}`, `name=hash_change target=#fine ${at}`])
})

test('Matomo, Plausible and Google Analytics are told in their own words, once consent is there', async ({ page, world }) => {
  const { site, received, open } = world
  const matomo = { address: `${site.address}/matomo`, siteId: '3', cookieless: true }
  const plausible = { domain: 'rivista.example', address: `${site.address}/plausible` }
  await open({ matomo, plausible, ga4: 'G-TEST1234' }, { consent: 'pending' })
  const url = `${site.address}/pagina`
  const always = 'idsite=3 rec=1 apiv=1 send_image=0'
  await expect.poll(received.matomo).toEqual([`${always} url=${url} action_name=Una pagina`])
  await expect.poll(received.plausible).toEqual([{ name: 'pageview', url, domain: 'rivista.example', referrer: '' }])

  await page.locator('#mail').click()
  await expect.poll(received.matomo).toHaveLength(2)
  expect(received.matomo()[1]).toBe(`${always} url=${url} e_c=mailto e_a=click e_n=redazione@rivista.example ca=1`)
  await expect.poll(() => received.plausible()[1]).toMatchObject({ name: 'Mail: Click', props: { address: 'redazione@rivista.example' } })
  expect(
    site.calls.filter(({ path }) => path.includes('matomo')).every(({ type }) => type.startsWith('application/x-www-form-urlencoded')),
  ).toBe(true)
  expect(site.calls.filter(({ path }) => path.includes('plausible')).every(({ type }) => type.startsWith('text/plain'))).toBe(true)
  // Google waits, and Google's script is not even asked for.
  expect(received.ga4()).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)

  const consent = (state: string) =>
    page.evaluate((now) => {
      document.documentElement.dataset['consent'] = now
      document.dispatchEvent(new CustomEvent('edicola:consent', { detail: { analytics: now === 'granted' } }))
    }, state)
  await consent('granted')
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }
  await expect.poll(received.ga4).toHaveLength(5)
  expect(received.ga4()).toEqual(
    expect.arrayContaining([
      ['consent', 'default', denied],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', expect.any(String)],
      ['config', 'G-TEST1234', { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false }],
      ['event', 'page_view', { page_location: url, page_title: 'Una pagina', page_referrer: '' }],
    ]),
  )
  await page.locator('#mail').click()
  await expect.poll(() => received.ga4().at(-1)).toEqual(['event', 'mailto', { link_url: '@rivista.example' }])

  await consent('refused')
  await expect.poll(() => received.ga4().at(-1)).toEqual(['consent', 'update', denied])
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST1234'])).toBe(true) // Google's own name
  await page.locator('#mail').click()
  await expect.poll(received.matomo).toHaveLength(4)
  expect(received.ga4()).toHaveLength(7)
  expect(await page.context().cookies()).toEqual([])
})

test('Matomo with cookies knows a reader again, after consent', async ({ page, world }) => {
  const { site, received, open } = world
  const matomo = { address: `${site.address}/matomo`, siteId: '3', cookieless: false }
  await open({ own: '/raccolta', matomo }, { consent: 'pending', path: '/prima' })
  await expect.poll(received.own).toHaveLength(1)
  expect(await page.context().cookies()).toEqual([])
  await open({ own: '/raccolta', matomo }, { consent: 'granted', path: '/seconda' })
  await expect.poll(received.matomo).toHaveLength(1)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: '_pk_id.3', path: '/', sameSite: 'Lax', value: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(received.matomo()[0]).toContain(`_id=${cookie?.value}`)
  await page.reload()
  await expect.poll(received.matomo).toHaveLength(2)
  expect(received.matomo()[1]).toContain(`_id=${cookie?.value}`)
})

test('a browser that asks not to be tracked is left alone by everybody but our own figures', async ({ page, world }) => {
  const { site, received, open } = world
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const matomo = { address: `${site.address}/matomo`, siteId: '3', cookieless: true }
  const plausible = { domain: 'rivista.example', address: `${site.address}/plausible` }
  await open({ own: '/raccolta', matomo, plausible, ga4: 'G-TEST1234' }, { consent: 'refused' })
  await page.waitForLoadState('networkidle')
  await page.locator('#mail').click()
  await expect.poll(received.own).toHaveLength(2)
  expect([received.matomo(), received.plausible(), received.ga4()]).toEqual([[], [], []])
})

test('providers that are blocked or down are nobody’s trouble', async ({ page, world }) => {
  const { site, received, open } = world
  const found = complaints(page)
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'))
  await page.route('**/matomo.php', (route) => route.abort())
  // Nobody listens on this port.
  const plausible = { domain: 'rivista.example', address: 'http://127.0.0.1:9' }
  const matomo = { address: `${site.address}/matomo`, siteId: '3', cookieless: true }
  await open({ own: '/raccolta', matomo, plausible, ga4: 'G-TEST1234' }, { consent: 'granted' })
  await page.locator('#mail').click()
  await expect.poll(received.own).toHaveLength(2)
  await page.locator('#inside').click()
  await expect(page).toHaveURL(/pagina-due$/)

  await page.route('**/edicola-analytics-providers.js', (route) => route.abort())
  await open({ own: '/raccolta', ga4: 'G-TEST1234' }, { consent: 'granted', path: '/ancora' })
  await page.locator('#mail').click()
  await expect.poll(received.own).toHaveLength(4)
  expect(found).toEqual([])
})

test('on the magazine itself pages, announcements and their closing reach the collector', async ({ page }) => {
  const received: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/raccolta') received.push(decodeURIComponent(request.postData() ?? ''))
  })
  await page.goto('/articoli/sotto-la-riga')
  const at = 'page=/articoli/sotto-la-riga'
  await expect.poll(() => received).toEqual([`name=page_view&target=&${at}`])
  // The demo's campaign opens when a reader has come some way down.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const shown = [`name=popup_view&target=campagna-autunno&${at}`, `name=popup_close&target=campagna-autunno&reason=dismiss&${at}`]
  await expect.poll(() => received.slice(1)).toEqual(shown)
})

test('as the magazine is born there is no question, no script for one, no cookie and nobody else is told', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const received = page.waitForRequest('**/raccolta')
  const answer = await page.goto('/chi-siamo')
  await received
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
  expect(asked.filter((url) => url.includes('consent'))).toEqual([])
  // What may be framed after a click, and nobody else.
  expect((answer?.headers()['content-security-policy'] ?? '').match(/https:[^\s;]+/g)).toEqual(FRAME_HOSTS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await context.cookies()).filter(({ name }) => !name.startsWith('hide_modal'))).toEqual([])
})
