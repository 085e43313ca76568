import { randomUUID } from 'node:crypto'
import { ADMINISTRATOR } from '../admin/support/administrator.ts'
import { button, MAGAZINE, textAt } from './support/magazine.ts'
import type { Reader } from './support/Reader.ts'
import { startPolicyWatch } from './support/policyWatch.ts'
import { expect, test } from './support/test.ts'

async function signIn(reader: Reader, password: string): Promise<void> {
  await reader.open(`${MAGAZINE}/admin/login`)
  await reader.click('input[type=email]')
  await reader.type(ADMINISTRATOR.email)
  await reader.click('input[type=password]')
  await reader.type(password)
  await reader.click(button('Entra'))
}

const enter = async (reader: Reader) => {
  await signIn(reader, ADMINISTRATOR.password)
  await expect.poll(() => reader.run(() => document.querySelector('nav[aria-label="Sezioni della redazione"]') !== null)).toBe(true)
}

test('a wrong password is refused in plain words, and the right one lets in', async ({ reader }) => {
  await signIn(reader, 'sbagliata-davvero')
  await expect.poll(() => textAt(reader, '[role=alert]')).toBe('E-mail o password non corrette.')
  await enter(reader)
})

test('an article is written, saved, and there again when its page is opened anew', async ({ reader }) => {
  const title = `Scritto in ogni browser ${randomUUID().slice(0, 8)}`
  await enter(reader)
  await reader.open(`${MAGAZINE}/admin/article/create`)
  await expect.poll(() => reader.run(() => document.activeElement?.getAttribute('aria-label'))).toBe('Titolo')
  await reader.type(title)
  await reader.click('[contenteditable=true][aria-label=Testo]')
  await reader.type('Comincia piano, ')
  await reader.press('Control+b')
  await reader.type('poi forte')
  await reader.press('Control+s')
  await expect.poll(() => textAt(reader, '[aria-label="A che punto è"] [role=status]')).toContain('Salvato alle')
  await reader.open((await reader.address()).href)
  await expect.poll(() => reader.run(() => document.querySelector<HTMLTextAreaElement>('[aria-label=Titolo]')?.value)).toBe(title)
  await expect
    .poll(() => reader.run(() => document.querySelector('[contenteditable=true][aria-label=Testo] p')?.innerHTML))
    .toBe('Comincia piano, <strong>poi forte</strong>')
})

test('an announcement’s preview plays it as a reader would meet it', async ({ reader }) => {
  const title = 'Provato'
  await enter(reader)
  await reader.open(`${MAGAZINE}/admin/popup/create`)
  await reader.click('input[name="content.title"]')
  await reader.type(title)
  // While the frame loads, its document has no body yet.
  const preview = () =>
    reader.run(
      () =>
        document
          .querySelector<HTMLIFrameElement>('iframe[title="La pagina come la vedrà chi legge"]')
          ?.contentDocument?.querySelector('body')?.innerText,
    )
  await expect.poll(preview).toContain(title)
  await reader.click(button('Prova come un lettore'))
  await reader.click(button('Premi OK'))
  await expect.poll(() => textAt(reader, 'main')).toContain('Chiuso con OK.')
})

test('an announcement’s look and place are chosen by their miniatures, and the preview wears them', async ({ reader }) => {
  await enter(reader)
  await reader.open(`${MAGAZINE}/admin/popup/create`)
  await reader.click('input[name="content.title"]')
  await reader.type('Vestito')
  const dress = () =>
    reader.run(
      () =>
        document
          .querySelector<HTMLIFrameElement>('iframe[title="La pagina come la vedrà chi legge"]')
          ?.contentDocument?.querySelector('dialog')?.className ?? '',
    )
  for (const [name, part] of [
    ['Inchiostro', 'modal-page-ink'],
    ['Colore', 'modal-page-colour'],
    ['Cornice', 'modal-page-frame'],
    ['Carta', 'modal-page-paper'],
    ['Foglio dal basso', 'modal-page-at-sheet'],
    ['Cartolina nell’angolo', 'modal-page-at-corner'],
    ['Striscia in alto', 'modal-page-at-bar'],
    ['Al centro', 'modal-page-at-center'],
  ] as const) {
    await reader.click(`//label[normalize-space()="${name}"]`)
    await expect.poll(async () => (await dress()).split(' ')).toContain(part)
  }
})

test('the back office tries nothing that its policy forbids, which some browsers would say in their console', async ({ reader }) => {
  const watch = await startPolicyWatch(MAGAZINE)
  try {
    await reader.open(`${watch.address}/admin/login`)
    await expect.poll(() => reader.run(() => document.querySelector('input[type=email]') !== null)).toBe(true)
    // What is forbidden is told, each thing after those before it: here, code that is made of words.
    await reader.run(() => void setTimeout(() => Reflect.construct(Function, [''])))
    await expect.poll(() => watch.reports).not.toEqual([])
    // WebKit tells the same thing once, whoever does it first: so it must not be a file of ours.
    expect(watch.reports).toEqual([expect.stringMatching(/^script-src\S* eval(?!.*\.js)/)])
  } finally {
    await watch.stop()
  }
})
