import { expect } from '@playwright/test'
import { toWallTime } from '../../src/content/time.ts'
import { everyBlock, everyBlockIsRead } from './support/everyBlock.ts'
import { make, makePlace, paragraph, pictureFile, read, unique } from './support/make.ts'
import { newPerson, pageOf } from './support/people.ts'
import { sheetOf } from './support/sheet.ts'
import { test } from './support/test.ts'

test('an article, from an empty sheet to its readers', async ({ page: direction, browser, baseURL }) => {
  const place = await makePlace(direction.request)
  const chief = await newPerson(direction.request, 'Carla', 'caporedattore')
  const title = unique('Il ponte che non c’è')
  const writer = await newPerson(direction.request, 'Dina', 'redattore')
  const hers = await pageOf(browser, writer, baseURL ?? '')
  const sheet = sheetOf(hers)
  let id = ''

  await test.step('she begins an article, says where it belongs and opens it with a picture', async () => {
    await hers.goto('/admin/article')
    await hers.getByRole('link', { name: 'Nuovo articolo' }).first().click()
    await sheet.title.fill(title)
    await sheet.standfirst.fill('Storia di un disegno.')
    await expect(hers).toHaveURL(/\/article\/[\w-]{10,}$/)
    id = hers.url().split('/').at(-1) ?? ''
    await sheet.choose('Sezione', place.section)
    await sheet.choose('Firme', place.author)
    const tag = unique('ponti')
    await sheet.choose('Temi', tag, `Crea il tema ${tag}`)
    await sheet.panel.getByRole('group', { name: 'Immagine di apertura' }).getByRole('button').click()
    await sheet.upload(await pictureFile('apertura.jpg'))
    await sheet.panel.getByLabel('Didascalia dell’apertura').fill('Il fiume, visto da dove starebbe il ponte.')
  })

  await test.step('she writes it, with every block there is', () => everyBlock(hers))

  await test.step('she hands it in, with a note', async () => {
    await sheet.save()
    await sheet.bar.getByRole('button', { name: 'Manda in revisione' }).click()
    await hers.getByLabel('Due parole per chi viene dopo').fill('Manca solo un titolo migliore.')
    await hers.getByRole('dialog').getByRole('button', { name: 'Manda in revisione' }).click()
    await expect(sheet.bar.getByText('In revisione', { exact: true })).toBeVisible()
  })

  const his = await pageOf(browser, chief, baseURL ?? '')
  const editor = sheetOf(his)
  const waiting = his.getByRole('region', { name: 'Da rivedere' }).getByRole('listitem').filter({ hasText: title })
  await test.step('the caporedattore finds it among what waits, and sends it back with a word', async () => {
    await his.goto('/admin')
    await expect(waiting).toContainText('«Manca solo un titolo migliore.»')
    await waiting.getByRole('link').click()
    await expect(editor.text).toContainText('Il ponte lo disegnò')
    await editor.act('Rimanda')
    await his.getByLabel('Due parole per chi viene dopo').fill('Bello. Aggiungi la data del disegno.')
    await his.getByRole('dialog').getByRole('button', { name: 'Rimanda' }).click()
    await expect(editor.bar.getByText('Bozza', { exact: true })).toBeVisible()
  })

  await test.step('she finds his words, answers them and hands it in again', async () => {
    await hers.getByRole('link', { name: 'Redazione', exact: true }).click()
    await hers.getByRole('region', { name: 'Restituiti a te' }).getByRole('link', { name: title }).click()
    await expect(hers.getByText('Aggiungi la data del disegno.')).toBeVisible()
    await sheet.newLine()
    await hers.keyboard.insertText('Era il 1781.')
    await sheet.bar.getByRole('button', { name: 'Manda in revisione' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Manda in revisione' }).click()
    await expect(sheet.bar.getByText('In revisione', { exact: true })).toBeVisible()
  })

  const slug = (await read(his.request, 'article', id)).slug
  const answered = async (path: string) => (await his.request.get(path, { maxRedirects: 0 })).status()
  await test.step('he corrects it and schedules it; readers wait', async () => {
    await his.getByRole('link', { name: 'Redazione', exact: true }).click()
    await waiting.getByRole('link').click()
    await editor.standfirst.fill('Storia di un disegno che nessuno ha costruito.')
    await editor.act('Programma')
    await his.getByRole('dialog').getByRole('button', { name: 'Programma' }).click()
    await expect(editor.bar.getByText('Programmato', { exact: true })).toBeVisible()
    expect(await answered(`/articoli/${slug}`)).toBe(404)
  })

  await test.step('he finds it in the calendar and makes it sooner; it appears when it is time, and not before', async () => {
    await his.getByRole('menuitem', { name: 'Calendario' }).click()
    await his.getByRole('button', { name: 'Elenco', exact: true }).click()
    await his.getByRole('link', { name: new RegExp(title) }).click()
    await editor.act('Cambia ora')
    const moment = new Date(Date.now() + 8000)
    await his.getByLabel('Giorno e ora').fill(`${toWallTime(moment.toISOString())}:${String(moment.getUTCSeconds()).padStart(2, '0')}`)
    await his.getByRole('dialog').getByRole('button', { name: 'Cambia ora' }).click()
    await expect(his.getByRole('dialog')).toBeHidden()
    await expect.poll(() => answered(`/articoli/${slug}`), { intervals: [250] }).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(moment.getTime() / 1000) * 1000)
  })

  await test.step('readers have every block', () => everyBlockIsRead(his, `/articoli/${slug}`, title))

  await test.step('the address changes, and the old one leads there', async () => {
    const other = `${slug}-di-carta`
    await his.goBack()
    await editor.panel.getByLabel('Indirizzo', { exact: true }).fill(other)
    await expect(editor.panel.getByText('I lettori conoscono già il vecchio indirizzo')).toBeVisible()
    await editor.bar.getByRole('button', { name: 'Pubblica le modifiche' }).click()
    await expect(his.getByText('Pubblicato: i lettori lo vedono.')).toBeVisible()
    const led = await his.request.get(`/articoli/${slug}`, { maxRedirects: 0 })
    expect([led.status(), new URL(led.headers()['location'] ?? '', baseURL).pathname]).toEqual([301, `/articoli/${other}`])
    expect(await answered(`/articoli/${other}`)).toBe(200)
  })

  await test.step('a revision is restored, and the text comes back', async () => {
    await editor.text.focus()
    await his.keyboard.press('Control+a')
    await his.keyboard.press('Delete')
    await editor.save()
    expect((await read(his.request, 'article', id)).content.body.content).toEqual([])
    await editor.bar.getByRole('button', { name: 'Revisioni' }).click()
    const revisions = his.getByRole('dialog', { name: 'Revisioni' })
    await expect(revisions.getByRole('region', { name: 'Testo' }).getByRole('deletion').first()).toBeVisible()
    await revisions
      .getByRole('listitem')
      .or(revisions.getByRole('button', { name: / · / }))
      .nth(1)
      .click()
    await revisions.getByRole('button', { name: 'Ripristina questa versione' }).click()
    await his.getByRole('button', { name: 'Conferma' }).click()
    await expect(revisions).toBeHidden()
    await expect(editor.text).toContainText('Il ponte lo disegnò')
  })
  await hers.context().close()
  await his.context().close()
})

test('two editors collide and nothing is lost: mine, theirs, or mine put aside', async ({ page: one, browser, baseURL }) => {
  test.slow()
  const rival = await newPerson(one.request, 'Remo', 'caporedattore')
  const title = unique('Due mani')
  const id = await make(one.request, 'article', { title, standfirst: 'All’inizio.', body: paragraph('Un testo di tutti.') })
  const other = await pageOf(browser, rival, baseURL ?? '')
  const [mine, his] = [sheetOf(one), sheetOf(other)]
  await Promise.all([mine.open('article', id), his.open('article', id)])
  const conflict = one.getByRole('dialog', { name: 'Due versioni dello stesso testo' })
  const now = async () => (await read(one.request, 'article', id)).content.standfirst
  const collide = async (theirs: string, ours: string) => {
    await his.standfirst.fill(theirs)
    await his.save()
    await mine.standfirst.fill(ours)
    await one.keyboard.press('Control+s')
    await expect(conflict).toContainText(`${rival.name} ha salvato una versione più nuova oggi alle`)
    await expect(conflict.getByRole('region', { name: 'Sommario' })).toContainText(theirs)
    await expect(conflict.getByRole('region', { name: 'Sommario' })).toContainText(ours)
  }

  await test.step('mine is kept, and theirs is among the revisions', async () => {
    await collide('Come lo vede Remo.', 'Come lo vedo io.')
    // Nothing is written over while nobody has chosen.
    expect(await now()).toBe('Come lo vede Remo.')
    await conflict.getByRole('button', { name: 'Tieni la mia' }).click()
    await expect(conflict).toBeHidden()
    await expect.poll(now).toBe('Come lo vedo io.')
    const { revision } = await read(one.request, 'article', id)
    const difference = await one.request.get(`/api/admin/article/${id}/difference?older=${revision - 1}&newer=${revision}`)
    expect(await difference.text()).toContain('Remo')
  })

  await test.step('theirs is taken, when I say so', async () => {
    await his.open('article', id)
    await collide('Remo insiste.', 'Anch’io.')
    await conflict.getByRole('button', { name: 'Decido dopo' }).click()
    await expect(mine.standfirst).toHaveValue('Anch’io.')
    expect(await now()).toBe('Remo insiste.')
    await one.getByRole('button', { name: 'Scegli che cosa tenere' }).click()
    await conflict.getByRole('button', { name: `Prendi quella di ${rival.name}` }).click()
    await expect(mine.standfirst).toHaveValue('Remo insiste.')
    expect(await now()).toBe('Remo insiste.')
  })

  await test.step('mine is put aside, as a draft of its own', async () => {
    await collide('L’ultima di Remo.', 'La mia, da parte.')
    await conflict.getByRole('button', { name: 'Metti la mia da parte' }).click()
    await expect(mine.standfirst).toHaveValue('L’ultima di Remo.')
    await one.getByRole('link', { name: 'Aprila' }).click()
    await expect(mine.title).toHaveValue(`${title} (copia)`)
    await expect(mine.standfirst).toHaveValue('La mia, da parte.')
    expect(await now()).toBe('L’ultima di Remo.')
  })
  await other.context().close()
})

test('a collaboratore is refused what the role forbids, in plain words', async ({ page, browser, baseURL }) => {
  const bruno = await newPerson(page.request, 'Bruno', 'collaboratore')
  const theirs = await make(page.request, 'article', { title: unique('Di altri') })
  const his = await pageOf(browser, bruno, baseURL ?? '')
  const api = his.request
  const own = await make(api, 'article', { title: unique('Di Bruno') })
  const { content } = await read(api, 'article', own)

  for (const [what, method, path, data, status, code, sentence] of [
    ['publish', 'POST', `article/${own}/publish`, { revision: 1 }, 403, 'forbidden', 'Il tuo ruolo non lo permette.'],
    ['assign', 'POST', `article/${own}/assign`, { assignees: [bruno.id] }, 403, 'forbidden', 'Il tuo ruolo non lo permette.'],
    ['list people', 'GET', 'user', null, 403, 'forbidden', 'Il tuo ruolo non lo permette.'],
    [
      'invite',
      'POST',
      'user',
      { name: 'X', email: 'x@example.it', role: 'amministratore' },
      403,
      'forbidden',
      'Il tuo ruolo non lo permette.',
    ],
    ['rise', 'PUT', `user/${bruno.id}`, { role: 'amministratore' }, 403, 'forbidden', 'Il tuo ruolo non lo permette.'],
    ['rise by the profile', 'PUT', 'me', { role: 'amministratore' }, 422, 'invalid', ''],
    ['read the log', 'GET', 'audit', null, 403, 'forbidden', 'Il tuo ruolo non lo permette.'],
    [
      'change settings',
      'PUT',
      'siteSettings/only',
      { revision: 0, content: { name: 'Mia' } },
      403,
      'forbidden',
      'Il tuo ruolo non lo permette.',
    ],
    ['open another’s', 'GET', `article/${theirs}`, null, 403, 'forbidden', ''],
    ['change another’s', 'PUT', `article/${theirs}`, { revision: 1, content }, 403, 'forbidden', ''],
    ['delete another’s', 'DELETE', `article/${theirs}`, null, 403, 'forbidden', ''],
    ['own another’s', 'PUT', `article/${own}`, { revision: 1, content: { ...content, createdBy: theirs } }, 422, 'invalid', ''],
    [
      'publish by a save',
      'PUT',
      `article/${own}`,
      { revision: 1, content: { ...content, firstPublishedAt: '2026-01-01T00:00:00.000Z' } },
      422,
      'invalid',
      '',
    ],
  ] as const) {
    await test.step(what, async () => {
      const answer = await api.fetch(`/api/admin/${path}`, { method, ...(data && { data }) })
      const said = (await answer.json()) as { code: string; message: string } // what the API answers to what it refuses
      expect([answer.status(), said.code]).toEqual([status, code])
      expect(said.message).toMatch(/^[A-ZÈ].*[.:]$/)
      if (sentence) expect(said.message).toBe(sentence)
    })
  }

  // Nothing of it was done, and the screens do not offer it.
  expect(await read(api, 'article', own)).toMatchObject({ revision: 1, createdBy: bruno.id, firstPublishedAt: null, assignees: [] })
  await his.goto(`/admin/article/${theirs}`)
  await expect(his.getByText('Questo testo non c’è')).toBeVisible()
  await sheetOf(his).open('article', own)
  await expect(his.getByRole('button', { name: 'Manda in revisione' })).toBeVisible()
  await expect(his.getByRole('button', { name: 'Pubblica' })).toHaveCount(0)
  await his.context().close()
})
