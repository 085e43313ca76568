import { barriersOn } from '../journeys/barriers.ts'
import { announcement } from './support/announcement.ts'
import { cookieNames, expect, settle, test } from './support/test.ts'

const MANI = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#c9b79c"/>
<stop offset="1" stop-color="#6b4a3a"/></linearGradient></defs><rect width="1200" height="675" fill="url(#g)"/>
<path d="M180 520Q420 330 600 420Q780 330 1020 520V600Q780 430 600 520Q420 430 180 600Z" fill="#f4ecdd"/></svg>`

test.describe('Popup, as our pages carry it', () => {
  test('is shown by the engine, and leads where it says', async ({ page, site, open }) => {
    site.page('/sostieni-la-rivista', '<title>Sostieni</title>')
    await open({ body: await announcement('medium') })
    await page.getByRole('button', { name: 'Sostieni la rivista' }).click()
    await expect(page).toHaveTitle('Sostieni')
    expect(await cookieNames(page)).toEqual(['hide_modal_id_medium'])
  })

  for (const name of ['small', 'large-image']) {
    for (const width of [390, 1280]) {
      test(`${name} at ${width} px: nothing for axe to say, and the button is in sight`, async ({ page, site, open }) => {
        site.file('/mani.svg', 'image/svg+xml', MANI)
        await page.setViewportSize({ width, height: 760 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open({ body: await announcement(name) })
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await barriersOn(page, 'dialog')).toEqual([])
        await expect(page.getByRole('button', { name: 'Sostieni la rivista' })).toBeInViewport({ ratio: 1 })
      })
    }
  }
})

test.describe('useAnnouncement', () => {
  const application = { body: '<div id="application"></div><script type="module" src="/application.js"></script>' }

  test('opens on time, one at a time, says OK and keeps the choice', async ({ page, site, open, told, freeze }) => {
    await freeze()
    await open(application)
    await page.clock.runFor(999)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(page.getByRole('dialog', { name: 'primo' })).toBeVisible()
    await page.getByText('Va bene').click()
    await expect(page.getByRole('dialog', { name: 'secondo' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByText('Via').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await cookieNames(page)).toEqual(['hide_modal_id_primo', 'please_do_not_show_again_modal_id_primo'])
    await expect.poll(() => site.calls.map(({ body }) => body)).toEqual(['id=primo&modal_state%5Bdont_show_again_option%5D=true'])
    expect(await told()).toEqual(
      ['armed secondo', 'armed primo', 'shown primo', 'closed primo ok', 'shown secondo', 'closed secondo dismiss'].sort(byArming),
    )
  })

  test('hides by itself, and stands still under the pointer', async ({ page, open, freeze, told }) => {
    await freeze()
    await open(application)
    await page.clock.runFor(1000)
    await page.getByRole('dialog').hover()
    await page.clock.runFor(60_000)
    await expect(page.getByRole('dialog', { name: 'primo' })).toBeVisible()
    await page.mouse.move(700, 700)
    await page.clock.runFor(8000)
    await expect(page.getByRole('dialog', { name: 'secondo' })).toBeVisible()
    expect(await told()).toContain('closed primo auto_hide')
  })

  test('taken out of the page it leaves its place, and no cookie', async ({ page, open, freeze }) => {
    await freeze()
    await open(application)
    await page.clock.runFor(5000)
    await expect(page.getByRole('dialog', { name: 'primo' })).toBeVisible()
    await page.getByText('Smonta').click()
    await expect(page.getByRole('dialog', { name: 'secondo' })).toBeVisible()
    expect(await cookieNames(page)).toEqual([])
  })
})

test.describe('useAnnouncement reads its settings as markup is read', () => {
  const application = { body: '<div id="application"></div><script type="module" src="/application.js"></script>' }
  const asking = (settings: object) => `/?annuncio=${encodeURIComponent(JSON.stringify(settings))}`

  test('a delay beyond what timers hold does not open it at once', async ({ page, open, freeze }) => {
    await freeze()
    await open(application, asking({ id: 'a', trigger: { type: 'delay', seconds: 1e12 } }))
    await expect(page.getByText('Smonta')).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('an offset is written as in a field', async ({ page, open }) => {
    await open({ ...application, height: 3000 }, asking({ id: 'a', trigger: { type: 'scroll', offset: '50%', line: 1 } }))
    await expect(page.getByText('Smonta')).toBeVisible()
    await settle(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 900))
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('an id that no cookie can carry throws nothing', async ({ page, open }) => {
    await open(application, asking({ id: 'a\ud800', show_once: true }))
    await page.getByText('Via').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await cookieNames(page)).toEqual(['hide_modal_id_a%3F'])
  })

  test('taken out of the page it listens to nothing any more', async ({ page, site, open }) => {
    site.file(
      '/count.js',
      'text/javascript',
      `window.listening = []
      for (const target of [document, window]) {
        const { addEventListener, removeEventListener } = target
        target.addEventListener = (type, ...rest) => { listening.push(type); addEventListener.call(target, type, ...rest) }
        target.removeEventListener = (type, ...rest) => { listening.splice(listening.indexOf(type), 1); removeEventListener.call(target, type, ...rest) }
      }`,
    )
    // Only what the engine listens to: React has listeners of its own.
    const listening = async () => {
      const types = await page.evaluate(() => (window as unknown as { listening: string[] }).listening)
      return types.filter((type) => ['scroll', 'resize', 'click', 'visibilitychange', 'pageshow', 'hashchange'].includes(type)).sort()
    }
    await open(
      { ...application, head: '<script src="/count.js"></script>', height: 3000 },
      asking({ id: 'a', trigger: { type: 'scroll', offset: '50%', line: 0 } }),
    )
    await expect.poll(listening).toEqual(['click', 'hashchange', 'pageshow', 'resize', 'scroll', 'visibilitychange'])
    await page.getByText('Smonta').click()
    await expect.poll(listening).toEqual([])
  })
})

/** React mounts effects in order of the tree; which of the two is armed first is no promise. */
function byArming(a: string, b: string): number {
  return a.startsWith('armed') && b.startsWith('armed') ? a.localeCompare(b) : 0
}
