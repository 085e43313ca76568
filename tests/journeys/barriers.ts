import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { run, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What of the page as it is now, or of one part of it, keeps somebody out, as far as a program can tell. Axe is put into a page once, however
 * often it is asked: its own builder for Playwright opens a page beside it at every question, for frames of other sites, which ours have none of.
 */
export async function barriersOn(page: Page, within = 'html', options: RunOptions = {}): Promise<string[]> {
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([selector, chosen]) => {
      const { axe } = window as unknown as { axe: { run: typeof run } } // what the script has just put there
      const { violations } = await axe.run(selector, { resultTypes: ['violations'], ...chosen })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [within, options] as const,
  )
}

/** Nothing on the page as it is now keeps anybody out. */
export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
}

/** The same for a page that was looked at in its other colours: of all that axe knows, those are for one rule to judge. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await barriersOn(page, 'html', { runOnly: ['color-contrast'] })).toEqual([])
}

/** What is too small, or too close to another, to be pressed by a finger (WCAG 2.5.8: 24 pixels). Axe asks for it only when it is told to. */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  return barriersOn(page, 'html', { runOnly: ['target-size'], rules: { 'target-size': { enabled: true } } })
}

/** Nothing reaches past the edge of the screen. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}
