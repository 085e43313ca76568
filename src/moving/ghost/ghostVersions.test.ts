import { describe, expect, it } from 'vitest'
import { takePictures } from '../../../tests/support/takePictures.ts'
import { bodyText } from '../../content/body/text.ts'
import type { Body } from '../../content/body/body.ts'
import { rulesOf } from '../../content/kinds.ts'
import { parse } from '../../content/parse.ts'
import type { MovedDocument, MovedRecord } from '../record.ts'
import { readGhostData } from './ghostData.ts'
import { openGhost } from './readGhost.ts'

async function read(data: object, version = '1.0'): Promise<MovedRecord[]> {
  const fallback = { section: 'Senza sezione', author: 'Redazione' }
  const magazine = openGhost(readGhostData(JSON.stringify({ db: [{ meta: { version }, data }] }), 'g.json'), 'g.json', {
    sections: null,
    fallback,
    takeFile: takePictures,
    redirects: [],
    site: '',
    now: '2026-11-17T08:00:00.000Z',
  })
  const records: MovedRecord[] = []
  for await (const record of magazine.records()) records.push(record)
  for (const record of records)
    if (record.is === 'document') expect(parse(rulesOf(record.document.kind).schema, record.document.content)).toMatchObject({ ok: true })
  return records
}

const documents = (records: readonly MovedRecord[], kind: MovedDocument['kind']) =>
  records.flatMap((record) => (record.is === 'document' && record.document.kind === kind ? [record.document] : []))
const leftOut = (records: readonly MovedRecord[]) =>
  records.flatMap((record) => (record.is === 'left-out' ? [`${record.leftOut.because} ${record.leftOut.title}`] : []))
const noted = (document: MovedDocument | undefined) => document?.notes.map(({ what, detail }) => `${what}: ${detail}`)
const typesIn = (document: MovedDocument | undefined) => (document?.content['body'] as Body | undefined)?.content.map(({ type }) => type)
const textOf = (document: MovedDocument | undefined) => bodyText(document?.content['body'] as Body)

const mobiledoc = (cards: unknown[], sections: unknown[], markups: unknown[] = []) =>
  JSON.stringify({ version: '0.3.1', atoms: [], markups, cards, sections })

const first = {
  posts: [
    {
      id: '5a1',
      uuid: 'u',
      title: 'Il ponte',
      slug: 'il-ponte',
      mobiledoc: mobiledoc([['card-markdown', { cardName: 'card-markdown', markdown: 'Era **notte**.' }]], [[10, 0]]),
      html: '<div class="kg-card-markdown"><p>Era <strong>notte</strong>.</p></div>',
      feature_image: '/content/images/2017/11/ponte.jpg',
      featured: 1,
      page: 0,
      status: 'published',
      locale: null,
      visibility: 'public',
      meta_title: 'Un ponte',
      meta_description: null,
      author_id: '1',
      og_title: 'Per le reti',
      og_image: '/content/images/2017/11/rete.jpg',
      created_at: '2017-11-20T10:00:00.000Z',
      updated_at: '2017-11-22T10:00:00.000Z',
      published_at: '2017-11-21T10:00:00.000Z',
    },
    {
      id: '5a2',
      title: 'Chi siamo',
      slug: 'chi-siamo',
      mobiledoc: mobiledoc([], [[1, 'p', [[0, [], 0, 'Noi.']]]]),
      html: '<p>Noi.</p>',
      feature_image: '/content/images/2017/11/noi.jpg',
      page: 1,
      status: 'published',
      author_id: '1',
      published_at: '2017-11-21T10:00:00.000Z',
    },
  ],
  users: [
    {
      id: '1',
      name: 'Ada Prima',
      slug: 'ada',
      password: '$2a$10$x',
      email: 'ada@privata.example',
      profile_image: '/content/images/2017/11/ada.jpg',
      cover_image: '/content/images/2017/11/mare.jpg',
      bio: 'Scrive di ponti.',
      website: 'https://ada.example/chi',
      location: 'Torino',
      facebook: 'ada.prima',
      twitter: '@adaprima',
    },
    {
      id: '2',
      name: 'Chi non firma',
      slug: 'altri',
      website: '',
      profile_image: '//www.gravatar.com/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346',
    },
  ],
  roles: [{ id: 'r1', name: 'Owner' }],
  roles_users: [{ id: 'ru1', role_id: 'r1', user_id: '1' }],
  tags: [
    { id: 't1', name: 'Città', slug: 'citta', description: 'Di strade', feature_image: '/content/images/t.jpg', meta_title: 'La città' },
    { id: 't2', name: 'Vuoto', slug: 'vuoto' },
  ],
  posts_tags: [
    { id: 'pt', post_id: '5a1', tag_id: 't1', sort_order: 0 },
    { id: 'pt2', post_id: '5a2', tag_id: 't1', sort_order: 0 },
  ],
  subscribers: [{ id: 's1', email: 'lettore@privata.example' }],
  settings: [
    { key: 'title', value: 'Rivista' },
    { key: 'description', value: 'Esce quando esce' },
    { key: 'logo', value: '/content/images/2017/11/logo.jpg' },
    { key: 'permalinks', value: '/:year/:month/:day/:slug/' },
    { key: 'active_timezone', value: 'Europe/Rome' },
    { key: 'default_locale', value: 'it' },
    { key: 'facebook', value: 'ghost' },
    { key: 'twitter', value: '@rivista' },
    { key: 'ghost_head', value: '<style>a{}</style>' },
    { key: 'navigation', value: '[{"label":"Casa","url":"/"},{"label":"Noi","url":"/chi-siamo/"}]' },
  ],
}

