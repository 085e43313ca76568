import { describe, expect, it } from 'vitest'
import { readEvent } from './readEvent.ts'

const read = (given: Record<string, string>) =>
  readEvent(new URLSearchParams({ page: '/', ...given }), 'https://www.rivista.it').map(({ kind, target }) => `${kind} ${target}`)
const view = (more: Record<string, string> = {}) => read({ name: 'page_view', ...more })

describe('what a page told of', () => {
  it.each<[string, string[], string[]]>([
    [
      'an address that is longer once it is written as one',
      read({ name: 'outbound', target: `https://b.it/${'è'.repeat(100)}` }),
      ['outbound *'],
    ],
    ['a page', view({ page: '/articoli/uno' }), ['page /articoli/uno']],
    ['the same page, spelled otherwise', view({ page: '/articoli//uno/' }), ['page /articoli/uno']],
    ['a later page of a list is the list', view({ page: '/sezioni/citta/pagina/3' }), ['page /sezioni/citta']],
    ['an address that can be no page', view({ page: '/a/b/c/d/e' }), ['page *']],
    ['one that is none', view({ page: 'ciao' }), ['page *']],
    ['one that is too long', view({ page: `/${'a'.repeat(400)}` }), ['page *']],
    ['one with a broken encoding', view({ page: '/%E0%A' }), ['page *']],
    ['where the reader came from', view({ target: 'https://www.altrove.org/una/pagina?q=1' }), ['page /', 'referrer altrove.org']],
    ['a reader of ours came from nowhere', view({ target: 'https://rivista.it/articoli/uno' }), ['page /']],
    ['nor did one of an application', view({ target: 'android-app://com.altrove' }), ['page /']],
    ['nor one with nonsense', view({ target: 'boh' }), ['page /']],
    ['a file of ours', read({ name: 'download', target: 'https://www.rivista.it/media/x/file.pdf' }), ['download /media/x/file.pdf']],
    ['a file elsewhere', read({ name: 'download', target: 'https://altrove.org/a.zip' }), ['download altrove.org/a.zip']],
    ['a link', read({ name: 'outbound', target: 'https://altrove.org/' }), ['outbound altrove.org']],
    ['a link without its query', read({ name: 'outbound', target: 'https://altrove.org/p?chi=io#x' }), ['outbound altrove.org/p']],
    ['a link to nowhere', read({ name: 'outbound', target: 'javascript:1' }), []],
    ['a letter', read({ name: 'mailto', target: 'Redazione@rivista.it' }), ['mailto redazione@rivista.it']],
    ['a page that was sent on', read({ name: 'mailto' }), ['mailto ']],
    ['a letter to nobody', read({ name: 'mailto', target: 'ciao a tutti' }), []],
    ['a call', read({ name: 'tel', target: '+39 02-123456' }), ['tel +39 02-123456']],
    ['a call to nobody', read({ name: 'tel', target: '<b>' }), []],
    ['a fragment', read({ name: 'hash_change', target: '#note', page: '/articoli/uno' }), ['hash_change /articoli/uno#note']],
    ['a fragment with data', read({ name: 'hash_change', target: '#a b<c>' }), []],
    ['an announcement', read({ name: 'popup_view', target: '7' }), ['popup_view 7']],
    ['its closing', read({ name: 'popup_close', target: '7', reason: 'ok' }), ['popup_close 7 ok']],
    ['a closing for no reason', read({ name: 'popup_close', target: '7', reason: 'boh' }), []],
    ['what we do not know', read({ name: 'constructor' }), []],
    ['nothing', readEvent(new URLSearchParams(), 'https://www.rivista.it').map(String), []],
    ['nonsense', readEvent(new URLSearchParams('%%%&=&name'), 'https://www.rivista.it').map(String), []],
  ])('%s', (_name, counted, expected) => expect(counted).toEqual(expected))
})
