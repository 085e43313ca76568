import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import type { PopupCount } from '../../content/popups/figures.ts'

async function openStudio() {
  const server = await openBackOfficeServer()
  const { ask } = server
  const create = async (id: string, more: object = {}) =>
    idOf(await ask('POST', 'popup', { id, name: `Annuncio ${id}`, title: id, ...more }))
  return {
    ...server,
    create,
    announce: async (id: string, more: object = {}) => {
      const document = await create(id, more)
      expect((await ask('POST', `popup/${document}/publish`, { revision: 1 })).statusCode).toBe(200)
      return document
    },
    /** Written as it is: an older program kept whatever page it was told. */
    count: (counts: Partial<PopupCount>[]) =>
      server.database.db
        .insertInto('popupCount')
        .values(
          counts.map((count) => ({
            documentId: '',
            day: '2026-11-15',
            event: 'view' as const,
            page: '/',
            device: 'phone' as const,
            variant: 'a' as const,
            count: 1,
            ...count,
          })),
        )
        .execute(),
    explain: async (asked: object) => {
      const answer = await ask('POST', 'popup/explain', asked)
      expect(answer.statusCode).toBe(200)
      const { page, popups } = answer.json<{ page: object; popups: { id: string; because?: string; message: string; isSeen: boolean }[] }>()
      return { page, popups, because: Object.fromEntries(popups.map(({ id, because, message }) => [id, because ?? message])) }
    },
  }
}

describe('the figures of announcements', () => {
  it('are told for the list, and for each one in full', async () => {
    const { ask, announce, count } = await openStudio()
    const id = await announce('uno', { variants: [{ title: 'Due' }] })
    const other = await announce('altro')
    await count([
      { documentId: id, count: 8 },
      { documentId: id, event: 'ok', count: 2, variant: 'b', page: '=formula', device: 'desktop' },
      { documentId: id, day: '2026-09-01', count: 100 },
    ])
    const figures = (await ask('GET', 'popup/figures')).json<{ id: string; views: number; ok: number; okRate: number | null }[]>()
    expect(figures.find((one) => one.id === id)).toMatchObject({ views: 8, ok: 2, okRate: 0.25 })
    expect(figures.find((one) => one.id === other)).toMatchObject({ views: 0, okRate: null })
    expect((await ask('GET', 'popup/figures?days=400')).json<{ id: string }[]>()).toContainEqual(
      expect.objectContaining({ id, views: 108 }),
    )
    const statistics = (await ask('GET', `popup/${id}/statistics`)).json<{ from: string; to: string; days: unknown[]; verdict: object }>()
    expect(statistics).toMatchObject({ from: '2026-10-17', to: '2026-11-15', verdict: { kind: 'not-enough-data' }, totals: { views: 8 } })
    expect(statistics.days).toHaveLength(30)
    expect((await ask('GET', `popup/${id}/statistics?from=2026-09-01&to=2026-09-01`)).json()).toMatchObject({ totals: { views: 100 } })
    const csv = await ask('GET', `popup/${id}/statistics.csv`)
    expect(csv.headers['content-disposition']).toBe('attachment; filename="annuncio-uno-2026-10-17-2026-11-15.csv"')
    expect(csv.body).toContain('"Giorno";"Pagina"')
    expect(csv.body).toContain(`"2026-11-15";"'=formula";"Computer";"B";"0";"2"`)
  })

  it.each(['from=2026-11-15&to=2026-11-14', 'from=ieri', 'from=2020-01-01&to=2026-01-01', 'from=2020-01-01'])(
    'refuse %s',
    async (query) => {
      const { ask, create } = await openStudio()
      expect((await ask('GET', `popup/${await create('uno')}/statistics?${query}`)).statusCode).toBe(400)
    },
  )

  it('are for those who place announcements', async () => {
    const { ask, announce } = await openStudio()
    const id = await announce('uno')
    for (const path of [
      'popup/figures',
      'popup/conflicts',
      `popup/${id}/statistics`,
      `popup/${id}/statistics.csv`,
      `popup/${id}/webhook`,
    ]) {
      expect((await ask('GET', path, undefined, 'bruno')).statusCode).toBe(403)
      expect((await ask('GET', path, undefined, 'nessuno')).statusCode).toBe(401)
    }
    expect((await ask('POST', 'popup/explain', { address: '/' }, 'bruno')).statusCode).toBe(403)
    expect((await ask('GET', 'popup/ignoto/statistics')).statusCode).toBe(404)
  })
})

