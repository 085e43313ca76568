import { legacyPopup, popup } from './support/markup.ts'
import { cookieNames, dialog, expect, test } from './support/test.ts'

const HIDE = 'hide_modal_id_promo'

test.describe('auto_hide', () => {
  const hiding = popup({ fields: { auto_hide: '1', auto_hide_delay: '8', show_once: '1' } })

  test('closes it on time when the reader does nothing', async ({ page, open, told, freeze }) => {
    await freeze()
    await open({ body: hiding })
    await page.clock.runFor(7999)
    await expect(dialog(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(dialog(page)).toBeHidden()
    expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo auto_hide'])
    expect(await cookieNames(page)).toEqual([HIDE])
  })

  for (const [value, ms] of [
    ['', 5000],
    ['poco', 5000],
    ['-1', 5000],
    ['1.5', 1500],
  ] as const) {
    test(`auto_hide_delay "${value}" is ${ms} ms`, async ({ page, open, freeze }) => {
      await freeze()
      await open({ body: popup({ fields: { auto_hide: '1', auto_hide_delay: value } }) })
      await page.clock.runFor(ms - 1)
      await expect(dialog(page)).toBeVisible()
      await page.clock.runFor(1)
      await expect(dialog(page)).toBeHidden()
    })
  }

  test('off means never, whatever its delay says', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: popup({ fields: { auto_hide: '0', auto_hide_delay: '1' } }) })
    await page.clock.runFor(60_000)
    await expect(dialog(page)).toBeVisible()
  })

  test('stands still while the pointer is over the popup, not while it is over the backdrop', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: hiding })
    await page.clock.runFor(3000)
    await dialog(page).getByRole('heading').hover()
    await page.clock.runFor(60_000)
    await expect(dialog(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(4999)
    await expect(dialog(page)).toBeVisible()
    await page.mouse.move(8, 8)
    await page.clock.runFor(1)
    await expect(dialog(page)).toBeHidden()
  })

  test('stands still when it opens under a pointer that rests', async ({ page, open, freeze }) => {
    await freeze()
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (target instanceof Element && target.closest('dialog')) document.documentElement.dataset['over'] = ''
      }
      addEventListener('pointerover', note)
    })
    await open({ body: popup({ fields: { auto_hide: '1', auto_hide_delay: '8', delay_display: '1' } }) })
    await page.mouse.move(640, 400)
    await page.clock.runFor(1000)
    await expect(dialog(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-over') // the browser notices by itself what came under the pointer
    await page.clock.runFor(60_000)
    await expect(dialog(page)).toBeVisible()
  })

  for (const [name, use] of [
    ['a key', 'Tab'],
    ['a click inside', ''],
  ] as const) {
    test(`ends for good once the reader has used it by ${name}`, async ({ page, open, freeze }) => {
      await freeze()
      await open({ body: hiding })
      await page.clock.runFor(1000)
      if (use) await page.keyboard.press(use)
      else await dialog(page).getByRole('heading').click()
      await page.mouse.move(5, 5)
      await page.clock.runFor(60_000)
      await expect(dialog(page)).toBeVisible()
    })
  }

  test('stands still over the padding of legacy markup too', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: legacyPopup({ fields: { auto_hide: '1', auto_hide_delay: '2' } }) })
    const box = await dialog(page).boundingBox()
    if (!box) throw new Error('An open dialog has a box')
    await page.mouse.move(box.x + 4, box.y + box.height / 2)
    await page.clock.runFor(60_000)
    await expect(dialog(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(2000)
    await expect(dialog(page)).toBeHidden()
  })

  test('stands still while the tab is hidden', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: hiding })
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, isHidden)
    await page.clock.runFor(1000)
    await hide(true)
    await page.clock.runFor(60_000)
    await expect(dialog(page)).toBeVisible()
    await hide(false)
    await page.clock.runFor(6900)
    await expect(dialog(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(dialog(page)).toBeHidden()
  })

  test('a clock that is set back or forth does not disturb it', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: hiding })
    await page.clock.runFor(1000)
    for (const [date, isOver] of [
      ['2026-03-01T03:00:00Z', true],
      ['2026-03-02T20:00:00Z', false],
    ] as const) {
      await page.evaluate((now) => (Date.now = () => now), Date.parse(date))
      if (isOver) await dialog(page).getByRole('heading').hover()
      else await page.mouse.move(5, 5)
    }
    await page.clock.runFor(6900)
    await expect(dialog(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(dialog(page)).toBeHidden()
  })

  test('is cleared by any other closing: opened again, it has its whole time', async ({ page, open, freeze }) => {
    await freeze()
    const fields = { auto_hide: '1', auto_hide_delay: '8' }
    await open({ body: `<button class="open-modal-page">Apri</button>${popup({ fields })}` })
    await page.clock.runFor(6000)
    await page.mouse.click(5, 700) // the backdrop: neither a key nor a click inside
    await expect(dialog(page)).toBeHidden()
    await page.getByText('Apri').click()
    await page.mouse.move(5, 700)
    await page.clock.runFor(7900)
    await expect(dialog(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(dialog(page)).toBeHidden()
  })

  test('is cleared by any other closing: what opens next is not closed by it', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: popup({ fields: { auto_hide: '1', auto_hide_delay: '8' } }) + popup({ id: 'dopo' }) })
    await page.clock.runFor(4000)
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'dopo')).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(dialog(page, 'dopo')).toBeVisible()
  })
})
