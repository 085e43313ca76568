import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asksForBootstrap, readPageSettings, type PageSettings } from './readPageSettings.ts'

it.each<[string, Record<string, unknown>, Partial<PageSettings>]>([
  ['nothing said', {}, { supportSlug: 'sostieni-la-rivista', bootstrap_version: '', base: '', renew: '' }],
  ['a slug', { supportSlug: ' dona ' }, { supportSlug: 'dona' }],
  ['an empty slug would silence every page', { supportSlug: ' ' }, { supportSlug: 'sostieni-la-rivista' }],
  ['a slug of another type', { supportSlug: {} }, { supportSlug: 'sostieni-la-rivista' }],
  ['data-bootstrap_version', { bootstrap_version: '3x' }, { bootstrap_version: '3x' }],
  ['data-bootstrap-version', { bootstrapVersion: '5x' }, { bootstrap_version: '5x' }],
  ['a number of version', { bootstrap_version: 5 }, { bootstrap_version: '5' }],
  ['a base with its slash', { base: '/rivista//' }, { base: '/rivista' }],
  ['a renew address', { renew: '/rinnova' }, { renew: '/rinnova' }],
])('%s', (_name, raw, expected) => expect(readPageSettings(raw)).toMatchObject(expected))

it.each<[Record<string, unknown>, boolean]>([
  [{ verify_load_bootstrap_automatically: true }, true],
  [{ verify_load_bootstrap_automatically: '1' }, true],
  [{ verifyLoadBootstrapAutomatically: 'true' }, true],
  [{ verify_load_bootstrap_automatically: '' }, false],
  [{ verify_load_bootstrap_automatically: 'false' }, false],
  [{}, false],
])('%j asks for Bootstrap: %s', (raw, expected) => expect(asksForBootstrap(raw)).toBe(expected))

it('never throws', () => {
  fc.assert(fc.property(fc.object(), (raw) => readPageSettings(raw).supportSlug !== ''))
})
