import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment, readLocale } from './environment.ts'
import { StartFault } from './startFault.ts'

const read = (variables: Record<string, string>) => readEnvironment(variables, 'it')

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: 'localhost',
      siteUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      database: { engine: 'sqlite', file: resolve('data/edicola.sqlite') },
      adminEmail: 'admin@edicola.example',
      adminPassword: null,
      demo: true,
      importFolder: resolve('data/import'),
      trustProxy: false,
      logLevel: 'info',
      pageCacheBytes: null,
      metricsToken: null,
      cdn: null,
      smtp: null,
      backupPassphrase: null,
      backupTo: null,
      mirrorTo: null,
      workers: 1,
      media: { kind: 'folder', folder: resolve('data/media') },
      s3Credentials: null,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SITE_URL: '' })).toEqual(read({}))
  })

  it.each([
    [
      { CDN: 'varnish', CDN_PURGE_URL: 'http://10.0.0.1:6081/, http://10.0.0.2:6081/', CDN_PURGE_TOKEN: 'x' },
      { cdn: { kind: 'varnish', addresses: ['http://10.0.0.1:6081/', 'http://10.0.0.2:6081/'], token: 'x' } },
    ],
    [{ WORKERS: '2' }, { workers: 2 }],
    [{ WORKERS: '64' }, { workers: 64 }],
    [{ WORKERS: 'auto' }, { workers: Math.min(64, availableParallelism()) }],
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ SITE_URL: 'https://rivista.example/' }, { siteUrl: 'https://rivista.example' }],
    [{ SITE_URL: 'https://rivista.example/sotto?x=1' }, { siteUrl: 'https://rivista.example' }],
    [{ DATABASE_URL: 'postgres://u:p@h/db' }, { database: { engine: 'postgres', url: 'postgres://u:p@h/db' } }],
    [{ DATABASE_URL: 'postgresql://h/db' }, { database: { engine: 'postgres', url: 'postgresql://h/db' } }],
    [{ EDICOLA_DEMO: '0' }, { demo: false }],
    [{ EDICOLA_DEMO: '1' }, { demo: true }],
    [{ TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/8' }, { trustProxy: ['10.0.0.1', '10.0.0.0/8'] }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ PAGE_CACHE_MB: '1' }, { pageCacheBytes: 1_048_576 }],
    [
      { SMTP_URL: 'smtp://u:p%40@posta.example:587', SMTP_FROM: 'La redazione <a@rivista.example>' },
      { smtp: { url: 'smtp://u:p%40@posta.example:587', from: 'La redazione <a@rivista.example>' } },
    ],
    [
      { SMTP_URL: 'smtps://posta.example', SMTP_FROM: 'a@rivista.example' },
      { smtp: { url: 'smtps://posta.example', from: 'a@rivista.example' } },
    ],
    [{ SMTP_FROM: 'a@rivista.example' }, { smtp: null }],
    [{ EDICOLA_ADMIN_PASSWORD: 'x'.repeat(12) }, { adminPassword: 'x'.repeat(12) }],
    [{ BACKUP_TO: 'copie' }, { backupTo: { kind: 'folder', folder: resolve('copie') } }],
    [{ BACKUP_TO: '/mnt/disco/copie' }, { backupTo: { kind: 'folder', folder: '/mnt/disco/copie' } }],
    [{ MEDIA_URL: '/mnt/disco/media' }, { media: { kind: 'folder', folder: '/mnt/disco/media' } }],
    [
      { MEDIA_URL: 's3://rivista/media?endpoint=https://s3.example&region=eu-south-1', AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' },
      {
        media: {
          kind: 's3',
          address: { bucket: 'rivista', path: 'media', endpoint: 'https://s3.example', region: 'eu-south-1' },
          credentials: { accessKeyId: 'k', secretAccessKey: 's', sessionToken: null },
        },
      },
    ],
    [{ BACKUP_PASSPHRASE: 'x'.repeat(12) }, { backupPassphrase: 'x'.repeat(12) }],
  ])('reads %j', (variables, expected) => expect(read(variables as Record<string, string>)).toMatchObject(expected))

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['PORT', '80.5'],
    ['SITE_URL', 'rivista.example'],
    ['SITE_URL', 'ftp://rivista.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://h/db'],
    ['DATABASE_URL', 'dati.sqlite'],
    ['EDICOLA_ADMIN_EMAIL', 'nessuno'],
    ['EDICOLA_ADMIN_PASSWORD', 'x'.repeat(11)],
    ['EDICOLA_DEMO', 'forse'],
    ['TRUST_PROXY', 'tutti'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['DATABASE_URL', 'postgres://h/%ff'],
    ['EDICOLA_ADMIN_PASSWORD', 'x'.repeat(129)],
    ['LOG_LEVEL', 'chiacchiere'],
    ['PAGE_CACHE_MB', '0'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', '64MB'],
    ['PAGE_CACHE_MB', '100000'],
    ['CDN', 'altra'],
    ['CDN_PURGE_URL', 'varnish:6081'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', 'molti'],
    ['SMTP_URL', 'posta.example'],
    ['SMTP_URL', 'https://posta.example'],
    ['BACKUP_TO', 's3://x/copie'],
    ['MEDIA_URL', 's3://rivista?endpont=https://s3.example'],
    ['MEDIA_URL', 'https://s3.example/rivista'],
    ['BACKUP_TO', 'file:///mnt/disco'],
    ['BACKUP_PASSPHRASE', 'x'.repeat(11)],
    ['SMTP_FROM', 'redazione'],
    ['SMTP_FROM', 'La redazione <redazione>'],
  ])('refuses %s=%s with a sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(StartFault)
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^La variabile ${name} non è valida: serv[eo]`))
  })
})

it('wants the keys where there is an S3 store', () => {
  expect(() => read({ MEDIA_URL: 's3://rivista' })).toThrow(/^La variabile AWS_ACCESS_KEY_ID non è valida: servono/)
  expect(() => read({ MEDIA_URL: 's3://rivista', AWS_ACCESS_KEY_ID: 'k' })).toThrow(/AWS_SECRET_ACCESS_KEY/)
})

it('wants a sender where there is a mail server', () => {
  expect(() => read({ SMTP_URL: 'smtp://posta.example' })).toThrow(/^La variabile SMTP_FROM non è valida: serve il mittente/)
})

it.each([
  [{ CDN: 'bunny' }, 'CDN_PURGE_URL'],
  [{ CDN: 'bunny', CDN_PURGE_URL: 'https://api.bunny.net/pullzone/1/purgeCache' }, 'CDN_PURGE_TOKEN'],
])('wants to know how to tell a CDN of publications: %j', (variables, name) => {
  expect(() => read(variables as Record<string, string>)).toThrow(new RegExp(`^La variabile ${name} non è valida`))
})

describe('readLocale', () => {
  it.each([
    [{}, 'it'],
    [{ LANG: 'C.UTF-8' }, 'it'],
    [{ LANG: 'it_IT.UTF-8' }, 'it'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'it_IT.UTF-8' }, 'it'],
  ])('%j speaks %s', (variables, locale) => expect(readLocale(variables)).toBe(locale))
})
