import { describe, expect, it } from 'vitest'
import { get, openBareSite, publish } from '../../../tests/support/bareSite.ts'
import { FIRST_SCRIPT } from '../../site/firstScript.ts'

describe('pages', () => {
  it('shows a home page before there is anything to read', async () => {
    const { app } = await openBareSite()
    const { statusCode, body } = await get(app, '/')
    expect(statusCode).toBe(200)
    expect(body).toContain('La prima pagina è ancora bianca')
  })

  it('shows an article on the home page and on its own, with what editors wrote escaped', async () => {
    const { app, database } = await openBareSite()
    await publish(database, 'L’età dell’oro & altro')
    expect((await get(app, '/')).body).toContain('href="/articoli/l-eta-dell-oro-e-altro"')
    const { body, headers } = await get(app, '/articoli/l-eta-dell-oro-e-altro')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html><html lang="it">/)
    expect(body).toContain('<h1>L’età dell’oro &amp; altro</h1>')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).toContain('<time dateTime="2026-11-15T08:00:00.000Z">15 novembre 2026</time>')
    expect(body).toContain('<link rel="canonical" href="https://rivista.example/articoli/l-eta-dell-oro-e-altro"/>')
  })

  it('sends no script in the page but the line that sets its colours, and no React at all', async () => {
    const { app, database } = await openBareSite()
    await publish(database, 'Senza script')
    const { body } = await get(app, '/articoli/senza-script')
    // Those with JSON hold data, which browsers do not run.
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script>',
      '<script type="module" src="/assets/main-abc.js" fetchPriority="low">',
      '<script type="application/ld+json">',
      '<script type="application/json" id="edicola-analytics">',
      '<script type="edicola/later" src="/assets/analytics/edicola-analytics.js?v=abc">',
    ])
    expect(body).toContain(`<script>${FIRST_SCRIPT}</script>`)
    expect(body).not.toMatch(/\son\w+=|javascript:|data-react/)
  })

  it('shows an article with half a character that was let in once, on every page and feed', async () => {
    const { app, database } = await openBareSite()
    await publish(database, 'Mezza luna')
    const spoil = (json: string) => json.replaceAll('Mezza luna', 'Mezza \\ud83d')
    await database.write(async (db) => {
      for (const { documentId, number, content } of await db.selectFrom('revision').selectAll().execute())
        await db
          .updateTable('revision')
          .set({ content: spoil(content) })
          .where('documentId', '=', documentId)
          .where('number', '=', number)
          .execute()
      for (const { id, card } of await db.selectFrom('publication').selectAll().execute())
        await db
          .updateTable('publication')
          .set({ card: card && spoil(card) })
          .where('id', '=', id)
          .execute()
    })
    const pages = ['/articoli/mezza-luna', '/', '/feed.xml', '/feed.json', '/archivio/2026/11']
    for (const url of pages) {
      const { statusCode, body } = await get(app, url)
      expect([url, statusCode, body.includes('Mezza \ufffd')]).toEqual([url, 200, true])
    }
  })

  it('follows an article to its new address', async () => {
    const { app, database } = await openBareSite()
    const { newsroom, actor, article } = await publish(database, 'Vecchio')
    await newsroom.save(actor, 'article', article.id, 1, { ...article.content, slug: 'nuovo' })
    await newsroom.publish(actor, 'article', article.id, 2)
    await newsroom.addRedirect(actor, { from: '/un/vecchio/sito.html', to: 'https://altrove.example/' })
    const destination = async (url: string) => {
      const { statusCode, headers } = await get(app, url)
      return [statusCode, headers.location]
    }
    expect(await destination('/articoli/vecchio')).toEqual([301, '/articoli/nuovo'])
    expect(await destination('/articoli/vecchio/?da=feed')).toEqual([301, '/articoli/nuovo?da=feed'])
    expect(await destination('/un/vecchio/sito.html')).toEqual([301, 'https://altrove.example/'])
  })

  it('says where a scheduled article is not yet', async () => {
    const { app, database } = await openBareSite()
    await publish(database, 'Domani', { publishAt: '2026-11-16T08:00:00.000Z' })
    expect((await get(app, '/articoli/domani')).statusCode).toBe(404)
  })
})
