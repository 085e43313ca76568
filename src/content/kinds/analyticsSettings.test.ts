import { describe, expect, it } from 'vitest'
import { analyticsSettingsSchema } from './analyticsSettings.ts'

const read = (given: object) => analyticsSettingsSchema.safeParse(given)
const faultsOf = (given: object) => read(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('who is told of what readers do', () => {
  it('is the magazine itself and nobody else, unless it is set up otherwise', () => {
    expect(read({}).data).toMatchObject({
      own: true,
      ga4: '',
      matomo: { address: '', siteId: '', cookieless: true },
      plausible: { domain: '', address: 'https://plausible.io' },
      insideHosts: [],
    })
    expect(read({}).data?.downloadExtensions).toContain('pdf')
  })

  it.each<[string, object, object]>([
    ['an identifier is written in capitals', { ga4: ' g-abc1234567 ' }, { ga4: 'G-ABC1234567' }],
    [
      'Matomo’s address loses its slash',
      { matomo: { address: 'https://m.example/stat/', siteId: '1' } },
      { matomo: { address: 'https://m.example/stat' } },
    ],
    [
      'and the file that was copied along',
      { matomo: { address: 'https://m.example/matomo.php', siteId: '1' } },
      { matomo: { address: 'https://m.example' } },
    ],
    [
      'HTTP will do on this machine',
      { matomo: { address: 'http://127.0.0.1:4100', siteId: '1' } },
      { matomo: { address: 'http://127.0.0.1:4100' } },
    ],
    ['Plausible’s name loses its https', { plausible: { domain: 'https://Rivista.it/' } }, { plausible: { domain: 'rivista.it' } }],
    ['extensions lose their dot, and stand once', { downloadExtensions: ['.PDF', '*.pdf', 'zip'] }, { downloadExtensions: ['pdf', 'zip'] }],
    ['hosts lose their https', { insideHosts: ['https://Negozio.it/', 'negozio.it'] }, { insideHosts: ['negozio.it'] }],
  ])('%s', (_name, given, expected) => expect(read(given).data).toMatchObject(expected))

  it.each<[string, object, string]>([
    ['an old Analytics identifier', { ga4: 'UA-1234-1' }, 'ga4: ga4-id'],
    ['an address without HTTPS', { matomo: { address: 'http://m.example', siteId: '1' } }, 'matomo.address: provider-address'],
    ['an address with a password', { plausible: { address: 'https://a:b@p.example' } }, 'plausible.address: provider-address'],
    ['an address with a question', { plausible: { address: 'https://p.example/?x=1' } }, 'plausible.address: provider-address'],
    ['no address of Plausible', { plausible: { address: '' } }, 'plausible.address: provider-address'],
    ['Matomo without a number', { matomo: { address: 'https://m.example' } }, 'matomo.siteId: matomo-needs-site'],
    ['a number without Matomo', { matomo: { siteId: '1' } }, 'matomo.address: matomo-needs-address'],
    ['a number that is none', { matomo: { address: 'https://m.example', siteId: 'uno' } }, 'matomo.siteId: matomo-site'],
    ['a name with spaces', { plausible: { domain: 'la rivista' } }, 'plausible.domain: plausible-domain'],
    ['an extension with a slash', { downloadExtensions: ['pdf', 'a/b'] }, 'downloadExtensions.1: file-extension'],
    ['a host with a path', { insideHosts: ['a.it', 'b.it/c'] }, 'insideHosts.1: host'],
  ])('refuses %s', (_name, given, expected) => expect(faultsOf(given)).toEqual([expected]))
})
