import { expect, type Page } from '@playwright/test'
import { make, makePlace, read, unique } from './support/make.ts'
import { passesAxe } from './support/passesAxe.ts'
import { test } from './support/test.ts'

const save = (page: Page) => page.keyboard.press('Control+s')

test('articles are found, the view is kept in the address, and many are given a topic and spared it again @engines-long', async ({
  page,
}) => {
  const title = unique('Alba')
  const topic = unique('albe')
  await make(page.request, 'article', { title: `${title} prima` })
  await make(page.request, 'article', { title: `${title} seconda` })
  await make(page.request, 'tag', { name: topic })

  await page.goto('/admin/article')
  await page.getByLabel('Cerca nei titoli').fill(title)
  await expect(page.getByText('2 articoli', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 articoli', { exact: true })).toBeVisible()
  await passesAxe(page)

  for (const which of ['prima', 'seconda']) await page.getByLabel(`Seleziona «${title} ${which}»`).check()
  await page.getByRole('button', { name: 'Pubblica' }).click()
  // A draft that lacks something says what, one by one.
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Per pubblicare scegli una sezione/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Chiudi' }).last().click()
  await page.getByRole('button', { name: 'Aggiungi un tema' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Tema' }).fill(topic)
  await page.getByRole('option', { name: topic }).click()
  await expect(page.getByText('Tema aggiunto a 2 articoli')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(page.getByText('Annullato')).toBeVisible()
})

test('many are published after one question about the links that lead nowhere, which names each of them', async ({ page }) => {
  const title = unique('Nebbia')
  const place = await makePlace(page.request)
  const linkTo = (slug: string) => {
    const link = { type: 'link', attrs: { href: `/articoli/${slug}` } }
    return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'leggi anche', marks: [link] }] }] }
  }
  const draft = await read(page.request, 'article', await make(page.request, 'article', { title: unique('Mai finito') }))
  const first = await make(page.request, 'article', { title: `${title} prima`, body: linkTo(draft.slug), ...place.ids })
  const { slug } = await read(page.request, 'article', first)
  // Its link leads to the one that comes out with it.
  await make(page.request, 'article', { title: `${title} seconda`, body: linkTo(slug), ...place.ids })

  await page.goto('/admin/article')
  await page.getByLabel('Cerca nei titoli').fill(title)
  await expect(page.getByText('2 articoli', { exact: true })).toBeVisible()
  for (const which of ['prima', 'seconda']) await page.getByLabel(`Seleziona «${title} ${which}»`).check()
  const publish = page.getByRole('button', { name: 'Pubblica', exact: true })
  await publish.click()
  const question = page.getByRole('alertdialog', { name: 'Prima di pubblicare, guarda qui' })
  await expect(question.getByRole('heading', { level: 3 })).toHaveText([`${title} prima`])
  await expect(question.getByRole('link', { name: draft.content.title })).toBeVisible()
  await expect(question).toContainText('è ancora una bozza')
  await passesAxe(page)
  await question.getByRole('button', { name: 'Torna all’elenco' }).click()
  await expect(question).toBeHidden()
  expect((await page.request.get(`/articoli/${slug}`)).status()).toBe(404)
  await publish.click()
  await question.getByRole('button', { name: 'Pubblica lo stesso' }).click()
  await expect(page.getByText('2 articoli pubblicati')).toBeVisible()
  expect((await page.request.get(`/articoli/${slug}`)).status()).toBe(200)
})

