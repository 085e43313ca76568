import { expect, it } from 'vitest'
import { get, openBareSite, publish } from '../../../tests/support/bareSite.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'

const CONFIGURATION = /<script type="application\/json" id="edicola-analytics">(.*?)<\/script>/

it('every page says who is told, also one that is not there; a change is on the next page', async () => {
  const { app, database } = await openBareSite()
  const { newsroom, actor } = await publish(database, 'Un titolo')
  const told = async (path: string) => CONFIGURATION.exec((await get(app, path)).body)?.[1]
  const scripts = async (path: string) =>
    (await get(app, path)).body.match(/<script type="edicola\/later" src="[^"]*edicola-analytics\.js[^"]*"/g)?.length
  expect(await told('/')).toBe('{"own":"/raccolta"}')
  expect(await told('/articoli/un-titolo')).toBe('{"own":"/raccolta"}')
  expect(await told('/nulla')).toBe('{"own":"/raccolta"}')
  expect(await scripts('/')).toBe(1)

  unwrap(await newsroom.create(actor, 'analyticsSettings', { ga4: 'G-ABC123', plausible: { domain: 'rivista.it' } }))
  expect(JSON.parse((await told('/')) ?? '')).toEqual({
    own: '/raccolta',
    ga4: 'G-ABC123',
    plausible: { domain: 'rivista.it', address: 'https://plausible.io' },
  })
})

it('where nobody is to be told, a page loads nothing for it', async () => {
  const { app, database } = await openBareSite()
  const { newsroom, actor } = await publish(database, 'Un titolo')
  unwrap(await newsroom.create(actor, 'analyticsSettings', { own: false }))
  expect((await get(app, '/')).body).not.toContain('analytics')
})
