import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clock, get, openBareSite, publish } from '../../../tests/support/bareSite.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { SECRET } from '../../../tests/support/testServer.ts'
import { createPreviews } from '../previews/previews.ts'

describe('a preview', () => {
  async function withDraft() {
    const opened = await openBareSite()
    const { newsroom, actor, article } = await publish(opened.database, 'Prima')
    const { id } = unwrap(await newsroom.create(actor, 'article', { ...article.content, title: 'Una bozza', slug: 'una-bozza' }))
    return { ...opened, id }
  }

  it('shows a draft to who has the link, and keeps it from everybody else', async () => {
    const { app, id } = await withDraft()
    const { statusCode, headers, body } = await get(app, createPreviews(SECRET, clock).linkTo(id, 48))
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Una bozza<\/h1>/)
    expect(body).toContain('Anteprima: non ancora pubblicato. Il collegamento scade il 17 novembre 2026')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toContain('rel="canonical"')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    expect((await get(app, '/articoli/una-bozza')).statusCode).toBe(404)
    for (const path of ['/feed.xml', '/sitemap.xml', '/cerca?q=bozza']) expect((await get(app, path)).body).not.toContain('una-bozza')
  })

  it.each([
    [
      'expired',
      410,
      'Il collegamento è scaduto',
      (id: string) => createPreviews(SECRET, () => new Date(clock().getTime() - 3_600_000)).linkTo(id, 1),
    ],
    ['forged', 404, 'Il collegamento non è valido', (id: string) => createPreviews('altro', clock).linkTo(id, 1)],
    ['malformed', 404, 'Il collegamento non è valido', () => '/anteprima/qualcosa'],
    ['to nothing', 404, 'Il collegamento non è valido', () => createPreviews(SECRET, clock).linkTo(randomUUID(), 1)],
  ])('is a plain page in Italian when its link is %s', async (_name, status, words, link) => {
    const { app, id } = await withDraft()
    const { statusCode, body, headers } = await get(app, link(id))
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(body).toContain(words)
    expect(body).not.toContain('bozza</h1>')
  })
})
