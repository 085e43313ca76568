import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'

describe.each(['bruno', 'carla'])('to %s,', (who) => {
  it('an issue is a title, a slug and a number, and nothing else of it opens', async () => {
    const { ask } = await openBackOfficeServer()
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Segretissimo' }] }] }
    const issue = { title: 'Numero di maggio', number: 7, standfirst: 'Segretissimo', body, publishAt: '2027-05-01T00:00:00.000Z' }
    const id = idOf(await ask('POST', 'issue', issue))
    const asked = (method: string, path: string, payload?: object) => ask(method, path, payload, who)

    const listed = await asked('GET', 'issue')
    expect(listed.json()).toEqual([{ id, kind: 'issue', title: 'Numero di maggio', slug: 'numero-di-maggio', number: 7 }])
    expect(listed.headers['content-range']).toBe('items 0-0/1')
    const chosen = await asked('GET', `issue?filter=${JSON.stringify({ ids: [id], inReview: true, state: 'published', naming: ['x'] })}`)
    expect(chosen.json()).toHaveLength(1)
    for (const part of ['', '/revisions', '/uses', '/difference?older=1&newer=1'])
      expect((await asked('GET', `issue/${id}${part}`)).statusCode, part).toBe(403)
    for (const part of ['/preview-link', '/preview', '/warnings', '/presence'])
      expect((await asked('POST', `issue/${id}${part}`, part === '/presence' ? { tab: 'a' } : { title: 'x' })).statusCode, part).not.toBe(
        200,
      )
    expect((await asked('POST', `issue/${id}/preview-link`, {})).statusCode).toBe(403)
    for (const path of ['dashboard', 'find?q=maggio', 'calendar?from=2026-01-01T00:00:00.000Z&until=2028-01-01T00:00:00.000Z'])
      expect((await asked('GET', path)).body, path).not.toMatch(/Segretissimo|Numero di maggio/)
  })

  it('a published issue is found to link to', async () => {
    const { ask, newsroom, ada } = await openBackOfficeServer()
    const id = idOf(await ask('POST', 'issue', { title: 'Numero di aprile' }))
    unwrap(await newsroom.publish(ada, 'issue', id, 1))
    expect((await ask('GET', 'find?q=aprile', undefined, who)).json()).toMatchObject({
      documents: [{ id, address: '/numeri/numero-di-aprile' }],
    })
    expect((await ask('GET', `issue/${id}`, undefined, who)).statusCode).toBe(403)
  })
})

describe.each(engines)('what is read most, on %s,', (engine) => {
  it('has the titles that readers know, unless one may open it', async () => {
    const { ask, article, newsroom, ada, bruno, database } = await openBackOfficeServer(engine)
    const make = async (title: string) => {
      const id = idOf(await ask('POST', 'article', article(title)))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      await database.write((db) => db.insertInto('readCount').values({ documentId: id, day: '2026-11-15', reads: 5 }).execute())
      return id
    }
    const [changed, withdrawn] = [await make('Come la sanno tutti'), await make('Ritirata')]
    unwrap(await newsroom.save(ada, 'article', changed, 1, article('Sotto embargo')))
    unwrap(await newsroom.unpublish(ada, 'article', withdrawn))
    const titles = async (who: string) =>
      (await ask('GET', 'dashboard', undefined, who))
        .json<{ mostRead: { title: string }[] }>()
        .mostRead.map(({ title }) => title)
        .sort()
    expect(await titles('ada')).toEqual(['Ritirata', 'Sotto embargo'])
    expect(await titles('carla')).toEqual(['Come la sanno tutti'])
    unwrap(await newsroom.assign(ada, 'article', changed, [bruno.id]))
    expect(await titles('bruno')).toEqual(['Sotto embargo'])
  })
})
