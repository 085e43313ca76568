import { describe, expect, it } from 'vitest'
import { clock, get, openBareSite, publish } from '../../../tests/support/bareSite.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { linkTo } from '../../../tests/support/previewLink.ts'
import type { Database } from '../../store/database.ts'

describe('a preview', () => {
  async function withDraft() {
    const opened = await openBareSite()
    const { newsroom, actor, article } = await publish(opened.database, 'Prima')
    const { id } = unwrap(await newsroom.create(actor, 'article', { ...article.content, title: 'Una bozza', slug: 'una-bozza' }))
    return { ...opened, id }
  }

  it('shows a draft to who has the link, and keeps it from everybody else', async () => {
    const { app, database, id } = await withDraft()
    const { statusCode, headers, body } = await get(app, await linkTo(database, id, clock(), 48))
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Una bozza<\/h1>/)
    expect(body).toContain('Anteprima: non ancora pubblicato. Il collegamento scade il 17 novembre 2026')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toContain('rel="canonical"')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    expect((await get(app, '/articoli/una-bozza')).statusCode).toBe(404)
    for (const path of ['/feed.xml', '/sitemap.xml', '/cerca?q=bozza']) expect((await get(app, path)).body).not.toContain('una-bozza')
  })

  it.each<[string, number, string, (database: Database, id: string) => Promise<string> | string]>([
    ['expired', 410, 'Il collegamento è scaduto', (database, id) => linkTo(database, id, new Date(clock().getTime() - 3_600_000), 1)],
    ['signed, as links once were', 410, 'Il collegamento è scaduto', (_database, id) => `/anteprima/v1-sfmzk0-${'0'.repeat(64)}-${id}`],
    ['one that nobody made', 404, 'Il collegamento non è valido', () => `/anteprima/${'0'.repeat(40)}`],
    ['malformed', 404, 'Il collegamento non è valido', () => '/anteprima/qualcosa'],
  ])('is a plain page in Italian when its link is %s', async (_name, status, words, link) => {
    const { app, database, id } = await withDraft()
    const { statusCode, body, headers } = await get(app, await link(database, id))
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(body).toContain(words)
    expect(body).not.toContain('bozza</h1>')
  })

  it('does not stand in the log, whether it opens or not', async () => {
    const lines: string[] = []
    const { app, database } = await openBareSite({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
    const { article } = await publish(database, 'Prima')
    const address = await linkTo(database, article.id, clock(), 1)
    for (const spelling of [address, address.replace('/a', '/%61')]) expect((await get(app, spelling)).statusCode).toBe(200)
    // Other spellings lead to it, and what nobody finds may hold it, too.
    for (const spelling of [address.replace('/a', '/A'), `/altrove${address}/piu`])
      expect((await get(app, spelling)).statusCode).not.toBe(200)
    await get(app, '/anteprima/v1-abcdef-qualcosa?x=1')
    expect(lines.join('')).toContain('"url":"/anteprima/…"')
    expect(lines.join('')).not.toMatch(new RegExp(`${address.split('/').at(-1) ?? ''}|abcdef`, 'i'))
  })
})
