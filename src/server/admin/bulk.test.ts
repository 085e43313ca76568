import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import type { BulkResult } from '../../content/newsroom/bulk.ts'

async function openArticles() {
  const office = await openBackOfficeServer()
  const { ask, article } = office
  const make = async (title: string, more: object = {}, who = 'ada') => idOf(await ask('POST', 'article', article(title, more), who))
  const bulk = async (body: object, who = 'ada') => (await ask('POST', 'article/bulk', body, who)).json<{ results: BulkResult[] }>().results
  const state = async (id: string) =>
    (await ask('GET', `article?filter={"ids":["${id}"]}`)).json<{ status: { state: string; changed: boolean } }[]>()[0]?.status
  return { ...office, make, bulk, state }
}

describe('acting on many documents', () => {
  it('publishes those that can be, says why the others cannot, and how to undo it', async () => {
    const { ask, make, bulk, state } = await openArticles()
    const [whole, out] = [await make('Uno'), await make('Due')]
    const bare = idOf(await ask('POST', 'article', { title: 'Solo un titolo' }))
    await bulk({ act: 'publish', ids: [out] })
    expect(await bulk({ act: 'publish', ids: [whole, out, bare, 'niente'] })).toEqual([
      { id: whole, ok: true, changed: true, undo: 'undo' },
      { id: out, ok: true, changed: false, undo: null },
      {
        id: bare,
        ok: false,
        code: 'invalid',
        message: 'Per pubblicare scegli una sezione. Per pubblicare indica almeno una firma. Per pubblicare serve un testo.',
      },
      { id: 'niente', ok: false, code: 'not-found', message: 'Non c’è più: forse è stato eliminato.' },
    ])
    expect(await bulk({ act: 'unpublish', ids: [whole] })).toEqual([{ id: whole, ok: true, changed: true, undo: 'undo' }])
    expect(await state(whole)).toMatchObject({ state: 'withdrawn' })
  })

  it('takes back what was published or withdrawn, and readers see what they saw', async () => {
    const { ask, article, publicContent, now, make, bulk } = await openArticles()
    const id = await make('Uno')
    const seen = async () => (await publicContent.article('uno', now()))?.title
    await bulk({ act: 'publish', ids: [id] })
    await ask('PUT', `article/${id}`, { revision: 1, content: article('Uno bis', { slug: 'uno' }) })
    expect(await bulk({ act: 'publish', ids: [id] })).toMatchObject([{ changed: true, undo: 'undo' }])
    expect(await bulk({ act: 'undo', ids: [id] })).toMatchObject([{ ok: true, changed: true, undo: null }])
    expect(await seen()).toBe('Uno')
    expect(await bulk({ act: 'unpublish', ids: [id] })).toMatchObject([{ changed: true, undo: 'undo' }])
    await bulk({ act: 'undo', ids: [id] })
    expect(await seen()).toBe('Uno')
    expect(await bulk({ act: 'undo', ids: [id] })).toMatchObject([{ ok: false, code: 'plan' }])
  })

  it('tags for readers what they see, and leaves a draft a draft', async () => {
    const { ask, article, publicContent, now, make, bulk, state } = await openArticles()
    const tag = idOf(await ask('POST', 'tag', { name: 'Cinema' }))
    const [shown, edited, had] = [await make('Uno'), await make('Due'), await make('Tre', { tags: [tag] })]
    await bulk({ act: 'publish', ids: [shown, edited] })
    await ask('PUT', `article/${edited}`, { revision: 1, content: article('Due bis', { slug: 'due' }) })
    expect(await bulk({ act: 'tag', ids: [shown, edited, had], tag })).toEqual([
      { id: shown, ok: true, changed: true, undo: 'untag' },
      { id: edited, ok: true, changed: true, undo: 'untag' },
      { id: had, ok: true, changed: false, undo: null },
    ])
    expect((await publicContent.articles({ tag }, { limit: 5 }, now())).map(({ title }) => title)).toEqual(['Uno'])
    expect(await state(shown)).toMatchObject({ state: 'published', changed: false })
    expect(await state(edited)).toMatchObject({ state: 'published', changed: true })
    await bulk({ act: 'untag', ids: [shown], tag })
    expect(await publicContent.articles({ tag }, { limit: 5 }, now())).toEqual([])
  })

  it('puts many in an issue for readers too, says where each came from, and takes them out again', async () => {
    const { ask, publicContent, now, make, bulk, state } = await openArticles()
    const [water, fire] = [idOf(await ask('POST', 'issue', { title: 'Acqua' })), idOf(await ask('POST', 'issue', { title: 'Fuoco' }))]
    const [shown, draft, had] = [await make('Uno'), await make('Due', { issue: fire }), await make('Tre', { issue: water })]
    await bulk({ act: 'publish', ids: [shown] })
    expect(await bulk({ act: 'issue', ids: [shown, draft, had], issue: water })).toEqual([
      { id: shown, ok: true, changed: true, undo: 'issue', issueBefore: null },
      { id: draft, ok: true, changed: true, undo: 'issue', issueBefore: fire },
      { id: had, ok: true, changed: false, undo: null },
    ])
    expect((await publicContent.articles({ issue: water }, { limit: 5 }, now())).map(({ title }) => title)).toEqual(['Uno'])
    expect(await state(shown)).toMatchObject({ state: 'published', changed: false })
    const free = async () => (await ask('GET', 'article?filter={"noIssue":true}')).json<{ id: string }[]>().map(({ id }) => id)
    expect(await free()).toEqual([])
    await bulk({ act: 'issue', ids: [shown], issue: null })
    expect(await free()).toEqual([shown])
    expect(await bulk({ act: 'issue', ids: [shown], issue: draft })).toMatchObject([{ ok: false, code: 'invalid' }])
  })

  it('asks of each whether the role allows it', async () => {
    const { make, bulk } = await openArticles()
    const [hers, his] = [await make('Di Ada'), await make('Di Carla', {}, 'carla')]
    expect(await bulk({ act: 'delete', ids: [hers, his] }, 'carla')).toMatchObject([
      { id: hers, ok: false, code: 'forbidden' },
      { id: his, ok: true },
    ])
    expect(await bulk({ act: 'publish', ids: [hers] }, 'carla')).toMatchObject([{ ok: false, code: 'forbidden' }])
  })

  it.each([
    ['article', { act: 'esplodi', ids: ['a'] }],
    ['article', { act: 'publish', ids: [] }],
    ['article', { act: 'tag', ids: ['a'] }],
    ['page', { act: 'tag', ids: ['a'], tag: 'b' }],
    ['page', { act: 'issue', ids: ['a'], issue: 'b' }],
    ['article', { act: 'issue', ids: ['a'] }],
  ])('refuses %s %j', async (kind, body) => {
    const { ask } = await openBackOfficeServer()
    expect((await ask('POST', `${kind}/bulk`, body)).statusCode).toBe(400)
  })
})

describe('merging tags', () => {
  it('makes one of two', async () => {
    const { ask, make, get } = await openArticles().then((office) => ({ ...office, get: (url: string) => office.app.inject(url) }))
    const [film, cinema] = [idOf(await ask('POST', 'tag', { name: 'Film' })), idOf(await ask('POST', 'tag', { name: 'Cinema' }))]
    await make('Uno', { tags: [film] })
    expect((await ask('POST', `tag/${film}/merge`, { into: cinema }, 'bruno')).statusCode).toBe(403)
    expect((await ask('POST', `tag/${film}/merge`, { into: cinema })).json()).toEqual({ into: cinema, documents: 1 })
    expect((await ask('POST', `tag/${cinema}/merge`, { into: cinema })).statusCode).toBe(422)
    const { statusCode, headers } = await get('/tag/film')
    expect([statusCode, headers.location]).toEqual([301, '/tag/cinema'])
  })
})
