import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'

describe('seeing it before readers do', () => {
  it('draws what is in the editor as readers would see it, and keeps nothing', async () => {
    const { ask, article, newsroom, ada } = await openBackOfficeServer()
    const issue = unwrap(await newsroom.create(ada, 'issue', { title: 'Dossier Notte', number: 3 })).id
    unwrap(await newsroom.publish(ada, 'issue', issue, 1))
    const other = idOf(await ask('POST', 'article', article('Un altro pezzo', { issue })))
    unwrap(await newsroom.publish(ada, 'article', other, 1))
    const outside = idOf(await ask('POST', 'article', article('Fuori dal dossier')))
    unwrap(await newsroom.publish(ada, 'article', outside, 1))
    const id = idOf(await ask('POST', 'article', article('Bozza')))

    const drawn = await ask('POST', `article/${id}/preview`, article('Titolo non salvato', { issue }))
    expect([drawn.statusCode, drawn.headers['content-type'], drawn.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(drawn.body).toContain('<h1>Titolo non salvato</h1>')
    const [above = '', related = ''] = drawn.body.split('id="leggi-anche"')
    expect(above).toContain('Dossier Notte')
    expect(above).toContain('Il precedente')
    // What the dossier shows is not suggested again.
    expect(related).toContain('Fuori dal dossier')
    expect(above).toContain('Un altro pezzo')
    expect(related).not.toContain('Un altro pezzo')
    expect((await ask('GET', `article/${id}`)).json()).toMatchObject({ title: 'Bozza', revision: 1 })
  })

  it('draws pages, issues, the home page, and what was never saved', async () => {
    const { ask, article, newsroom, ada } = await openBackOfficeServer()
    expect((await ask('POST', 'page/new/preview', { title: 'Chi siamo' })).body).toContain('<h1>Chi siamo</h1>')
    expect((await ask('POST', 'issue/new/preview', { title: 'Numero nuovo' })).body).toContain('<h1>Numero nuovo</h1>')
    expect((await ask('POST', 'article/new/preview', article('Mai salvato'), 'carla')).body).toContain('<h1>Mai salvato</h1>')
    const [first, second] = [idOf(await ask('POST', 'article', article('Primo'))), idOf(await ask('POST', 'article', article('Secondo')))]
    for (const id of [first, second]) unwrap(await newsroom.publish(ada, 'article', id, 1))
    const lead = async (id: string) => (await ask('POST', 'homePage/new/preview', { lead: id })).body.split('Primo')[0]?.includes('Secondo')
    expect([await lead(first), await lead(second)]).toEqual([false, true])
  })

  it('says what is wrong instead of drawing it, and shows nobody what is not theirs', async () => {
    const { ask, article } = await openBackOfficeServer()
    const id = idOf(await ask('POST', 'article', article('Bozza')))
    expect((await ask('POST', `article/${id}/preview`, { title: '' })).json()).toMatchObject({
      code: 'invalid',
      fields: { title: 'Questo campo è obbligatorio.' },
    })
    expect((await ask('POST', `article/${id}/preview`, article('X'), 'carla')).statusCode).toBe(403)
    expect((await ask('POST', `article/${id}/preview-link`, {}, 'carla')).statusCode).toBe(403)
    expect((await ask('POST', 'tag/new/preview', { name: 'X' })).statusCode).toBe(404)
    expect((await ask('POST', `article/${id}/preview-link`, { hours: 0 })).statusCode).toBe(400)
  })

  it('gives a link that shows the newest draft, with what to read next', async () => {
    const { ask, app, article, newsroom, ada } = await openBackOfficeServer()
    const other = idOf(await ask('POST', 'article', article('Un altro pezzo')))
    unwrap(await newsroom.publish(ada, 'article', other, 1))
    const id = idOf(await ask('POST', 'article', article('Bozza')))
    const link = (await ask('POST', `article/${id}/preview-link`, { hours: 2 })).json<{ address: string; expiresAt: string }>()
    expect(link.expiresAt).toBe('2026-11-15T10:00:00.000Z')
    const page = await app.inject(new URL(link.address).pathname)
    expect(page.body).toContain('<h1>Bozza</h1>')
    expect(page.body).toContain('Un altro pezzo')
    const issue = idOf(await ask('POST', 'issue', { title: 'Numero nuovo' }))
    const second = (await ask('POST', `issue/${issue}/preview-link`, {})).json<{ address: string }>()
    expect((await app.inject(new URL(second.address).pathname)).body).toContain('<h1>Numero nuovo</h1>')
  })
})
