import { FIRST_SCRIPT } from '../../src/site/firstScript.ts'
import { legacyPopup, popup } from '../popup/support/markup.ts'
import type { Reader } from './support/Reader.ts'
import { expect, test } from './support/test.ts'

const HIDE = 'hide_modal_id_promo'
const DO_NOT_SHOW = 'please_do_not_show_again_modal_id_promo'
const OK = '.js-modal-page-ok-button'
const ARMED_BY_CLICK = { auto_open: false }

/** What the open popup says, or nothing where none is open. */
const shown = (reader: Reader) => reader.run(() => document.querySelector('dialog:modal .modal-page-title')?.textContent ?? '')
const expectShown = (reader: Reader, title = 'Sostieni la rivista') => expect.poll(() => shown(reader)).toBe(title)
const expectNone = (reader: Reader) => expect.poll(() => shown(reader)).toBe('')
const focused = (reader: Reader) => reader.run(() => document.activeElement?.textContent.trim() ?? '')

test.describe('a popup is turned away, and stays away', () => {
  const answers: Record<string, (reader: Reader) => Promise<void>> = {
    'by Esc': (reader) => reader.press('Escape'),
    'by the ×': (reader) => reader.click('.js-modal-page-close'),
    'by the other button': (reader) => reader.click('.js-modal-page-left-button'),
    'by a click outside': (reader) => reader.clickAt(5, 5),
  }
  for (const [way, answer] of Object.entries(answers)) {
    test(way, async ({ reader, open, told }) => {
      const markup = { body: popup({ fields: { show_once: '1' } }) }
      await open(markup)
      await expectShown(reader)
      await answer(reader)
      await expectNone(reader)
      await expect.poll(told).toEqual(['armed promo', 'shown promo', 'closed promo dismiss'])
      expect(await reader.cookieNames()).toEqual([HIDE])
      await open(markup)
      await expect.poll(told).toEqual(['suppressed promo already-seen'])
      expect(await shown(reader)).toBe('')
    })
  }

  test('not by Esc, twice, where its editor says so', async ({ reader, open, told }) => {
    await open({ body: popup({ options: { close_on_escape: false } }) })
    await expectShown(reader)
    await reader.press('Escape')
    await reader.press('Escape')
    expect(await told()).toEqual(['armed promo', 'shown promo'])
    await expectShown(reader)
  })

  test('not by a click on its own words', async ({ reader, open }) => {
    await open({ body: popup() })
    await expectShown(reader)
    await reader.click('.modal-page-body p')
    await expectShown(reader)
  })
})

test('OK keeps the choice, tells the site and leads on', async ({ reader, site, open }) => {
  site.page('/altrove', '<title>Altrove</title>')
  await open({ body: popup({ redirect: '/altrove' }) })
  await expectShown(reader)
  await reader.click('.modal-page-please-do-not-show-again')
  await reader.click(OK)
  await expect.poll(async () => (await reader.address()).pathname).toBe('/altrove')
  expect(await reader.cookieNames()).toEqual([DO_NOT_SHOW])
  await expect
    .poll(() => site.calls.map(({ method, path, body }) => [method, path, new URLSearchParams(body).toString()]))
    .toEqual([['POST', '/modal/ajax/hook-modal-submit', 'id=promo&modal_state%5Bdont_show_again_option%5D=true']])
})

test('the focus moves in, goes round, and returns', async ({ reader, open }) => {
  await open({ body: `<button class="open-modal-page">Apri</button>${popup({ options: ARMED_BY_CLICK })}` })
  await reader.run(() => document.querySelector<HTMLElement>('.open-modal-page')?.focus())
  await reader.press('Enter')
  await expectShown(reader)
  const round = [await focused(reader)]
  for (let step = 0; step < 4; step++) {
    await reader.press('Tab')
    round.push(await focused(reader))
  }
  expect(round).toEqual(['OK', '×', '', 'Più tardi', 'OK'])
  await reader.press('Shift+Tab')
  expect(await focused(reader)).toBe('Più tardi')
  await reader.press('Escape')
  await expectNone(reader)
  expect(await focused(reader)).toBe('Apri')
})

