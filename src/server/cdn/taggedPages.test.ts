import { expect, it } from 'vitest'
import { get, openBareSite, publish } from '../../../tests/support/bareSite.ts'
import { readChanges } from '../../store/publications/contentChanges.ts'
import { tagsToPurge } from './pageTags.ts'

it('pages carry tags for the CDN, by which a publication drops those that it changes', async () => {
  const { app, database } = await openBareSite({ cdn: 'varnish' })
  const tagsOf = async (path: string) => String((await get(app, path)).headers['surrogate-key']).split(' ')
  const front = await get(app, '/')
  expect(front.headers['cache-control']).toContain('s-maxage=600')
  const before = { version: await database.version(), tags: await tagsOf('/') }
  expect(before.tags[0]).toBe('edicola')
  await publish(database, 'Uscito')
  const purged = tagsToPurge(await readChanges(database.db, before.version, await database.version()))
  expect(before.tags.some((tag) => purged.includes(tag))).toBe(true)
})

it('without one, pages carry no tags and are kept for seconds', async () => {
  const { app } = await openBareSite()
  const { headers } = await get(app, '/')
  expect([headers['surrogate-key'], headers['cache-tag'], headers['cdn-tag']]).toEqual([undefined, undefined, undefined])
  expect(headers['cache-control']).toContain('s-maxage=5,')
})
