import { expect, it } from 'vitest'
import { mapSettings } from './mapSettings.ts'
import type { Exported } from '../../moving/readYaml.ts'

it.each<[string, Exported, object]>([
  ['Bootstrap shows the modals', { bootstrap_version: '3x' }, { bootstrapVersion: '3x' }],
  ['the browser’s own dialog shows them', { bootstrap_version: '3x', modal_provider: 'dialog' }, { bootstrapVersion: '' }],
  ['Bootstrap is loaded always', { load_bootstrap: true }, { verifyLoadBootstrapAutomatically: true }],
  ['or never', { load_bootstrap: false, verify_load_bootstrap_automatically: 0 }, { verifyLoadBootstrapAutomatically: false }],
  ['until the browser closes', { default_cookie_expiration: 0 }, { defaultCookieExpiration: 0 }],
  ['longer than we promise', { default_cookie_expiration: '20000' }, { defaultCookieExpiration: 10_000 }],
  ['no number', { default_cookie_expiration: 'mai' }, {}],
])('%s', (_name, settings, content) => expect(mapSettings(settings).content).toEqual(content))

it('says what has no counterpart', () => {
  const { lines } = mapSettings({ _core: {}, bootstrap_version: 'nuova', allowed_tags: 'a', load_bootstrap: true })
  expect(lines).toEqual([
    { name: 'bootstrap_version', to: null },
    { name: 'allowed_tags', to: null },
    { name: 'load_bootstrap', to: 'verifyLoadBootstrapAutomatically' },
  ])
})
