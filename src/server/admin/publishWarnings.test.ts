import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { engines } from '../../../tests/support/stores.ts'
import { SITE } from '../../../tests/support/testServer.ts'
import type { DocumentWarnings, PublishWarning } from '../../content/newsroom/publishWarnings.ts'

const linkTo = (...addresses: string[]) => ({
  type: 'doc',
  content: addresses.map((href) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `verso ${href}`, marks: [{ type: 'link', attrs: { href } }] }],
  })),
})

async function openWarnings(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const server = await openBackOfficeServer(engine)
  const { ask, article } = server
  const make = async (title: string, more: object = {}) => idOf(await ask('POST', 'article', article(title, more)))
  const warn = async (place: string, body: object = {}, who = 'ada') =>
    (await ask('POST', `${place}/warnings`, body, who)).json<PublishWarning[]>()
  const hidden = async (place: string, body: object = {}) =>
    (await warn(place, body)).map((warning) => ('target' in warning ? [warning.target.address, warning.target.state] : warning.kind))
  return { ...server, make, warn, hidden }
}

describe.each(engines)('before publishing, on %s', (engine) => {
  it('says which links lead where readers find nothing', async () => {
    const { ask, make, hidden, now } = await openWarnings(engine)
    const shown = await make('Visibile')
    await ask('POST', `article/${shown}/publish`, { revision: 1 })
    const draft = await make('Bozza')
    const gone = await make('Ritirato')
    await ask('POST', `article/${gone}/publish`, { revision: 1 })
    await ask('POST', `article/${gone}/unpublish`, {})
    const inAnHour = new Date(Date.parse(now()) + 3_600_000).toISOString()
    const later = await make('Domani')
    await ask('POST', `article/${later}/publish`, { revision: 1, at: inAnHour })
    const body = linkTo(
      '/articoli/visibile#nota',
      '/articoli/bozza',
      '/articoli/bozza?da=qui',
      `${SITE}/articoli/ritirato/`,
      '/articoli/domani',
      '/articoli/mai-scritto',
      '/articoli/se-stesso',
      '/cerca',
      '/feed.xml',
      'https://altrove.example/articoli/bozza',
      'mailto:a@example.it',
      '#fondo',
    )
    const id = await make('Se stesso', { body })
    const found = [
      ['/articoli/bozza', 'draft'],
      ['/articoli/ritirato', 'withdrawn'],
    ]
    expect(await hidden(`article/${id}`)).toEqual([...found, ['/articoli/domani', 'scheduled'], ['/articoli/mai-scritto', 'missing']])
    // By then, what is planned for that moment is there.
    expect(await hidden(`article/${id}`, { at: inAnHour })).toEqual([...found, ['/articoli/mai-scritto', 'missing']])
    await ask('POST', `article/${draft}/publish`, { revision: 1 })
    expect(await hidden(`article/${id}`)).not.toContainEqual(['/articoli/bozza', 'draft'])
  })

  it('says which articles of an issue readers would not find in it', async () => {
    const { ask, make, warn } = await openWarnings(engine)
    const issue = idOf(await ask('POST', 'issue', { title: 'Acqua' }))
    const out = await make('Uscito', { issue })
    await ask('POST', `article/${out}/publish`, { revision: 1 })
    const id = await make('Non ancora', { issue })
    expect(await warn(`issue/${issue}`)).toEqual([
      {
        kind: 'hidden-article',
        target: { address: '/articoli/non-ancora', state: 'draft', document: { kind: 'article', id, title: 'Non ancora' }, from: null },
      },
    ])
  })
})

