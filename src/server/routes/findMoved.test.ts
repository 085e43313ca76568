import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Kind } from '../../content/kinds.ts'
import type { Engine } from '../../store/database.ts'

/** A magazine whose section, author, tag, article and issue have had another name; a tag was merged into another. */
async function openRenamed(engine: Engine) {
  const magazine = await openMagazine(engine)
  const { newsroom, ada, publish } = magazine
  const make = async (kind: Kind, content: object) => unwrap(await newsroom.create(ada, kind, content)).id
  const rename = async (kind: Kind, id: string, change: object) => {
    const { revision, content } = unwrap(await newsroom.find(ada, kind, id))
    return unwrap(await newsroom.save(ada, kind, id, revision, { ...content, ...change }))
  }
  const section = await make('section', { name: 'Arti', slug: 'arti', position: 9 })
  const author = await make('author', { name: 'Rosa', slug: 'rosa' })
  const tag = await make('tag', { name: 'Film', slug: 'film' })
  const merged = await make('tag', { name: 'Pellicole', slug: 'pellicole' })
  const { id } = await publish('Il faro', { slug: 'il-faro', section, authors: [author], tags: [tag, merged] })
  await rename('section', section, { slug: 'arti-visive' })
  await rename('author', author, { slug: 'rosa-prima' })
  unwrap(await newsroom.mergeTag(ada, merged, tag))
  await rename('tag', tag, { slug: 'cinema' })
  const saved = await rename('article', id, { slug: 'la-lanterna' })
  unwrap(await newsroom.publish(ada, 'article', id, saved.revision))
  return magazine
}