test('an issue takes many articles at once, and gives them back', async ({ page }) => {
  const title = unique('Marea')
  const issue = await make(page.request, 'issue', { title })
  for (const which of ['prima', 'seconda', 'terza']) await make(page.request, 'article', { title: `${title} ${which}` })

  await page.goto(`/admin/issue/${issue}`)
  await page.getByRole('button', { name: 'Aggiungi articoli' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quali articoli entrano nel numero?' })
  await dialog.getByLabel('Cerca nei titoli').fill(title)
  for (const which of ['prima', 'seconda']) await dialog.getByRole('checkbox', { name: `${title} ${which}` }).click()
  await passesAxe(page)
  await dialog.getByRole('button', { name: 'Aggiungi 2' }).click()
  await expect(page.getByText('Cambiato numero a 2 articoli')).toBeVisible()
  await expect(page.getByRole('link', { name: `${title} seconda` })).toBeVisible()
  await page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(page.getByText('Ancora nessun articolo.')).toBeVisible()
})

test('a form keeps what was typed: unsaved, refused, and overtaken by somebody else', async ({ page }) => {
  const name = unique('nebbia')
  await page.goto('/admin/tag/create')
  await page.getByLabel('Nome').fill(name)
  await save(page)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''

  await page.getByLabel('Descrizione').fill('La mia')
  await page.getByRole('menuitem', { name: 'Firme' }).click()
  await expect(page.getByText('Uscire senza salvare?')).toBeVisible()
  await page.getByRole('button', { name: 'Resta qui' }).click()
  await page.getByLabel('Indirizzo').fill('Non Va')
  await save(page)
  await expect(page.getByText('solo lettere minuscole')).toBeVisible()
  await page.getByLabel('Indirizzo').fill(name.replaceAll(' ', '-'))

  const now = (await (await page.request.get(`/api/admin/tag/${id}`)).json()) as { revision: number; content: object } // a document
  await page.request.put(`/api/admin/tag/${id}`, { data: { revision: now.revision, content: { ...now.content, description: 'La sua' } } })
  await save(page)
  await expect(page.getByText('Qualcuno ha salvato prima di te').first()).toBeVisible()
  await page.getByRole('button', { name: 'Resta qui' }).click()
  const answered = page.waitForResponse(`**/api/admin/tag/${id}`)
  await page.getByRole('button', { name: 'Aggiorna' }).click()
  await answered
  await expect(page.getByLabel('Descrizione')).toHaveValue('La mia')

  await save(page)
  await page.route(`**/api/admin/tag/${id}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Ricarica la sua versione' }).click()
  await expect(page.getByText('Non ho potuto ricaricare')).toBeVisible()
  await expect(page.getByLabel('Descrizione')).toHaveValue('La mia')
  await page.unroute(`**/api/admin/tag/${id}`)
  await save(page)
  await page.getByRole('button', { name: 'Ricarica la sua versione' }).click()
  await expect(page.getByLabel('Descrizione')).toHaveValue('La sua')
})

test('who stays on a form has stayed, however late the page is drawn again', async ({ page }) => {
  await page.addInitScript(holdLateDrawing)
  const id = await make(page.request, 'tag', { name: unique('brina') })
  await page.goto(`/admin/tag/${id}`)
  await page.getByLabel('Descrizione').fill('La mia')
  await page.getByRole('menuitem', { name: 'Firme' }).click()
  const question = page.getByText('Uscire senza salvare?')
  await expect(question).toBeVisible()

  await page.evaluate(() => dispatchEvent(new Event('hold-drawing')))
  await page.getByRole('button', { name: 'Resta qui' }).click()
  await page.getByLabel('Descrizione').evaluate(emptied) // as it was: nothing is left to save
  await page.evaluate(() => dispatchEvent(new Event('go-on-drawing')))
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Descrizione')).toHaveValue('')
  expect(new URL(page.url()).pathname).toBe(`/admin/tag/${id}`)
})

/** Without the focus, which an open dialog does not give. */
function emptied(field: HTMLElement): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What React draws when it finds the time comes to it as a message; what an editor does is drawn at once. */
function holdLateDrawing(): void {
  const held: (() => void)[] = []
  let isHeld = false
  const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as (message: unknown) => void // as every browser has it
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (isHeld) held.push(() => post.call(this, message))
    else post.call(this, message)
  }
  addEventListener('hold-drawing', () => (isHeld = true))
  addEventListener('go-on-drawing', () => {
    isHeld = false
    for (const send of held.splice(0)) send()
  })
}

test('what a form lets be empty can be emptied', async ({ page }) => {
  const name = unique('Da svuotare')
  const filled = [
    ['section', { name, description: 'Una riga.' }, ['Descrizione']],
    ['tag', { name, description: 'Una riga.' }, ['Descrizione']],
    ['author', { name, role: 'Geologa', bio: 'Una vita.' }, ['Chi è, in poche parole', 'Nota biografica']],
    ['issue', { title: name, standfirst: 'Una riga.' }, ['Sommario']],
  ] as const
  for (const [kind, content, labels] of filled) {
    await page.goto(`/admin/${kind}/${await make(page.request, kind, content)}`)
    for (const label of labels) await page.getByLabel(label).fill('')
    await save(page)
    await expect(page.getByText(/^Salvat[ao]/).first()).toBeVisible()
    await page.reload()
    for (const label of labels) await expect(page.getByLabel(label)).toHaveValue('')
  }
})

test('a redirect that leads nowhere, or to itself, is refused beside its field', async ({ page }) => {
  const from = `/${unique('vecchia').replace(' ', '-')}`
  await page.goto('/admin/redirect')
  await page.getByRole('button', { name: 'Nuovo reindirizzamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo reindirizzamento' })
  const send = () => dialog.getByRole('button', { name: 'Salva' }).click()
  await dialog.getByRole('textbox', { name: 'Da', exact: true }).fill('senza barra')
  await dialog.getByRole('combobox', { name: 'A', exact: true }).fill('javascript:alert(1)')
  await send()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Da', exact: true }).fill(from)
  await dialog.getByRole('combobox', { name: 'A', exact: true }).fill(from)
  await send()
  await expect(dialog.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible()
  await dialog.getByRole('combobox', { name: 'A', exact: true }).fill('/archivio')
  await send()
  await expect(page.getByText('Reindirizzamento salvato.')).toBeVisible()
  expect((await page.request.get(from, { maxRedirects: 0 })).headers()['location']).toBe('/archivio')
})

test('two topics become one, and what is in use is not deleted', async ({ page }) => {
  const [old, other] = [unique('borgo'), unique('borghi')]
  const tag = await make(page.request, 'tag', { name: old })
  await make(page.request, 'tag', { name: other })
  const title = unique('Un paese')
  await make(page.request, 'article', { title, tags: [tag] })

  await page.goto(`/admin/tag/${tag}`)
  await page.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Chiudi' }).last().click()

  await page.goto(`/admin/tag?q=${encodeURIComponent(old)}`)
  await page.getByRole('button', { name: `Unisci a un altro tema: ${old}` }).click()
  await page.getByLabel('Il tema che resta').fill(other)
  await page.getByRole('option', { name: other }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await passesAxe(page)
  await page.getByRole('button', { name: `Unisci «${old}» a «${other}»` }).click()
  await expect(page.getByText(`1 contenuto ora ha il tema «${other}»`)).toBeVisible()
})

test('the palette goes anywhere, and gives the focus back', async ({ page }) => {
  await page.goto('/admin')
  const button = page.getByRole('button', { name: /^Cerca o crea/ }).first()
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await passesAxe(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('nuova fir')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nuova firma' })).toBeVisible()
})

test('a section becomes a podcast, and readers find where to subscribe', async ({ page }) => {
  const name = unique('Radio')
  const id = await make(page.request, 'section', { name })
  const { slug } = await read(page.request, 'section', id)
  await page.goto(`/admin/section/${id}`)
  await expect(page.getByLabel('Categoria')).toHaveCount(0)
  await page.getByLabel('Questa sezione è un podcast').check()
  await page.getByLabel('Autore').fill('Ada Neri')
  await page.getByLabel('Categoria').click()
  await page.getByRole('option', { name: 'Musica' }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await passesAxe(page)
  await save(page)
  await expect(page.getByText('Salvato').first()).toBeVisible()
  await page.goto(`/sezioni/${slug}`)
  await expect(page.getByRole('link', { name: 'Iscriviti al podcast' })).toHaveAttribute(
    'href',
    new RegExp(`/sezioni/${slug}/podcast\\.xml$`),
  )
  const feed = await (await page.request.get(`/sezioni/${slug}/podcast.xml`)).text()
  expect(feed).toContain('<itunes:author>Ada Neri</itunes:author>')
  expect(feed).toContain('<itunes:category text="Music"/>')
})
