import { describe, expect, it } from 'vitest'
import { get, openBareSite, publish } from '../../../tests/support/bareSite.ts'

describe('search', () => {
  it('finds without a script, marks what it found, and stays out of search engines', async () => {
    const { app, database } = await openBareSite()
    await publish(database, 'La notte dei fari')
    const { statusCode, body } = await get(app, '/cerca?q=faro')
    expect(statusCode).toBe(200)
    expect(body).toContain('Un articolo per «faro»')
    expect(body).toMatch(/<a href="\/articoli\/la-notte-dei-fari">.*<mark>fari<\/mark>/)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  it.each([
    ['a slip', 'q=nottte', '<a href="/cerca?q=notte">notte</a>'],
    ['nothing', '', 'Le ultime'],
    ['what is nowhere', 'q=xyzzy', 'Nessun articolo per «xyzzy»'],
    ['a book', `q=${'a'.repeat(2000)}`, 'Nessun articolo per'],
    ['what no text has', 'q=%07', 'Le ultime'],
    ['signs', 'q=%22%27*:%26|!()', 'Nessun articolo per'],
    ['markup', 'q=<script>alert(1)</script>', '&lt;script&gt;'],
    ['a page that is none', 'q=notte&pagina=abc', 'Un articolo per «notte»'],
    ['a page beyond the last', 'q=notte&pagina=9999', 'Un articolo per «notte»'],
    ['a section that is none', 'q=notte&sezione=altrove', 'Un articolo per «notte»'],
    ['the same twice', 'q=notte&q=giorno', 'Cerca'],
  ])('meets %s with a calm page', async (_name, query, words) => {
    const { app, database } = await openBareSite()
    await publish(database, 'La notte dei fari')
    const { statusCode, body } = await get(app, `/cerca?${query}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(words)
  })

  it('gives the field the very view that the page shows', async () => {
    const { app, database } = await openBareSite()
    await publish(database, 'La notte dei fari')
    const { headers, body } = await get(app, '/api/cerca?q=faro&sezione=citta', {})
    expect(headers['content-type']).toContain('application/json')
    const view: unknown = JSON.parse(body)
    expect(view).toMatchObject({ outcome: 'Un articolo per «faro»', filters: { section: { chosen: 'citta' } } })
    const page = (await get(app, '/cerca?q=faro&sezione=citta')).body
    const [, props = ''] = /data-island="Search"[^>]*data-props="([^"]*)"/.exec(page) ?? []
    expect(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toMatchObject({ view })
  })
})