describe('why an announcement is not seen', () => {
  it('is said of every one, by the code that decides', async () => {
    const { announce, create, explain, later } = await openStudio()
    const [home, articles, seen, refused, draft, planned, clicked] = [
      await announce('casa', { targeting: { include: ['<front>'] }, trigger: { type: 'delay', seconds: 3 } }),
      await announce('articoli', { targeting: { pageKinds: ['article'] } }),
      await announce('visto', { showOnce: true }),
      await announce('rifiutato'),
      await create('bozza'),
      await announce('domani', { publishAt: later(60) }),
      await announce('clic', { autoOpen: false, openModalOnElementClick: '.apri' }),
    ]
    const told = await explain({ address: 'https://rivista.example/', seen: [seen], refused: [refused] })
    expect(told.page).toEqual({ path: '/', kind: 'home', isSupportPage: false, parameter: '' })
    expect(told.because).toEqual({
      [home]: 'Si apre dopo 3 secondi.',
      [articles]: 'other-kind',
      [seen]: 'already-seen',
      [refused]: 'asked-not-to',
      [draft]: 'draft',
      [planned]: 'not-yet',
      [clicked]: 'Si apre solo con un clic.',
    })
    expect((await explain({ address: '/', at: later(61) })).because[planned]).toBe('Si apre subito.')
    expect((await explain({ address: '/', cookies: 'a=b; hide_modal_id_visto=true; hide_modal_id_casa=true' })).because).toMatchObject({
      [seen]: 'already-seen',
      [home]: 'Si apre dopo 3 secondi.',
    })
  })

  it('knows pages, names in the address, widths and caps', async () => {
    const { announce, explain, ask, newsroom, ada, article, people } = await openStudio()
    const made = await newsroom.create(ada, 'article', article('Il mare'))
    if (!made.ok) throw new Error('no article')
    await newsroom.publish(ada, 'article', made.value.id, 1)
    const wide = await announce('largo', { targeting: { minWidth: 600 } })
    const called = await announce('dono', { targeting: { parameter: 'regalo' } })
    expect((await explain({ address: '/articoli/il-mare?modal=regalo', width: 599 })).because).toEqual({
      [wide]: 'other-width',
      [called]: 'Si apre subito.',
    })
    expect((await explain({ address: '/articoli/il-mare' })).page).toMatchObject({ kind: 'article' })
    expect((await explain({ address: '/articoli/ignoto' })).because).toEqual({ [wide]: 'no-page', [called]: 'no-page' })
    expect((await explain({ address: '/sostieni-la-rivista' })).page).toMatchObject({ isSupportPage: true })
    expect(people['admin']).toBeDefined()
    await ask('PUT', 'popupSettings/only', { revision: 0, content: { maxPerDay: 2 } }, 'admin')
    expect((await explain({ address: '/', shownToday: 1 })).because[wide]).toBe('Si apre subito.')
    expect((await explain({ address: '/', shownToday: 2 })).because[wide]).toBe('capped')
    expect((await ask('POST', 'popup/explain', { address: 'https://altrove.example/' })).statusCode).toBe(422)
  })
})

describe('announcements that compete', () => {
  it('are told with who wins', async () => {
    const { announce, ask, later } = await openStudio()
    const strong = await announce('forte', { priority: 9 })
    const home = await announce('casa', { targeting: { include: ['<front>'] }, unpublishAt: later(60) })
    await announce('numeri', { targeting: { include: ['/numeri/*'], pageKinds: ['article'] } })
    await announce('clic', { autoOpen: false })
    const conflicts = (await ask('GET', 'popup/conflicts')).json<
      { popups: { id: string }[]; first: string; because: string; until: string }[]
    >()
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]).toMatchObject({ first: strong, because: 'priority', until: later(60), other: 'waits' })
    expect(conflicts[0]?.popups.map(({ id }) => id).sort()).toEqual([strong, home].sort())
  })
})

it('a webhook has a secret of its own', async () => {
  const { announce, ask } = await openStudio()
  const [one, two] = [await announce('uno', { webhook: 'https://altrove.example/gancio' }), await announce('due')]
  const first = (await ask('GET', `popup/${one}/webhook`)).json<{ secret: string }>()
  expect(first).toMatchObject({ address: 'https://altrove.example/gancio', waiting: 0, problem: null })
  expect((await ask('GET', `popup/${two}/webhook`)).json<{ secret: string }>().secret).not.toBe(first.secret)
})

it('announcements are found under either name', async () => {
  const { ask, announce } = await openStudio()
  const id = await announce('uno')
  expect((await ask('GET', `popups/${id}`)).json()).toMatchObject({ id, content: { id: 'uno', showOnce: false } })
  expect((await ask('GET', 'popups?range=[0,9]')).json()).toMatchObject([{ id }])
  expect((await ask('GET', 'popups/figures')).statusCode).toBe(200)
  expect((await ask('GET', 'popupsicle')).statusCode).toBe(404)
})
