import { expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'

const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', accept: 'text/html' }
const ALL = { sort: { by: 'hits', isDescending: true }, limit: 10, offset: 0 } as const

it('counts what readers ask for in vain, without what they may have said of themselves', async () => {
  const { app, ask, missingPages } = await openBackOfficeServer()
  await ask('POST', 'redirect', { from: '/vecchia', to: '/sezioni/citta' })
  const visit = (url: string, headers: object = {}) =>
    app.inject({ url, headers: { ...READER, referer: 'https://altrove.example/pagina?di=ada', ...headers } })
  for (const url of ['/2019/il-ponte?token=segreto', '/2019/il-ponte', '/altra/amp', '/wp-login.php', '/api/niente'])
    expect((await visit(url)).statusCode).toBe(404)
  // Neither programs nor heads are readers, and who is led on finds something.
  await visit('/robot', { 'user-agent': 'Googlebot/2.1' })
  await app.inject({ method: 'HEAD', url: '/testa', headers: READER })
  await visit('/vecchia')
  await app.close()
  const { pages } = await missingPages.list(ALL)
  expect(pages).toMatchObject([
    { path: '/2019/il-ponte', hits: 2, referrer: 'altrove.example' },
    { path: '/altra/amp', hits: 1, referrer: 'altrove.example' },
  ])
  expect(JSON.stringify(pages)).not.toMatch(/segreto|ada/)
})

it('tells editors of them until they lead somewhere or are dismissed', async () => {
  const { ask, missingPages } = await openBackOfficeServer()
  await missingPages.add([
    { path: '/2019/il-ponte', referrer: 'altrove.example', count: 2 },
    { path: '/altra', referrer: '', count: 1 },
  ])
  const list = (query = '') => ask('GET', `missing-pages${query}`)
  const all = await list()
  expect(all.headers['content-range']).toBe('items 0-1/2')
  expect(all.json()).toMatchObject([
    { id: '/2019/il-ponte', hits: 2 },
    { path: '/altra', hits: 1 },
  ])
  expect((await list('?filter={"q":"ponte"}&sort=["path","ASC"]')).json()).toHaveLength(1)
  expect((await list('?sort=["id","ASC"]')).statusCode).toBe(400)
  await ask('POST', 'redirect', { from: '/2019/il-ponte', to: '/sezioni/citta' })
  expect((await ask('POST', 'missing-pages/dismiss', { paths: ['/altra'] })).statusCode).toBe(200)
  expect((await list()).json()).toEqual([])
  expect((await ask('GET', 'missing-pages', undefined, 'bruno')).statusCode).toBe(403)
})
