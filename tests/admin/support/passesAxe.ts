import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { barriersOn } from '../../journeys/barriers.ts'

/** Looks at a screen with axe and names what is wrong. A screen that is still fading in is waited for. */
export async function passesAxe(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  expect(page.frames().length === 1 ? await barriersOn(page) : await barriersWithin(page)).toEqual([])
}

/** The same for a screen with a preview in it: only axe's own builder looks into frames, and it takes three times as long. */
async function barriersWithin(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Nothing of a screen stands outside it, once it has taken the width of the window. */
export async function fits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}