test('it opens at half of the page, and the page behind stands still', async ({ reader, open, told }) => {
  await open({ body: popup({ fields: { height_offset: '50%' }, offsetType: '0.5' }), height: 3000 })
  await expect.poll(told).toEqual(['armed promo'])
  await reader.run(() => scrollTo(0, 200))
  expect(await shown(reader)).toBe('')
  await reader.run(() => scrollTo(0, 1600))
  await expectShown(reader)
  expect(await reader.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  expect(await reader.run(() => scrollY)).toBe(1600)
})

test('it opens after its delay, and closes by itself after the other', async ({ reader, open, told }) => {
  await open({ body: popup({ fields: { delay_display: '0.3', auto_hide: '1', auto_hide_delay: '1' } }) })
  await expect.poll(told).toEqual(['armed promo', 'shown promo', 'closed promo auto_hide'])
  await expectNone(reader)
})

test('two come one after the other, the more important first', async ({ reader, open }) => {
  await open({
    body:
      popup({ id: 'uno', title: 'Il primo' }) +
      popup({ id: 'due', title: 'Il secondo' }) +
      popup({ id: 'tre', title: 'Il terzo', options: { priority: 9 } }),
  })
  await expectShown(reader, 'Il primo')
  await reader.press('Escape')
  await expectShown(reader, 'Il terzo')
  await reader.press('Escape')
  await expectShown(reader, 'Il secondo')
})

test('a link that opens it stays on the page', async ({ reader, open, told }) => {
  await open({ body: `<a href="/altrove" class="open-modal-page">Apri</a>${popup({ options: ARMED_BY_CLICK })}` })
  await expect.poll(told).toEqual(['armed promo'])
  await reader.click('.open-modal-page')
  await expectShown(reader)
  expect((await reader.address()).pathname).toBe('/')
})

test('an opener that was clicked before the script had come is answered', async ({ reader, site, open }) => {
  site.file('/first.js', 'text/javascript', FIRST_SCRIPT)
  site.file('/early.js', 'text/javascript', `document.querySelector('.open-modal-page').click()`)
  const opener = '<p class="open-modal-page">Apri</p>'
  await open({
    head: '<script src="/first.js"></script>',
    body: `${opener}${popup({ options: ARMED_BY_CLICK })}<script src="/early.js"></script>`,
  })
  await expectShown(reader)
})

test('on the support page nothing happens', async ({ reader, site, open, told }) => {
  await open({ body: popup({ fields: { show_once: '1' } }) }, '/sostieni-la-rivista')
  await expect.poll(told).toEqual(['suppressed promo support-page'])
  expect(await shown(reader)).toBe('')
  expect(await reader.cookieNames()).toEqual([])
  expect(site.calls).toEqual([])
})

test('markup in the shape of Bootstrap is shown in a dialog', async ({ reader, open, told }) => {
  await open({ body: legacyPopup({ title: 'Di un altro sito', fields: { show_once: '1' } }) })
  await expectShown(reader, 'Di un altro sito')
  await reader.press('Escape')
  await expect.poll(told).toEqual(['armed promo', 'shown promo', 'closed promo dismiss'])
  expect(await reader.cookieNames()).toEqual([HIDE])
})

test('one that the page takes away, or does not draw, leaves its place to the next and nothing behind', async ({
  reader,
  site,
  open,
  told,
}) => {
  site.file('/theme.css', 'text/css', 'aside{content-visibility:hidden}')
  await open({
    head: '<link rel="stylesheet" href="/theme.css">',
    body: `<aside>${popup({ id: 'nascosto' })}</aside>${popup({ id: 'tolto', fields: { show_once: '1' } })}${popup({ id: 'sano', title: 'Sano' })}`,
  })
  await expect.poll(told).toContain('shown tolto')
  await reader.run(() => document.getElementById('modal-page-tolto')?.remove())
  await expectShown(reader, 'Sano')
  expect(await told()).not.toContain('closed tolto dismiss')
  expect(await reader.cookieNames()).toEqual([])
})

for (const [where, width, height] of [
  ['a desk', 1280, 800],
  ['a phone', 400, 800],
] as const) {
  test(`with a picture it is as large as it must be, on ${where}`, async ({ reader, open }) => {
    await reader.resize(width, height)
    const picture =
      '<div class="modal-page-media"><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="1600" height="900" alt=""></div>'
    await open({ body: popup().replace('<h2', `${picture}<h2`) })
    await expectShown(reader)
    const [overflow, left] = await reader.run(() => {
      const { scrollWidth = 0, clientWidth = 0, offsetHeight = 0 } = document.querySelector('dialog') ?? {}
      return [scrollWidth - clientWidth, innerHeight - offsetHeight] as const
    })
    expect(overflow).toBe(0)
    // No taller than what it says.
    expect(left).toBeGreaterThan(200)
  })
}
