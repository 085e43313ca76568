import { describe, expect, it } from 'vitest'
import { classifyLink } from './classifyLink.ts'
import { DOWNLOAD_EXTENSIONS } from './downloadExtensions.ts'

const page = 'https://www.rivista.it/articoli/uno?pagina=2#inizio'
const classify = (address: string, more: { isDownload?: boolean; page?: string; extensions?: string[]; hosts?: string[] } = {}) => {
  const rules = { extensions: more.extensions ?? DOWNLOAD_EXTENSIONS, insideHosts: more.hosts ?? [] }
  const base = more.page ?? page
  const event = classifyLink(address, more.isDownload ?? false, { base, host: new URL(base).hostname }, rules)
  return event ? `${event.name} ${event.target}` : null
}

describe('a link that is followed', () => {
  it.each<[string, string, string | null]>([
    ['within the site is none', '/articoli/due', null],
    ['within the page is none', '#note', null],
    ['to the page itself is none', '', null],
    ['to the bare host of a www site is none', 'https://rivista.it/', null],
    ['to a subdomain is none', 'https://foto.rivista.it/', null],
    ['to the same host on another port is none', 'https://www.rivista.it:8443/x', null],
    ['to another host leads out', 'https://altrove.org/pagina', 'outbound https://altrove.org/pagina'],
    ['without a protocol leads out', '//altrove.org/pagina', 'outbound https://altrove.org/pagina'],
    ['to a host that only ends alike leads out', 'https://miarivista.it/', 'outbound https://miarivista.it/'],
    ['to a host that only begins alike leads out', 'https://rivista.it.altrove.org/', 'outbound https://rivista.it.altrove.org/'],
    ['leaves query and fragment behind', 'https://altrove.org/p?utente=7#qui', 'outbound https://altrove.org/p'],
    ['leaves a user name and a password behind', 'https://io:segreto@altrove.org/p', 'outbound https://altrove.org/p'],
    ['to a host written in capitals', 'HTTPS://ALTROVE.ORG/P', 'outbound https://altrove.org/P'],
    ['to a host in another alphabet', 'https://città.it/', 'outbound https://xn--citt-3na.it/'],
    ['to a file is a download', '/media/bilancio.pdf', 'download https://www.rivista.it/media/bilancio.pdf'],
    ['to a file in capitals', '/media/BILANCIO.PDF?v=2', 'download https://www.rivista.it/media/BILANCIO.PDF'],
    ['to a file elsewhere is a download, once', 'https://altrove.org/a.zip', 'download https://altrove.org/a.zip'],
    ['to a page called like a file is none', '/articoli/pdf', null],
    ['whose query ends like a file is none', '/cerca?q=a.pdf', null],
    ['to a folder that ends like a file is none', '/a.pdf/', null],
    ['to a page with a dot is none', '/versione-1.0', null],
    ['writes a letter', 'mailto:redazione@rivista.it?subject=Ciao&body=Sono%20io', 'mailto redazione@rivista.it'],
    ['writes a letter, encoded', 'MAILTO:redazione%40rivista.it', 'mailto redazione@rivista.it'],
    ['writes to nobody yet', 'mailto:?subject=Leggi', 'mailto '],
    ['calls', 'tel:+39-02-123456', 'tel +39-02-123456'],
    ['calls, with an extension', 'tel:+3902;ext=7', 'tel +3902;ext=7'],
    ['to a script is none', 'javascript:void(0)', null],
    ['to data is none', 'data:text/plain,ciao', null],
    ['to a blob is none', 'blob:https://www.rivista.it/3f', null],
    ['to a message is none', 'sms:+39333', null],
    ['that is broken is none', 'https://', null],
    ['with a broken port is none', 'https://altrove.org:x/', null],
    ['with a broken encoding is none', 'mailto:a%E0%b', null],
  ])('%s', (_name, address, expected) => expect(classify(address)).toBe(expected))

  it.each<[string, string, Parameters<typeof classify>[1], string | null]>([
    ['that the page marks as a download is one', '/articoli/uno', { isDownload: true }, 'download https://www.rivista.it/articoli/uno'],
    ['to data stays none, however it is marked', 'data:text/plain,ciao', { isDownload: true }, null],
    ['to a letter is no download, however it is marked', 'mailto:a@b.it', { isDownload: true }, 'mailto a@b.it'],
    ['to an extension that was left out is none', '/a.pdf', { extensions: ['zip'] }, null],
    ['to one that was added is a download', '/a.gpx', { extensions: ['gpx'] }, 'download https://www.rivista.it/a.gpx'],
    ['to a host of the house is none', 'https://negozio.it/libro', { hosts: ['negozio.it'] }, null],
    ['to a subdomain of the house is none', 'https://www.negozio.it/libro', { hosts: ['negozio.it'] }, null],
    [
      'from a subdomain to its parent leads out',
      'https://rivista.it/',
      { page: 'https://foto.rivista.it/' },
      'outbound https://rivista.it/',
    ],
    ['unless the parent is of the house', 'https://rivista.it/', { page: 'https://foto.rivista.it/', hosts: ['rivista.it'] }, null],
    ['from a page without a host', '/x.pdf', { page: 'about:blank' }, null],
  ])('%s', (_name, address, more, expected) => expect(classify(address, more)).toBe(expected))

  it('is told in three hundred signs at most', () => {
    expect(classify(`https://altrove.org/${'a'.repeat(5000)}`)).toHaveLength('outbound '.length + 300)
  })
})
