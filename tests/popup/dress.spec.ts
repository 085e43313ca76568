import { LOOKS, POSITIONS, SIZES, type Position } from '../../src/popup/core/dress.ts'
import { barriersOn } from '../journeys/barriers.ts'
import { announcement } from './support/announcement.ts'
import { crampedDresses, EVERY_DRESS, WINDOWS, type Dress } from './support/crampedDresses.ts'
import { dialog, expect, test } from './support/test.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="#6b4a3a"/></svg>'
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }

/** One of our own announcements, with a picture, in another dress. */
async function dressed({ look = 'paper', position = 'center', size = 'medium' }: Partial<Dress>): Promise<string> {
  const html = await announcement(`${size}-image`)
  return html.replace('modal-page-at-center modal-page-paper', `modal-page-at-${position} modal-page-${look}`)
}

test.beforeEach(async ({ page, site }) => {
  site.file('/mani.svg', 'image/svg+xml', PICTURE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const look of LOOKS) {
  test(`${look}: legible by day and by night, whatever colours the page has chosen`, async ({ page, open }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open({ body: await dressed({ look }) })
      await expect(dialog(page, 'medium')).toBeVisible()
      expect(await barriersOn(page, 'dialog')).toEqual([])
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), colorScheme === 'light' ? 'dark' : 'light')
      expect(await barriersOn(page, 'dialog')).toEqual([])
    }
  })
}

test('in the dark, where no shadow is seen, it ends in a hairline', async ({ page, open }) => {
  const edges: Record<string, string[]> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const look of LOOKS) {
      await open({ body: await dressed({ look }) })
      const shadow = await dialog(page, 'medium').evaluate((element) => getComputedStyle(element).boxShadow)
      if (shadow.startsWith('rgb(61, 55, 46) 0px 0px 0px 1px')) (edges[colorScheme] ??= []).push(look)
    }
  }
  // Ink is black by day too; colour is seen on any ground.
  expect(edges).toEqual({ light: ['ink'], dark: ['paper', 'ink', 'frame'] })
})

test('a text that has to be scrolled has a scrollbar in the colours of its card', async ({ page, open }) => {
  for (const look of LOOKS) {
    await open({ body: await dressed({ look }) })
    const { colours, paper } = await dialog(page, 'medium').evaluate((element) => {
      const { scrollbarColor, backgroundColor } = getComputedStyle(element)
      return { colours: scrollbarColor, paper: backgroundColor }
    })
    expect(colours, look).toMatch(/^rgb\(.*\) rgb\(.*\)$/)
    expect(colours.endsWith(` ${paper}`), look).toBe(true)
  }
})

/** How far from each edge of the window. */
const PLACES: Record<Position, { readonly desk: object; readonly phone: object }> = {
  center: { desk: { left: 240, right: 240 }, phone: { left: 0, right: 0, bottom: 0 } },
  sheet: { desk: { left: 144, right: 144, bottom: 0 }, phone: { left: 0, right: 0, bottom: 0 } },
  corner: { desk: { right: 16, bottom: 16 }, phone: { left: 0, right: 0, bottom: 0 } },
  bar: { desk: { left: 0, right: 0, top: 0 }, phone: { left: 0, right: 0, top: 0 } },
}

for (const position of POSITIONS) {
  test(`${position}: stands where it should, whole, and never over the whole page`, async ({ page, open }) => {
    for (const [window, place] of [
      [DESK, PLACES[position].desk],
      [PHONE, PLACES[position].phone],
    ] as const) {
      await page.setViewportSize(window)
      await open({ body: await dressed({ position }) })
      await expect(dialog(page, 'medium')).toBeVisible()
      const found = await dialog(page, 'medium').evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const distances = { left, top, right: innerWidth - right, bottom: innerHeight - bottom }
        return { ...distances, overflow: element.scrollWidth - element.clientWidth, share: (bottom - top) / innerHeight }
      })
      expect(found).toMatchObject({ ...place, overflow: 0 })
      expect(found.share).toBeLessThanOrEqual(0.86)
      for (const name of ['Chiudi', 'Più tardi', 'Sostieni la rivista']) {
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      }
      expect(await barriersOn(page, 'dialog')).toEqual([])
    }
  })
}