describe('version 1', () => {
  it('has its texts by their author, at their dated addresses too', async () => {
    const records = await read(first)
    const [text] = documents(records, 'article')
    expect(text).toMatchObject({
      formerPaths: ['/il-ponte', '/2017/11/21/il-ponte'],
      content: { seoTitle: 'Un ponte', socialImage: expect.any(String) as string, hero: expect.any(String) as string },
      words: { missing: [] },
    })
    expect(textOf(text)).toBe('Era notte.')
    expect(noted(text)).toEqual(['sticky: Il ponte', 'custom-field: og_title'])
    expect(documents(records, 'page').map(({ formerPaths }) => formerPaths)).toEqual([['/chi-siamo']])
  })

  it('has the opening picture of a page in its text, and tells what it was filed under', async () => {
    const [page] = documents(await read(first), 'page')
    expect(typesIn(page)).toEqual(['image', 'paragraph'])
    expect(noted(page)).toEqual(['custom-field: tags'])
  })

  it('has people with their portrait and their pages elsewhere, and tells the rest of their profile', async () => {
    const records = await read(first)
    expect(documents(records, 'author')).toMatchObject([
      {
        content: {
          name: 'Ada Prima',
          bio: 'Scrive di ponti.',
          portrait: expect.any(String) as string,
          links: [
            { label: 'ada.example', address: 'https://ada.example/chi' },
            { label: 'Facebook', address: 'https://www.facebook.com/ada.prima' },
            { label: 'X', address: 'https://x.com/adaprima' },
          ],
        },
        notes: [
          { what: 'custom-field', detail: 'location', source: 'Torino' },
          { what: 'custom-field', detail: 'cover_image' },
        ],
      },
    ])
    expect(JSON.stringify(records)).not.toMatch(/privata|\$2a|0bc83cb/)
  })

  it('has what the site says of itself, and tells what comes from nowhere', async () => {
    const records = await read(first)
    const [site] = documents(records, 'siteSettings')
    expect(site).toMatchObject({
      content: {
        name: 'Rivista',
        tagline: 'Esce quando esce',
        timeZone: 'Europe/Rome',
        logo: expect.any(String) as string,
        social: [{ label: 'X', address: 'https://x.com/rivista' }],
      },
    })
    expect(noted(site)).toEqual(['custom-field: default_locale', 'custom-field: ghost_head'])
    expect(noted(documents(records, 'section')[0])).toEqual(['custom-field: feature_image', 'custom-field: meta_title'])
    expect(leftOut(records)).toEqual(['unused Vuoto', 'unused Chi non firma', 'no-place subscribers'])
  })
})

const since = (post: object, more: object = {}) => ({
  posts: [
    {
      id: '1',
      title: 'x',
      slug: 'x',
      type: 'post',
      status: 'published',
      visibility: 'public',
      published_at: '2021-02-03T04:05:06.000Z',
      ...post,
    },
  ],
  users: [{ id: 'u1', name: 'Ada Prima', slug: 'ada' }],
  posts_authors: [{ post_id: '1', author_id: 'u1', sort_order: 0 }],
  tags: [{ id: 't1', name: 'Città', slug: 'citta' }],
  posts_tags: [{ post_id: '1', tag_id: 't1', sort_order: 0 }],
  settings: [],
  ...more,
})

