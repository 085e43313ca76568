import { popup } from './support/markup.ts'
import { cookieNames, dialog, expect, settle, test } from './support/test.ts'

const HIDE = 'hide_modal_id_promo'
const DO_NOT_SHOW = 'please_do_not_show_again_modal_id_promo'

test.describe('closing', () => {
  for (const [name, close] of [
    ['the left button', 'Più tardi'],
    ['the ×', '×'],
    ['Esc', 'Escape'],
    ['a click on the backdrop', ''],
  ] as const) {
    test(`${name} dismisses: a ticked checkbox sets nothing, show_once its cookie`, async ({ page, site, open, told }) => {
      await open({ body: popup({ fields: { show_once: '1' }, redirect: '/altrove' }) })
      await page.getByLabel('Non mostrare più').check()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else if (close) await dialog(page).getByText(close, { exact: true }).click()
      else await page.mouse.click(5, 5)
      await expect(dialog(page)).toBeHidden()
      expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo dismiss'])
      expect(await cookieNames(page)).toEqual([HIDE])
      expect(site.calls).toEqual([])
      expect(new URL(page.url()).pathname).toBe('/')
    })
  }

  for (const [option, close] of [
    ['close_on_escape', 'Escape'],
    ['close_on_backdrop', ''],
  ] as const) {
    test(`${option}: false keeps it open, however often one tries`, async ({ page, open }) => {
      await open({ body: popup({ options: { [option]: false } }) })
      await expect(dialog(page)).toBeVisible()
      for (const _ of [1, 2, 3]) await (close ? page.keyboard.press(close) : page.mouse.click(5, 5))
      await settle(page)
      await expect(dialog(page)).toBeVisible()
      // Other keys work as ever. A click beside it has moved the focus, so how many Tabs away the button is depends.
      await dialog(page).getByRole('button', { name: 'OK' }).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeHidden()
    })
  }

  for (const [option, button] of [
    ['close_button', '×'],
    ['left_button', 'Più tardi'],
  ] as const) {
    test(`${option}: false takes the button away`, async ({ page, open }) => {
      await open({ body: popup({ options: { [option]: false } }) })
      await expect(dialog(page)).toBeVisible()
      await expect(dialog(page).getByText(button, { exact: true })).toHaveCount(0)
      await expect(dialog(page).getByRole('button')).toHaveCount(2)
    })
  }

  test('a click inside, or text selected with a drag that ends outside, does not close it', async ({ page, open }) => {
    await open({ body: popup() })
    await dialog(page).getByRole('heading').click()
    const box = await dialog(page).boundingBox()
    if (!box) throw new Error('An open dialog has a box')
    await page.mouse.click(box.x + 3, box.y + 6) // its padding, not its content
    await page.mouse.move(box.x + 60, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await settle(page)
    await expect(dialog(page)).toBeVisible()
  })

  test('show_once off: no cookie, whatever closes it', async ({ page, open }) => {
    await open({ body: popup() })
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await cookieNames(page)).toEqual([])
  })
})