describe.each(engines)('what was renamed, on %s', (engine) => {
  it('leads on from every address below it', async () => {
    const { get } = await openRenamed(engine)
    const expected = {
      '/sezioni/arti': '/sezioni/arti-visive',
      '/sezioni/arti/feed.xml': '/sezioni/arti-visive/feed.xml',
      '/sezioni/arti/atom.xml': '/sezioni/arti-visive/atom.xml',
      '/sezioni/arti/feed.json': '/sezioni/arti-visive/feed.json',
      '/sezioni/arti/pagina/2': '/sezioni/arti-visive/pagina/2',
      '/sezioni/arti/feed.xml?utm_source=x': '/sezioni/arti-visive/feed.xml?utm_source=x',
      '/autori/rosa/feed.xml': '/autori/rosa-prima/feed.xml',
      '/autori/rosa/pagina/3?modal=7': '/autori/rosa-prima/pagina/3?modal=7',
      '/tag/film/pagina/2': '/tag/cinema/pagina/2',
      '/tag/pellicole': '/tag/cinema',
      '/tag/pellicole/pagina/2': '/tag/cinema/pagina/2',
      '/articoli/il-faro?a=1': '/articoli/la-lanterna?a=1',
    }
    for (const [from, to] of Object.entries(expected)) {
      const { statusCode, headers } = await get(from)
      expect([from, statusCode, headers.location]).toEqual([from, 301, to])
    }
    expect((await get('/sezioni/arti-visive/feed.xml')).statusCode).toBe(200)
  })

  it('is found by the dates and the questions of WordPress, where there is something to find', async () => {
    const { get } = await openRenamed(engine)
    for (const [from, to] of Object.entries({
      '/2026/11': '/archivio/2026/11',
      '/2026/11/16/page/2': '/archivio/2026/11',
      '/2026': '/archivio',
      '/?m=202611': '/archivio/2026/11',
      '/?s=il+mare': '/cerca?q=il+mare',
      '/?tag=film': '/tag/cinema',
      '/?tag=cinema': '/tag/cinema',
    })) {
      const { statusCode, headers } = await get(from)
      expect([from, statusCode, headers.location]).toEqual([from, 301, to])
    }
    for (const from of ['/2019/05', '/2019', '/2026/12']) expect((await get(from)).statusCode).toBe(404)
  })

  it('leads to no other site by an address that looked like a path when it was written', async () => {
    const { get, database } = await openRenamed(engine)
    const older = { fromPath: '/vecchia', toAddress: '//evil.example', documentId: null, createdAt: '2026-11-01T08:00:00.000Z' }
    await database.write((db) => db.insertInto('redirect').values(older).execute())
    const { statusCode, headers } = await get('/vecchia')
    expect([statusCode, headers.location]).toEqual([404, undefined])
  })

  it('does not make up addresses that never were', async () => {
    const { get } = await openRenamed(engine)
    const below = ['amp', 'embed', 'feed', 'feed/atom', 'page/2', 'trackback', 'comment-page-2']
    const ofNothing = ['/mai', '/articoli/mai', '/sezioni/mai', '/tag/mai', '/2019/05/mai'].flatMap((path) =>
      below.map((word) => `${path}/${word}`),
    )
    for (const path of [
      '/articoli/il-faro/feed.xml',
      '/articoli/il-faro/pagina/2',
      '/tag/film/feed.xml',
      '/sezioni/mai/feed.xml',
      '/mai/index.php',
      '/mai-300x200.jpg',
      '/2019/05/mai/attachment/mai',
      ...ofNothing,
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  })

  it('is still found by a card that was shared, and by a search that was kept', async () => {
    const { get, text } = await openRenamed(engine)
    const card = /schede\/la-lanterna-([0-9a-f]{10})\.jpeg/.exec(await text('/articoli/la-lanterna'))?.[1]
    const shared = await get('/schede/il-faro-0123456789.jpeg')
    expect([shared.statusCode, shared.headers.location]).toEqual([302, `/schede/la-lanterna-${card}.jpeg`])
    expect(await text('/api/cerca?q=faro&sezione=arti')).toBe(await text('/api/cerca?q=faro&sezione=arti-visive'))
    expect(await text('/api/cerca?q=faro&autore=rosa')).toBe(await text('/api/cerca?q=faro&autore=rosa-prima'))
    expect(await text('/api/cerca?q=faro&autore=rosa')).toContain('rosa-prima')
  })
})

describe.each(engines)('what came from WordPress, on %s', (engine) => {
  it('answers at all of its old addresses', async () => {
    const { get, database, publish, section, now } = await openMagazine(engine)
    const { id } = await publish('Il faro', { slug: 'il-faro' })
    const at = now()
    const from = (type: string, originalId: string, documentId: string) => ({
      system: 'wordpress',
      site: 'https://x.example',
      type,
      originalId,
      documentId,
      fingerprint: '',
      revision: 1,
      importedAt: at,
    })
    await database.write(async (db) => {
      await db
        .insertInto('origin')
        .values([from('post', '12', id), from('category', '3', section.id)])
        .execute()
      const paths = { '/2019/05/il-faro': id, '/category/citta-vecchia': section.id }
      for (const [fromPath, documentId] of Object.entries(paths))
        await db.insertInto('redirect').values({ fromPath, documentId, toAddress: null, createdAt: at }).execute()
      for (const fromPath of ['/rivista', '/due/cartelle'])
        await db.insertInto('redirect').values({ fromPath, documentId: null, toAddress: '/', createdAt: at }).execute()
    })
    const expected = {
      '/?p=12': '/articoli/il-faro',
      '/?utm_source=x&p=12': '/articoli/il-faro',
      '/?cat=3': '/sezioni/citta',
      '/2019/05/il-faro/': '/articoli/il-faro',
      '/2019/05/il-faro/amp/': '/articoli/il-faro',
      '/2019/05/il-faro/feed/': '/articoli/il-faro',
      '/category/citta-vecchia/feed/': '/sezioni/citta/feed.xml',
      '/category/citta-vecchia/page/2/': '/sezioni/citta',
      '/2019/05/il-faro/2/': '/articoli/il-faro',
      '/rivista/?p=12': '/?p=12',
      '/rivista/index.php?p=12': '/?p=12',
      '/rivista/2019/05/il-faro/amp': '/articoli/il-faro',
      '/rivista/articoli/il-faro': '/articoli/il-faro',
      '/due/cartelle/category/citta-vecchia/feed/': '/sezioni/citta/feed.xml',
    }
    // Twice: the second time the front page is in memory.
    for (const _time of [1, 2]) {
      for (const [path, to] of Object.entries(expected)) {
        const { statusCode, headers } = await get(path)
        expect([path, statusCode, headers.location]).toEqual([path, 301, to])
      }
      for (const path of ['/rivista/mai', '/rivista/2/mai', '/due/2019/05/il-faro', '/mai/2'])
        expect([path, (await get(path)).statusCode]).toEqual([path, 404])
      for (const path of ['/', '/?p=99', '/?p=x', '/?tag=mai', '/?m=199901'])
        expect([path, (await get(path)).statusCode]).toEqual([path, 200])
    }
  })
})
