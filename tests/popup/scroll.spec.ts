import { popup } from './support/markup.ts'
import { cookieNames, dialog, expect, settle, test } from './support/test.ts'

// The page is 3000 px of text plus what stands under it; the viewport is 800 px.
const scrollTo = (y: number) => `scrollTo(0, ${y})`

for (const [heightOffset, offsetType, before, at] of [
  ['500', '0', 499, 500],
  ['500px', '0', 499, 500],
  ['500.5px', '0', 500, 501],
  ['1000', '0.5', 599, 600],
  ['1000', '1', 199, 200],
  ['1000', 'boh', 999, 1000],
  ['50%', '0', 1099, 1100],
  ['50%', '1', 513, 514], // 100 × 514 / 2200 + 100 × 800 / 3000 = 50.03
  ['50%', '0.5', 806, 807],
] as const) {
  test(`height_offset ${heightOffset} with offset-type ${offsetType} opens at ${at} px, not at ${before}`, async ({ page, open }) => {
    await open({ body: popup({ fields: { height_offset: heightOffset }, offsetType }), height: 3000 })
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(3000)
    await page.evaluate(scrollTo(before))
    await settle(page)
    await expect(dialog(page)).toBeHidden()
    await page.evaluate(scrollTo(at))
    await expect(dialog(page)).toBeVisible()
  })
}

for (const heightOffset of ['9000', '140%']) {
  test(`a threshold beyond the page, ${heightOffset}, opens at its bottom`, async ({ page, open }) => {
    await open({ body: popup({ fields: { height_offset: heightOffset } }), height: 3000 })
    await page.evaluate(scrollTo(2199))
    await settle(page)
    await expect(dialog(page)).toBeHidden()
    await page.evaluate(scrollTo(2200))
    await expect(dialog(page)).toBeVisible()
  })
}

for (const heightOffset of ['metà', '50 %', '-5', '50vh', ' ']) {
  test(`height_offset "${heightOffset}" is no threshold: the delay counts`, async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: popup({ fields: { height_offset: heightOffset, delay_display: '1' } }), height: 3000 })
    await expect(dialog(page)).toBeHidden()
    await page.clock.runFor(1000)
    await expect(dialog(page)).toBeVisible()
  })
}

test('a page without a scrollbar opens it immediately', async ({ page, open }) => {
  await open({ body: popup({ fields: { height_offset: '5000' } }) })
  await expect(dialog(page)).toBeVisible()
})

test('a page restored half-way down opens it without a further scroll', async ({ page, open }) => {
  await open({ body: `<p id="meta">Metà</p>${popup({ fields: { height_offset: '50%' } })}`, height: 3000 }, '/#meta')
  await expect(dialog(page)).toBeVisible()
})

test('a page whose height shrinks until nothing scrolls opens it then', async ({ page, open }) => {
  await open({ body: popup({ fields: { height_offset: '50%' } }), height: 3000 })
  await settle(page)
  await expect(dialog(page)).toBeHidden()
  await page.evaluate(() => document.querySelector('main')?.remove())
  await expect(dialog(page)).toBeVisible()
})

test('a scroll position that the browser restores counts on arming', async ({ page, open }) => {
  const body = popup({ fields: { height_offset: '50%', show_once: '1' } })
  await open({ body, height: 3000 })
  await page.evaluate(scrollTo(900))
  await settle(page)
  await expect(dialog(page)).toBeHidden()
  await page.evaluate(scrollTo(1200))
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  // The dialog is hidden a moment before the browser says that it was closed, which is when the cookie is set.
  await expect.poll(() => cookieNames(page)).toEqual(['hide_modal_id_promo'])
  await page.context().clearCookies()
  await expect(async () => {
    // A browser notes where one is a moment after one came there: a reload right away may lead elsewhere.
    await page.evaluate(scrollTo(1200))
    await settle(page)
    await page.reload()
    expect(await page.evaluate('scrollY')).toBe(1200)
  }).toPass()
  await expect(dialog(page)).toBeVisible()
})

for (const [name, shrink] of [
  ['by a script', () => document.querySelector('main')?.remove()],
  ['by a stylesheet that arrives late', () => document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/late.css">')],
] as const) {
  test(`where the body is as high as the window, a page that becomes shorter ${name} is noticed`, async ({ page, site, open }) => {
    site.file('/theme.css', 'text/css', 'html,body{height:100%}')
    site.file('/late.css', 'text/css', 'main{height:10px}')
    const head = '<link rel="stylesheet" href="/theme.css">'
    await open({ head, body: popup({ fields: { height_offset: '50%' } }), height: 3000 })
    await settle(page)
    await expect(dialog(page)).toBeHidden()
    await page.evaluate(shrink)
    await expect(dialog(page)).toBeVisible()
  })
}

test('however often the page scrolls, it is looked at once a frame', async ({ page, open }) => {
  await open({ body: popup({ fields: { height_offset: '500' } }), height: 3000 })
  await settle(page)
  const frames = await page.evaluate(() => {
    let asked = 0
    const real = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      asked++
      return real(callback)
    }
    for (let times = 0; times < 50; times++) dispatchEvent(new Event('scroll'))
    return asked
  })
  expect(frames).toBe(1)
})

test('one passive listener serves all popups, and works at most once a frame', async ({ page, site, open, told }) => {
  site.file(
    '/count.js',
    'text/javascript',
    `window.listeners = []
    const add = addEventListener.bind(window)
    window.addEventListener = (type, listener, options) => { if (type === 'scroll') listeners.push(options); add(type, listener, options) }`,
  )
  const body = ['uno', 'due', 'tre'].map((id, place) => popup({ id, fields: { height_offset: `${place + 1}00` } })).join('')
  await open({ body, head: '<script src="/count.js"></script>', height: 3000 })
  expect(await page.evaluate('listeners')).toMatchObject([{ passive: true }])
  await page.evaluate(scrollTo(300))
  await expect(dialog(page, 'uno')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'due')).toBeVisible()
  expect((await told()).filter((line) => line.startsWith('shown'))).toEqual(['shown uno', 'shown due'])
})