test.describe('several popups', () => {
  test('open one at a time, in order of firing', async ({ page, open, told }) => {
    await open({ body: popup({ id: 'uno' }) + popup({ id: 'due' }) + popup({ id: 'tre' }) })
    for (const id of ['uno', 'due', 'tre']) {
      await expect(page.locator('dialog[open]')).toHaveCount(1)
      await expect(dialog(page, id)).toBeVisible()
      await page.getByRole('button', { name: 'OK' }).click()
    }
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    expect((await told()).filter((line) => !line.startsWith('armed'))).toEqual(
      ['uno', 'due', 'tre'].flatMap((id) => [`shown ${id}`, `closed ${id} ok`]),
    )
  })

  test('those that wait open by priority, then by order of firing', async ({ page, open, freeze }) => {
    await freeze()
    const body = [
      popup({ id: 'primo' }),
      popup({ id: 'basso', fields: { delay_display: '1' }, options: { priority: -1 } }),
      popup({ id: 'comune', fields: { delay_display: '2' } }),
      popup({ id: 'altro', fields: { delay_display: '3' } }),
      popup({ id: 'urgente', fields: { delay_display: '4' }, options: { priority: 10 } }),
    ].join('')
    await open({ body })
    await page.clock.runFor(5000)
    for (const id of ['primo', 'urgente', 'comune', 'altro', 'basso']) {
      await expect(dialog(page, id)).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('one that was dismissed while it waited does not open', async ({ page, site, open }) => {
    await open({ body: popup({ id: 'uno' }) + popup({ fields: { show_once: '1' } }) + popup({ id: 'tre' }) })
    await expect(dialog(page, 'uno')).toBeVisible()
    await page.context().addCookies([{ name: HIDE, value: 'true', url: site.address }])
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'tre')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  })

  test('opening twice has no effect', async ({ page, open, told }) => {
    await open({ body: popup({ body: '<a href="#x" class="open-modal-page">ancora</a>' }) })
    await page.getByText('ancora').click()
    await page.keyboard.press('Escape')
    await settle(page)
    await expect(dialog(page)).toBeHidden()
    expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo dismiss'])
  })
})

test.describe('OK', () => {
  test('keeps the choice, closes, calls, then redirects; closing twice has no effect', async ({ page, site, open }) => {
    site.page('/altrove', '<title>Altrove</title>')
    await page.addInitScript(() => {
      const order: string[] = JSON.parse(sessionStorage.getItem('order') ?? '[]') as string[]
      const note = (line: string) => {
        order.push(line)
        sessionStorage.setItem('order', JSON.stringify(order))
      }
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
      Object.defineProperty(document, 'cookie', {
        get: () => cookie?.get?.call(document) as string,
        set: (text: string) => {
          note(text.replace(/=.*/, ''))
          cookie?.set?.call(document, text)
        },
      })
      const fetch = window.fetch.bind(window)
      window.fetch = (...given) => {
        note(`fetch ${String(given[1]?.keepalive)} open=${document.querySelectorAll('dialog[open]').length}`)
        return fetch(...given)
      }
    })
    await open({ body: popup({ fields: { show_once: '1', cookie_expiration: '30' }, redirect: '/altrove' }) })
    await page.getByLabel('Non mostrare più').check()
    await page.evaluate(() => {
      const ok = document.querySelector<HTMLButtonElement>('.js-modal-page-ok-button')
      ok?.click()
      ok?.click()
    })
    await expect(page).toHaveTitle('Altrove')
    expect(await page.evaluate(() => sessionStorage.getItem('order'))).toBe(JSON.stringify([DO_NOT_SHOW, HIDE, 'fetch true open=0']))
    await expect.poll(() => site.calls.length).toBe(1)
  })

  test('replaces the address: back does not return to the page', async ({ page, site, open }) => {
    site.page('/prima', '<title>Prima</title>')
    site.page('/altrove', '<title>Altrove</title>')
    await page.goto(`${site.address}/prima`)
    await open({ body: popup({ redirect: '/altrove' }) })
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveTitle('Altrove')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveTitle('Prima')
  })

  test('does not wait for the answer, and opens no other popup on its way', async ({ page, site, open, told }) => {
    site.answer('/modal/ajax/hook-modal-submit', () => undefined) // never answers
    site.page('/altrove', '<title>Altrove</title>')
    await open({ body: popup({ redirect: '/altrove' }) + popup({ id: 'dopo' }) })
    await page.evaluate(() =>
      addEventListener('pagehide', () => sessionStorage.setItem('seen', JSON.stringify((window as unknown as { seen: string[] }).seen))),
    )
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveTitle('Altrove')
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).not.toContain('shown dopo')
    expect(await told()).toEqual([])
  })

  test('follows a fragment in the same document, and goes on with the next popup', async ({ page, open }) => {
    await open({ body: popup({ redirect: '#a' }) + popup({ id: 'dopo' }) })
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/#a$/)
    await expect(dialog(page, 'dopo')).toBeVisible()
  })

  for (const redirect of [
    'javascript:document.title=1',
    ' JavaScript:document.title=1',
    'java\nscript:document.title=1',
    'data:text/html,x',
    'mailto:a@b.it',
    'blob:x',
    '',
  ]) {
    test(`ignores the redirect ${JSON.stringify(redirect)}`, async ({ page, open, told }) => {
      await open({ body: popup({ redirect }) })
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(dialog(page)).toBeHidden()
      await settle(page)
      await expect(page).toHaveTitle('Edicola')
      expect(await told()).toContain('closed promo ok')
    })
  }

  test('reads the redirect of the button that was clicked', async ({ page, site, open }) => {
    site.page('/due', '<title>Due</title>')
    const ok = `<button class="js-modal-page-ok-button" data-redirect="/uno">OK</button><button class="js-modal-page-ok-button" data-redirect="/due" redirect="/tre">Sì</button>`
    await open({ body: popup({ ok }) })
    await page.getByText('Sì').click()
    await expect(page).toHaveTitle('Due')
  })

  for (const [name, fail] of [
    ['the server is down', 'stop'],
    ['the reader is offline', 'offline'],
    ['the call is refused', 'refuse'],
  ] as const) {
    test(`works when ${name}`, async ({ page, site, open }) => {
      site.answer('/modal/ajax/hook-modal-submit', (_request, response) => void response.writeHead(429).end('{"success":false}'))
      await open({ body: popup({ fields: { show_once: '1' }, redirect: '#fine' }) })
      await expect(dialog(page)).toBeVisible()
      if (fail === 'stop') await site.stop()
      if (fail === 'offline') await page.context().setOffline(true)
      await page.getByLabel('Non mostrare più').check()
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(/#fine$/)
      expect(await cookieNames(page)).toEqual([HIDE, DO_NOT_SHOW])
    })
  }
})
