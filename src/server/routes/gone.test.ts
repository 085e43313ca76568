import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { must } from '../../../tests/support/must.ts'
import { engines } from '../../../tests/support/stores.ts'

describe.each(engines)('what is in the bin, on %s', (engine) => {
  it('is gone for readers, by its addresses of today and of before, until it comes back or is deleted for ever', async () => {
    const { newsroom, ada, publish, get } = await openMagazine(engine)
    const { id } = await publish('Il faro', { slug: 'il-faro' })
    const { content } = must(await newsroom.find(ada, 'article', id))
    const renamed = must(await newsroom.save(ada, 'article', id, 1, { ...content, slug: 'la-lanterna' }))
    must(await newsroom.publish(ada, 'article', id, renamed.revision))
    const answers = async () => [(await get('/articoli/il-faro')).statusCode, (await get('/articoli/la-lanterna')).statusCode]
    expect(await answers()).toEqual([301, 200])

    must(await newsroom.remove(ada, 'article', id))
    expect(await answers()).toEqual([410, 410])
    expect((await get('/articoli/la-lanterna')).body).toContain('Questa pagina non c’è più')
    expect((await get('/sitemap.xml')).body).not.toContain('la-lanterna')

    const { document } = must(await newsroom.recover(ada, id))
    expect(await answers()).toEqual([404, 404])
    must(await newsroom.publish(ada, 'article', id, document.revision))
    expect(await answers()).toEqual([301, 200])

    must(await newsroom.remove(ada, 'article', id))
    must(await newsroom.purge(ada, id))
    expect(await answers()).toEqual([404, 404])
  })
})
