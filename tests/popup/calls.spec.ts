import { popup } from './support/markup.ts'
import { dialog, expect, test } from './support/test.ts'

for (const ticked of [true, false]) {
  test(`OK tells the server the id and the choice, ${ticked}`, async ({ page, site, open }) => {
    await open({ body: popup({ id: 'campagna-2026' }) })
    if (ticked) await page.getByLabel('Non mostrare più').check()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => site.calls.length).toBe(1)
    const [call] = site.calls
    expect(call).toMatchObject({ method: 'POST', path: '/modal/ajax/hook-modal-submit' })
    expect(call?.type).toMatch(/^application\/x-www-form-urlencoded/)
    expect([...new URLSearchParams(call?.body)]).toEqual([
      ['id', 'campagna-2026'],
      ['modal_state[dont_show_again_option]', String(ticked)],
    ])
  })
}

test('the call goes to the base address that the site gives', async ({ page, site, open }) => {
  await open({ body: popup(), script: 'data-base="/rivista/"' })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => site.calls.map(({ path }) => path)).toEqual(['/rivista/modal/ajax/hook-modal-submit'])
})

test('native popups never ask for Bootstrap', async ({ page, site, open }) => {
  await open({ body: popup(), script: 'data-verify_load_bootstrap_automatically="1"' })
  await expect(dialog(page)).toBeVisible()
  expect(site.calls).toEqual([])
})
