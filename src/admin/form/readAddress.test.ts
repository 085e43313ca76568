import { describe, expect, it } from 'vitest'
import { readAddress } from './readAddress.ts'

const here = 'https://rivista.example'

describe('an address as people write it', () => {
  it.each([
    ['a whole address', 'https://altrove.example/a?b#c', 'https://altrove.example/a?b#c'],
    ['a name with www', 'www.altrove.example', 'https://www.altrove.example'],
    ['a name with a path', ' altrove.example/pagina ', 'https://altrove.example/pagina'],
    ['a name with a port', 'altrove.example:8080/x', 'https://altrove.example:8080/x'],
    ['an e-mail', 'elsa@rivista.example', 'mailto:elsa@rivista.example'],
    ['a telephone', '+39 06 1234567', 'tel:+39061234567'],
    ['a path of ours', '/articoli/il-mare', '/articoli/il-mare'],
    ['a chapter of this page', '#cap-due', '#cap-due'],
    ['our own page, whole', 'https://rivista.example/articoli/il-mare?x=1', '/articoli/il-mare?x=1'],
    ['our own first page', 'https://rivista.example', '/'],
    ['a site that begins like ours', 'https://rivista.example.org/a', 'https://rivista.example.org/a'],
  ])('%s', (_name, typed, href) => {
    expect(readAddress(typed, here)).toMatchObject({ ok: true, href })
  })

  it.each([
    ['nothing', '   ', 'empty'],
    ['words to search for', 'il mare d’inverno', 'words'],
    ['one word', 'mare', 'words'],
    ['a script', 'javascript:alert(1)', 'unsafe'],
    ['a script with a tab in its name', 'java\tscript:alert(1)', 'words'],
    ['data', 'data:text/html,x', 'unsafe'],
    ['a file of the editor’s machine', 'file:///C:/bozza.docx', 'unsafe'],
    ['a path that leaves the site', '//altrove.example', 'unsafe'],
    ['an address with a space', 'https://altrove.example/a b', 'unsafe'],
    ['an address of 2001 letters', `/${'a'.repeat(2000)}`, 'too-long'],
  ])('refuses %s', (_name, typed, because) => {
    expect(readAddress(typed, here)).toEqual({ ok: false, because })
  })

  it('takes an address of 2000 letters', () => expect(readAddress(`/${'a'.repeat(1999)}`, here).ok).toBe(true))
})
