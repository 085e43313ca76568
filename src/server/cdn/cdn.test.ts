import { expect, it } from 'vitest'
import { purgeCalls, tagHeader, type CdnKind } from './cdn.ts'

const cdn = (kind: CdnKind) => ({ kind, addresses: ['https://cdn.example/purge'], token: 'gettone' })
const tags = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)

it.each([
  ['fastly', ['surrogate-key', 't0 t1']],
  ['cloudflare', ['cache-tag', 't0,t1']],
  ['bunny', ['cdn-tag', 't0,t1']],
  ['varnish', ['surrogate-key', 't0 t1']],
] as const)('%s finds tags in %j', (kind, header) => expect(tagHeader(kind, tags(2))).toEqual(header))

it.each([
  ['fastly', { 'fastly-key': 'gettone', 'fastly-soft-purge': '1' }, '{"surrogate_keys":["t0"]}'],
  ['cloudflare', { authorization: 'Bearer gettone' }, '{"tags":["t0"]}'],
  ['bunny', { accesskey: 'gettone' }, '{"CacheTag":"t0"}'],
] as const)('%s is called in its own words', (kind, headers, body) => {
  expect(purgeCalls(cdn(kind), tags(1))).toEqual([{ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }])
})

it('Varnish is told by the method of its VCL', () => {
  const headers = { authorization: 'Bearer gettone', 'x-purge-tags': 't0|t1' }
  expect(purgeCalls(cdn('varnish'), tags(2))).toEqual([{ method: 'PURGE', headers }])
})

it.each([
  ['fastly', 256, 1],
  ['fastly', 257, 2],
  ['cloudflare', 100, 1],
  ['cloudflare', 101, 2],
  ['bunny', 3, 3],
  ['varnish', 0, 0],
] as const)('%s is told %i tags in %i calls', (kind, count, calls) => expect(purgeCalls(cdn(kind), tags(count))).toHaveLength(calls))