describe('before publishing', () => {
  it('looks at what is in the form of a menu, which readers see as it is saved', async () => {
    const { ask, make, hidden } = await openWarnings()
    await make('Bozza')
    const menu = { name: 'Testata', slug: 'testata', items: [] }
    const id = idOf(await ask('POST', 'menu', menu, 'admin'))
    expect(await hidden(`menu/${id}`)).toEqual([])
    expect(await hidden(`menu/${id}`, { content: { ...menu, items: [{ label: 'Leggi', address: '/articoli/bozza' }] } })).toEqual([
      ['/articoli/bozza', 'draft'],
    ])
    expect((await ask('POST', `menu/${id}/warnings`, { content: { name: '' } })).statusCode).toBe(422)
  })

  it('says of each of many what it says of one, but not of links to what comes out with it', async () => {
    const { ask, make, now } = await openWarnings()
    const inAnHour = new Date(Date.parse(now()) + 3_600_000).toISOString()
    const warnAll = async (ids: string[], who = 'ada') =>
      (await ask('POST', 'article/warnings', { ids }, who))
        .json<DocumentWarnings[]>()
        .map(({ title, warnings }) => [title, ...warnings.map((warning) => ('target' in warning ? warning.target.address : warning.kind))])
    const draft = await make('Bozza')
    const whole = await make('Intero', { body: linkTo('/articoli/bozza', '/articoli/mai-scritto') })
    const other = await make('Altro', { body: linkTo('/articoli/intero') })
    expect(await warnAll([whole, other, 'niente'])).toEqual([['Intero', '/articoli/bozza', '/articoli/mai-scritto']])
    expect(await warnAll([whole, other, draft])).toEqual([['Intero', '/articoli/mai-scritto']])
    // What comes out later, or cannot yet, is not there when the others are.
    const later = await make('Domani', { publishAt: inAnHour })
    const bare = idOf(await ask('POST', 'article', { title: 'Solo un titolo', slug: 'solo-un-titolo' }))
    const links = await make('Ai due', { body: linkTo('/articoli/domani', '/articoli/solo-un-titolo') })
    expect(await warnAll([links, later, bare])).toEqual([['Ai due', '/articoli/domani', '/articoli/solo-un-titolo']])
    // Of what readers have already there is nothing to publish.
    await ask('POST', `article/${whole}/publish`, { revision: 1 })
    expect(await warnAll([whole])).toEqual([])
    expect((await ask('POST', 'article/warnings', { ids: [] })).statusCode).toBe(400)
  })

  it('names no draft to whoever may not open it', async () => {
    const { ask, article, make, warn } = await openWarnings()
    await make('Segreto')
    const id = idOf(await ask('POST', 'article', article('Di Carla', { body: linkTo('/articoli/segreto') }), 'carla'))
    expect(await warn(`article/${id}`, {}, 'carla')).toEqual([
      {
        kind: 'hidden-link',
        text: 'verso /articoli/segreto',
        target: { address: '/articoli/segreto', state: 'draft', document: null, from: null },
      },
    ])
  })

  it('says which texts of a test are equal, and which were left behind', async () => {
    const { ask, warn } = await openWarnings()
    const popup = (a: string, b: string) => ({ id: 'abbonati', name: 'Abbonati', title: a, variants: [{ title: b }] })
    const id = idOf(await ask('POST', 'popup', popup('A 30 euro', 'A 30 euro')))
    expect(await warn(`popup/${id}`)).toEqual([{ kind: 'equal-texts', texts: ['A', 'B'] }])
    await ask('PUT', `popup/${id}`, { revision: 1, content: popup('A 30 euro', 'Solo 30 euro') })
    expect(await warn(`popup/${id}`)).toEqual([])
    await ask('POST', `popup/${id}/publish`, { revision: 2 })
    await ask('PUT', `popup/${id}`, { revision: 2, content: popup('A 40 euro', 'Solo 30 euro') })
    expect(await warn(`popup/${id}`)).toMatchObject([
      {
        kind: 'uneven-texts',
        changed: [{ letter: 'A', comparisons: [{ field: 'title' }] }],
        unchanged: [{ letter: 'B', text: 'Solo 30 euro' }],
      },
    ])
  })

  it.each([{ at: 'domani' }, { altro: 1 }])('refuses %j', async (body) => {
    const { ask, make } = await openWarnings()
    expect((await ask('POST', `article/${await make('Uno')}/warnings`, body)).statusCode).toBe(400)
  })
})
