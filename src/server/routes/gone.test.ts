import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Kind } from '../../content/kinds.ts'

describe.each(engines)('what is in the bin, on %s', (engine) => {
  it('is gone for readers, by its addresses of today and of before, until it comes back or is deleted for ever', async () => {
    const { newsroom, ada, publish, get } = await openMagazine(engine)
    const { id } = await publish('Il faro', { slug: 'il-faro' })
    const { content } = unwrap(await newsroom.find(ada, 'article', id))
    const renamed = unwrap(await newsroom.save(ada, 'article', id, 1, { ...content, slug: 'la-lanterna' }))
    unwrap(await newsroom.publish(ada, 'article', id, renamed.revision))
    const answers = async () => [(await get('/articoli/il-faro')).statusCode, (await get('/articoli/la-lanterna')).statusCode]
    expect(await answers()).toEqual([301, 200])

    unwrap(await newsroom.remove(ada, 'article', id))
    expect(await answers()).toEqual([410, 410])
    expect((await get('/articoli/la-lanterna')).body).toContain('Questa pagina non c’è più')
    expect((await get('/sitemap.xml')).body).not.toContain('la-lanterna')

    const { document } = unwrap(await newsroom.recover(ada, id))
    expect(await answers()).toEqual([404, 404])
    unwrap(await newsroom.publish(ada, 'article', id, document.revision))
    expect(await answers()).toEqual([301, 200])

    unwrap(await newsroom.remove(ada, 'article', id))
    unwrap(await newsroom.purge(ada, id))
    expect(await answers()).toEqual([404, 404])
  })

  it('is gone with its feeds and later pages, under its name of today and of before', async () => {
    const { newsroom, ada, get } = await openMagazine(engine)
    const make = async (kind: Kind, content: object) => ({ kind, id: unwrap(await newsroom.create(ada, kind, content)).id })
    const made = [
      await make('section', { name: 'Arti', slug: 'arti', position: 9 }),
      await make('author', { name: 'Rosa', slug: 'rosa' }),
      await make('tag', { name: 'Film', slug: 'film' }),
      await make('issue', { title: 'Uno', slug: 'uno', number: 1 }),
    ]
    const [section, , , issue] = made
    unwrap(await newsroom.publish(ada, 'issue', issue?.id ?? '', 1))
    const { content } = unwrap(await newsroom.find(ada, 'section', section?.id ?? ''))
    unwrap(await newsroom.save(ada, 'section', section?.id ?? '', 1, { ...content, slug: 'arti-visive' }))
    const theirs = [
      ...['', '/feed.xml', '/atom.xml', '/feed.json', '/pagina/2'].flatMap((below) => [
        `/sezioni/arti-visive${below}`,
        `/sezioni/arti${below}`,
        `/autori/rosa${below}`,
      ]),
      '/tag/film',
      '/tag/film/pagina/2',
      '/numeri/uno',
    ]
    // Tags and issues have no feeds, issues no later pages; nothing else stood below a section.
    const nobodys = [
      '/tag/film/feed.xml',
      '/numeri/uno/feed.xml',
      '/numeri/uno/pagina/2',
      '/sezioni/arti/altro.xml',
      '/sezioni/mai/feed.xml',
    ]
    const answers = async (paths: readonly string[]) => Promise.all(paths.map(async (path) => `${path} ${(await get(path)).statusCode}`))
    const all = (paths: readonly string[], status: number) => paths.map((path) => `${path} ${status}`)
    expect(await answers(nobodys)).toEqual(all(nobodys, 404))

    for (const { kind, id } of made) unwrap(await newsroom.remove(ada, kind, id))
    expect(await answers(theirs)).toEqual(all(theirs, 410))
    expect(await answers(nobodys)).toEqual(all(nobodys, 404))

    unwrap(await newsroom.recover(ada, section?.id ?? ''))
    expect((await get('/sezioni/arti-visive/feed.xml')).statusCode).toBe(200)
    for (const { id } of made.slice(1)) unwrap(await newsroom.purge(ada, id))
    const others = theirs.filter((path) => !path.startsWith('/sezioni/'))
    expect(await answers(others)).toEqual(all(others, 404))
  })
})