test('in the corner of a phone on its side, thirty-five words and a picture are seen whole', async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const look of LOOKS) {
    await open({ body: await dressed({ position: 'corner', look }) })
    const words = dialog(page, 'medium').locator('.modal-page-body')
    await words.evaluate((body) => (body.innerHTML = `<p>${'parola '.repeat(35)}</p>`))
    expect(await dialog(page, 'medium').evaluate((element) => element.scrollHeight - element.clientHeight), look).toBe(0)
  }
})

test('a bar in a frame has the wish not to see it again below its buttons', async ({ page, open }) => {
  await page.setViewportSize(DESK)
  await open({ body: await dressed({ position: 'bar', look: 'frame' }) })
  const [wish, buttons] = await Promise.all([
    page.getByText('Non mostrare più').boundingBox(),
    dialog(page, 'medium').locator('.modal-page-buttons').boundingBox(),
  ])
  expect(wish?.y).toBeGreaterThanOrEqual((buttons?.y ?? 0) + (buttons?.height ?? Infinity))
})

for (const picture of ['-image', '']) {
  test(`${picture ? 'with' : 'without'} a picture, in every dress and window: the wish not to see it again is on one line, and so are the buttons`, async ({
    page,
    open,
  }) => {
    await open({ body: (await announcement(`medium${picture}`)).replace('Non mostrare più', 'Non mostrarmelo più') })
    await expect(page.getByText('Non mostrarmelo più')).toBeVisible()
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      expect(await page.evaluate(crampedDresses, EVERY_DRESS), `${window.width} × ${window.height}`).toEqual([])
    }
  })
}

test('the picture is beside the words where there is room, and above them where there is none', async ({ page, open }) => {
  const edges = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { picture: edge('dialog .modal-page-media'), title: edge('dialog .modal-page-title') }
    })
  await page.setViewportSize(DESK)
  await open({ body: await dressed({}) })
  await expect(dialog(page, 'medium')).toBeVisible()
  const onDesk = await edges()
  expect(onDesk.picture.right).toBeLessThan(onDesk.title.left)
  await page.setViewportSize(PHONE)
  const onPhone = await edges()
  expect(onPhone.picture.bottom).toBeLessThan(onPhone.title.top)
})

test('on a phone on its side the picture is beside the words, however small the card', async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const [size, position] of [
    ['small', 'center'],
    ['medium', 'corner'],
  ] as const) {
    await open({ body: await dressed({ size, position }) })
    await expect(dialog(page, size)).toBeVisible()
    const found = await dialog(page, size).evaluate((element) => {
      const edge = (selector: string) => element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [picture, title] = [edge('.modal-page-media img'), edge('.modal-page-title')]
      return { isBeside: picture.right < title.left, isAsHigh: Math.round(picture.height) === element.clientHeight }
    })
    expect(found, position).toEqual({ isBeside: true, isAsHigh: true })
  }
})

test('buttons that have a line of their own take all of it, and one beside the wish not to see it again no more than its words need', async ({
  page,
  open,
}) => {
  await page.setViewportSize(DESK)
  await open({ body: await dressed({}) })
  const edges = () =>
    dialog(page, 'medium').evaluate((element) => {
      const box = (selector: string) => element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [wish, left, ok] = [box('label'), box('.js-modal-page-left-button'), box('.js-modal-page-ok-button')]
      const isBelow = left.top >= wish.bottom
      return {
        isBelow,
        starts: Math.round(left.left - wish.left),
        ends: Math.round(ok.right - box('.modal-page-body').right),
        width: ok.width,
      }
    })
  const below = await edges()
  expect(below).toMatchObject({ isBelow: true, starts: 0, ends: 0 })
  await dialog(page, 'medium').evaluate((element) => element.classList.replace('modal-page-at-center', 'modal-page-at-sheet'))
  const beside = await edges()
  expect(beside).toMatchObject({ isBelow: false, ends: 0 })
  expect(beside.width).toBeLessThan(below.width)
})

test('title and words begin at one edge, in every size', async ({ page, open }) => {
  for (const size of SIZES) {
    await open({ body: await announcement(size) })
    await expect(dialog(page, size)).toBeVisible()
    const edges = await dialog(page, size)
      .locator('.modal-page-title, .modal-page-body')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(new Set(edges).size, size).toBe(1)
  }
})