it('versions 2 to 4 have their cards, and tell of each what has no place', async () => {
  const cards = [
    [
      'image',
      {
        src: '__GHOST_URL__/content/images/a.jpg',
        alt: 'Un ponte',
        title: 'Di notte',
        caption: 'Il <b>ponte</b>',
        href: 'https://altrove.example',
      },
    ],
    ['callout', { calloutEmoji: '💡', calloutText: 'Attenti' }],
    ['toggle', { heading: 'Chiuso', content: '<p>Aperto</p>' }],
    ['email', { html: '<p>Ciao {first_name}</p>' }],
    ['before-after', { beforeImage: { src: '/content/images/b.jpg' }, caption: 'x' }],
    ['hr', {}],
  ]
  const sections = [[1, 'p', [[0, [0], 1, 'Vedi']]], ...cards.map((_card, index) => [10, index])]
  const [text] = documents(
    await read(since({ mobiledoc: mobiledoc(cards, sections, [['a', ['href', '__GHOST_URL__/y/', 'title', 'z']]]) }), '4.0'),
    'article',
  )
  expect(typesIn(text)).toEqual(['paragraph', 'image', 'callout', 'heading', 'paragraph', 'horizontalRule'])
  expect(textOf(text)).toContain('💡 Attenti')
  expect(textOf(text)).not.toContain('first_name')
  expect(noted(text)).toEqual([
    'block-unknown: toggle',
    'block-dynamic: email',
    'block-unknown: before-after',
    'hover-text: z',
    'hover-text: Di notte',
    'picture-link: https://altrove.example',
  ])
})

it('version 3 and later keep what is for networks and letters apart: it is told', async () => {
  const posts_meta = [
    {
      post_id: '1',
      og_title: 'Per le reti',
      og_image: '__GHOST_URL__/content/images/a.jpg',
      twitter_image: '/content/images/b.jpg',
      email_subject: 'Oggi',
      meta_title: 'a'.repeat(130),
    },
  ]
  const [text] = documents(await read(since({ html: '<p>uno</p>' }, { posts_meta }), '5.0'), 'article')
  expect(noted(text)).toEqual(['custom-field: og_title', 'custom-field: email_subject', 'custom-field: twitter_image', 'cut: seoTitle'])
})

it('tells of a text that nobody signs', async () =>
  expect(noted(documents(await read(since({ html: '<p>uno</p>' }, { posts_authors: [], users: [] })), 'article')[0])).toEqual([
    'no-author: Redazione',
  ]))

describe('a text that Ghost has not rendered', () => {
  const nested = `{"root":{"children":[${'{"type":"quote","children":['.repeat(300)}{"type":"text","text":"in fondo"}${']}'.repeat(300)}]}}`
  const lexical = (children: unknown[]) => JSON.stringify({ root: { children } })
  it.each([
    ['with Markdown', { lexical: lexical([{ type: 'markdown', markdown: 'uno\n\n# due' }]) }, 'uno\n# due', ['block-unknown: markdown']],
    [
      'with Markdown of an older editor',
      { mobiledoc: mobiledoc([['card-markdown', { markdown: 'uno' }]], [[10, 0]]) },
      'uno',
      ['block-unknown: card-markdown'],
    ],
    ['that is cut off', { lexical: '{"root":{"chil', plaintext: 'uno\n\ndue' }, 'uno\ndue', ['block-unknown: post']],
    ['that is cut off and has no other words', { lexical: '{"root":{"chil' }, '', ['block-unknown: post']],
    ['nested deeper than anybody writes', { lexical: nested }, 'in fondo', ['nesting: lexical', 'nesting: quote']],
  ])('is not lost without a word: %s', async (_name, text, words, notes) => {
    const post = { id: '1', title: 'x', slug: 'x', type: 'page', status: 'published', published_at: '2024-01-05T10:00:00.000Z', ...text }
    const [page] = documents(await read({ posts: [post] }, '6.0'), 'page')
    expect([textOf(page), noted(page)]).toEqual([words, notes])
  })
})
