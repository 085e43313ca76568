import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'

const SOUND = '/articoli/quello-che-si-sente-e-aria'
const SCRIPT = /AudioPlayer\.island/
const FILE = /\/media\/[0-9a-f]{64}\/file\.mp3$/

const seekBar = (page: Page) => page.getByRole('slider', { name: /^Posizione nell’audio/ })
const playButton = (page: Page) => page.getByRole('button', { name: /^Ascolta: La risacca/ })
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Metti in pausa' })
const audio = (page: Page) => page.locator('audio').first()
const elementState = (page: Page) =>
  audio(page).evaluate((element: HTMLAudioElement) => ({ paused: element.paused, rate: element.playbackRate, at: element.currentTime }))

async function open(page: Page) {
  await page.goto(SOUND)
  await audio(page).scrollIntoViewIfNeeded()
  await expect(seekBar(page)).toBeEnabled()
}

test('a sound is played by keyboard, said in time, and slowed or hurried', async ({ page }) => {
  await open(page)
  await expectNoBarriers(page)
  await seekBar(page).focus()
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '0 secondi di 26 secondi')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '10 secondi di 26 secondi')
  await page.keyboard.press('ArrowLeft')
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '5 secondi di 26 secondi')
  await expect(page.locator('.player')).toContainText('−0:21')
  await page.keyboard.press('Space')
  await expect(pauseButton(page)).toBeVisible()
  await expect.poll(async () => (await elementState(page)).at).toBeGreaterThan(5)
  await page.keyboard.press('Space')
  await expect(playButton(page)).toBeVisible()
  const speed = page.getByRole('button', { name: /^Velocità/ })
  for (const [name, rate] of [
    ['Velocità: 1,25×', 1.25],
    ['Velocità: 1,5×', 1.5],
    ['Velocità: 2×', 2],
    ['Velocità: 0,75×', 0.75],
    ['Velocità: 1×', 1],
  ] as const) {
    await speed.press('Enter')
    await expect(speed).toHaveAccessibleName(name)
    expect((await elementState(page)).rate).toBe(rate)
  }
})

test('a sound goes on where it was left, until it was heard to its end', async ({ page }) => {
  await open(page)
  await seekBar(page).focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowRight')
  await open(page)
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '15 secondi di 26 secondi')
  await playButton(page).click()
  await expect.poll(async () => (await elementState(page)).at).toBeGreaterThan(15)

  await audio(page).evaluate((element: HTMLAudioElement) => void (element.currentTime = element.duration - 0.3))
  await expect(playButton(page)).toBeVisible()
  await open(page)
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '0 secondi di 26 secondi')
})

test('a browser that keeps nothing plays all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied')
      },
    }),
  )
  await open(page)
  await playButton(page).click()
  await expect.poll(async () => (await elementState(page)).at).toBeGreaterThan(0)
})

test('one plays, the others pause', async ({ page }) => {
  await open(page)
  await playButton(page).click()
  await expect(pauseButton(page)).toBeVisible()
  await audio(page).evaluate((element: HTMLAudioElement) => {
    const other = document.createElement('audio')
    other.src = element.src
    document.body.append(other)
    return other.play()
  })
  await expect(playButton(page)).toBeVisible()
})

test('a file that is gone is said in plain words, and may be tried again', async ({ page }) => {
  await page.route(FILE, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(SOUND)
  await audio(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toContainText('L’audio non si può ascoltare')
  await expectNoBarriers(page)
  await page.unroute(FILE)
  await playButton(page).click()
  await expect(pauseButton(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the controls of the browser stay where the script does not arrive, and take as much room', async ({ page }) => {
  await open(page)
  const height = () => page.locator('.audio').evaluate((figure) => figure.getBoundingClientRect().height)
  const awake = await height()
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto(SOUND, { waitUntil: 'networkidle' })
  await audio(page).scrollIntoViewIfNeeded()
  await expect(audio(page)).toHaveAttribute('controls', '')
  expect(await height()).toBe(awake)
})

test('whoever stands on the controls of the browser by keyboard stands on ours when they come', async ({ page }) => {
  await page.route(SCRIPT, async (route) => {
    await page.waitForFunction(() => document.activeElement?.localName === 'audio')
    await route.continue()
  })
  await page.goto(SOUND)
  await audio(page).focus()
  await expect(playButton(page)).toBeFocused()
})
