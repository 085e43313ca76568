import { startAskingSite } from '../support/askingSite.ts'
import { patience } from '../support/patience.ts'
import { startSite, type Site } from '../popup/support/site.ts'
import { button, textAt } from './support/magazine.ts'
import type { Reader } from './support/Reader.ts'
import { expect, test as base } from './support/test.ts'

interface World {
  readonly address: string
  /** Where Matomo stands, on this machine. */
  readonly matomo: Site
}

const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads what a fixture needs from its first parameter: nothing.
    async ({}, use) => {
      const matomo = await startSite()
      matomo.answer('/matomo.php', (_request, response) => response.writeHead(204, { 'access-control-allow-origin': '*' }).end())
      const { address, stop } = await startAskingSite({ matomo: { address: matomo.address, siteId: '3', cookieless: false } })
      await use({ address, matomo })
      await stop()
      await matomo.stop()
    },
    { scope: 'worker', timeout: patience.timeout },
  ],
})

// One server for all of them: in one worker.
test.describe.configure({ mode: 'default' })

const PLAIN = '/articoli/senza-annunci'
const ANNOUNCING = '/articoli/con-un-annuncio'
const consent = (reader: Reader) => reader.run(() => document.documentElement.dataset['consent'] ?? '')
const asks = async (reader: Reader) => (await textAt(reader, '#edicola-consent')).startsWith('I cookie li scegli tu')

test('before an answer nothing leaves; refused by Esc, nothing does, and nobody asks again', async ({ reader, world }) => {
  const before = world.matomo.calls.length
  await reader.open(world.address + PLAIN)
  await expect.poll(() => asks(reader)).toBe(true)
  expect([await consent(reader), await reader.cookieNames()]).toEqual(['pending', []])
  await reader.run(() => document.querySelector<HTMLElement>('#edicola-consent button')?.focus())
  await reader.press('Escape')
  await expect.poll(() => consent(reader)).toBe('refused')
  await reader.open(world.address + ANNOUNCING)
  await expect.poll(() => textAt(reader, 'dialog:modal .modal-page-title')).toBe('Un annuncio')
  expect([await asks(reader), await reader.cookieNames()]).toEqual([false, ['edicola_consent']])
  expect(world.matomo.calls.length).toBe(before)
})

test('accepted, it is told; withdrawn from the footer, it stops', async ({ reader, world }) => {
  const before = world.matomo.calls.length
  await reader.open(world.address + PLAIN)
  await reader.click(button('Accetta'))
  await expect.poll(() => world.matomo.calls.length).toBeGreaterThan(before)
  await reader.click('//footer//a[normalize-space()="Preferenze cookie"]')
  await reader.click('.section__toggle:not(:disabled)')
  await reader.click(button('Salva le scelte'))
  await expect.poll(() => consent(reader)).toBe('refused')
  expect(await reader.cookieNames()).toEqual(['edicola_consent'])
})
