import { describe, expect, it } from 'vitest'
import { takePictures } from '../../../tests/support/takePictures.ts'
import type { Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { rulesOf } from '../../content/kinds.ts'
import { parse } from '../../content/parse.ts'
import { UnreadableExport, type MovedDocument, type MovedRecord } from '../record.ts'
import { readGhostData } from './ghostData.ts'
import { readGhostRedirects } from './ghostRedirects.ts'
import { openGhost } from './readGhost.ts'

const post = (id: string, more: object = {}) => ({
  id,
  title: `Testo ${id}`,
  slug: `testo-${id}`,
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2021-02-03T04:05:06.000Z',
  html: '<p>uno</p>',
  ...more,
})

const data = (posts: object[]) => ({
  posts,
  users: [{ id: 'u1', name: 'Ada Prima', slug: 'ada', email: 'ada@privata.example', password: '$2a$10$segreta', bio: 'Scrive' }],
  tags: [
    { id: 't1', name: 'Città', slug: 'citta' },
    { id: 't2', name: 'Mare', slug: 'mare' },
    { id: 't3', name: '#interno', slug: 'hash-interno', visibility: 'internal' },
  ],
  posts_tags: [
    { post_id: '1', tag_id: 't2', sort_order: 1 },
    { post_id: '1', tag_id: 't1', sort_order: 0 },
    { post_id: '1', tag_id: 't3', sort_order: 2 },
  ],
  posts_authors: [{ post_id: '1', author_id: 'u1', sort_order: 0 }],
  settings: [
    { key: 'title', value: 'Rivista' },
    { key: 'db_hash', value: 'x1' },
    {
      key: 'navigation',
      value: JSON.stringify([
        { label: 'Primo', url: '__GHOST_URL__/testo-1/' },
        { label: 'Abbonati', url: '#/portal/signup' },
        { label: 'Fuori', url: 'https://altrove.example/' },
      ]),
    },
    { key: 'secondary_navigation', value: '[{"label":"Note","url":"/note/"}]' },
  ],
})

async function read(posts: object[], tables: object = {}): Promise<MovedRecord[]> {
  const options = {
    sections: null,
    fallback: { section: 'Senza sezione', author: 'Redazione' },
    takeFile: takePictures,
    redirects: [],
    site: '',
    now: '2026-11-17T08:00:00.000Z',
  }
  const magazine = openGhost(
    readGhostData(JSON.stringify({ db: [{ meta: { version: '5.0' }, data: { ...data(posts), ...tables } }] }), 'g.json'),
    'g.json',
    options,
  )
  const records: MovedRecord[] = []
  for await (const record of magazine.records()) records.push(record)
  for (const record of records)
    if (record.is === 'document') expect(parse(rulesOf(record.document.kind).schema, record.document.content)).toMatchObject({ ok: true })
  expect(JSON.stringify(records)).not.toMatch(/segreta|privata/)
  return records
}

const documents = (records: readonly MovedRecord[], kind: MovedDocument['kind']) =>
  records.flatMap((record) => (record.is === 'document' && record.document.kind === kind ? [record.document] : []))
const blocks = ({ content }: MovedDocument) => (content['body'] as Body).content

async function readOne(more: object, tables: object = {}): Promise<MovedDocument> {
  const [first] = documents(await read([post('1', more)], tables), 'article')
  if (!first) throw new Error('No text came')
  return first
}

it('brings people by name, the first tag as section, the others as tags, and no secret', async () => {
  const records = await read([
    post('1', { feature_image: '__GHOST_URL__/content/images/size/w600/2021/02/a.jpg' }),
    post('2', { type: 'page' }),
  ])
  expect(documents(records, 'author').map(({ title }) => title)).toEqual(['Ada Prima'])
  expect(documents(records, 'section').map(({ content }) => content['slug'])).toContain('citta')
  expect(documents(records, 'tag').map(({ content }) => content['slug'])).toEqual(['mare'])
  expect(documents(records, 'media').map(({ formerPaths }) => formerPaths)).toEqual([['/content/images/2021/02/a.jpg']])
  expect(documents(records, 'article')[0]).toMatchObject({
    isPublished: true,
    publishedAt: '2021-02-03T04:05:06.000Z',
    formerPaths: ['/testo-1'],
    words: { missing: [] },
  })
  expect(records.flatMap((record) => (record.is === 'left-out' ? [record.leftOut.title] : []))).toEqual(['#interno'])
})

it('has both menus of the site, and says what of them leads nowhere', async () => {
  const [top, foot] = documents(await read([post('1')]), 'menu')
  expect(top).toMatchObject({
    content: {
      slug: 'testata',
      items: [
        { label: 'Primo', address: '/testo-1/' },
        { label: 'Fuori', address: 'https://altrove.example/' },
      ],
    },
    notes: [{ what: 'target-missing', detail: 'Abbonati' }],
  })
  expect(foot).toMatchObject({ content: { slug: 'piede', items: [{ label: 'Note', address: '/note/' }] }, notes: [] })
})

it('tells of what was said to search engines alone, and of where a picture led', async () => {
  const image = { type: 'image', src: '__GHOST_URL__/content/images/2021/02/a.jpg', href: 'https://altrove.example/' }
  const moved = await readOne({
    ...lexical(image, { type: 'paragraph', children: [text('uno')] }),
    canonical_url: 'https://altrove.example/x',
  })
  expect(moved.notes).toMatchObject([
    { what: 'custom-field', detail: 'canonical_url', source: 'https://altrove.example/x' },
    { what: 'picture-link', detail: 'https://altrove.example/' },
  ])
})

it('a summary that is too long for a standfirst is the first paragraph', async () => {
  const moved = await readOne({ custom_excerpt: 'parola '.repeat(100) })
  expect(moved.content['standfirst']).toBe('')
  expect(bodyText(moved.content['body'] as Body)).toMatch(/^(parola ){99}parola/)
  expect(moved.notes.map(({ what }) => what)).toContain('excerpt-long')
})

it.each([
  ['members', 'published', false, ['visibility']],
  ['public', 'draft', false, []],
  ['public', 'sent', false, ['draft']],
  ['public', 'published', true, []],
])('a text for %s that is %s', async (visibility, status, isPublished, notes) => {
  const moved = await readOne({ visibility, status })
  expect([moved.isPublished, moved.notes.map(({ what }) => what)]).toEqual([isPublished, notes])
})

const lexical = (...children: object[]) => ({ lexical: JSON.stringify({ root: { type: 'root', children } }), html: '' })
const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })

describe('a text in Lexical', () => {
  it('says what stands for its pictures, the first time for all; another is told of', async () => {
    const picture = (alt: string) => ({ type: 'image', src: '__GHOST_URL__/content/images/2021/02/a.jpg', alt })
    const records = await read([post('1', lexical(picture('Un ponte'), picture('Un altro ponte')))])
    expect(documents(records, 'media').map(({ content }) => content['alt'])).toEqual(['Un ponte'])
    expect(documents(records, 'article')[0]?.notes).toMatchObject([{ what: 'alternative-text', detail: 'Un altro ponte' }])
  })

  it.each([
    [
      'words and marks',
      [
        {
          type: 'paragraph',
          children: [
            text('uno '),
            text('due', 3),
            { type: 'linebreak' },
            { type: 'link', url: '__GHOST_URL__/altro/', children: [text('tre')] },
          ],
        },
      ],
      ['paragraph'],
      'uno due tre',
    ],
    ['a list', [{ type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('uno')] }] }], ['orderedList'], 'uno'],
    ['a picture', [{ type: 'image', src: '__GHOST_URL__/content/images/a.jpg', caption: 'Il <b>ponte</b>' }], ['image'], 'Il ponte'],
    [
      'a gallery',
      [{ type: 'gallery', images: [{ src: '__GHOST_URL__/content/images/a.jpg' }, { src: '__GHOST_URL__/content/images/b.jpg' }] }],
      ['gallery'],
      '',
    ],
    ['a box', [{ type: 'callout', calloutText: 'nota' }], ['callout'], 'nota'],
    ['a button', [{ type: 'button', buttonText: 'Vai', buttonUrl: 'https://a.example/' }], ['button'], 'Vai'],
    ['code', [{ type: 'codeblock', code: 'a < b', language: 'js' }], ['codeBlock'], 'a < b'],
    ['a film', [{ type: 'embed', url: 'https://youtu.be/abcdefgh123', html: '' }], ['video'], 'Testo 1'],
    ['a toggle', [{ type: 'toggle', heading: 'Di più', content: '<p>sotto</p>' }], ['heading', 'paragraph'], 'Di più\nsotto'],
    ['what nobody knows', [{ type: 'mai-visto', text: 'parole' }], ['paragraph'], 'parole'],
  ])('%s', async (_name, nodes, types, words) => {
    const moved = await readOne(lexical(...nodes))
    expect(blocks(moved).map(({ type }) => type)).toEqual(types)
    expect(bodyText(moved.content['body'] as Body).trim()).toBe(words)
    expect(moved.words?.missing).toEqual([])
  })
})

it('reads Mobiledoc, and what Ghost rendered where words are Markdown', async () => {
  const mobiledoc = {
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    markups: [['strong'], ['a', ['href', 'https://a.example/']]],
    cards: [['image', { src: '__GHOST_URL__/content/images/a.jpg', caption: 'Sotto' }]],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 1, 'uno'],
          [1, [], 0, 0],
          [0, [1], 1, 'due'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'tre']]]],
      [10, 0],
    ],
  }
  const moved = await readOne({ mobiledoc: JSON.stringify(mobiledoc), html: null })
  expect(blocks(moved).map(({ type }) => type)).toEqual(['paragraph', 'bulletList', 'image'])
  expect(bodyText(moved.content['body'] as Body)).toBe('uno due\ntre\nSotto')
  const markdown = { ...mobiledoc, cards: [['markdown', { markdown: '**a**' }]], sections: [[10, 0]] }
  expect(bodyText((await readOne({ mobiledoc: JSON.stringify(markdown), html: '<p>reso</p>' })).content['body'] as Body)).toBe('reso')
})

it.each([
  ['{"db":[{"data":', 'cut'],
  ['ciao', 'syntax'],
  ['{}', 'not-an-export'],
  ['[1]', 'not-an-export'],
])('refuses %s', (json, fault) => {
  const read = () => readGhostData(json, 'g.json')
  expect(read).toThrow(UnreadableExport)
  expect(read).toThrow(fault)
})

it('reads redirects of one address to another, and names the patterns that it leaves', () => {
  const redirect = (from: string, to: string) => ({ is: 'redirect', redirect: { from, to } })
  expect(
    readGhostRedirects(
      [
        { from: '^/vecchio/$', to: '/nuovo/' },
        { from: '/a/(.*)', to: '/b/$1' },
      ],
      'redirects.json',
    ),
  ).toEqual([
    redirect('/vecchio', '/nuovo/'),
    {
      is: 'left-out',
      leftOut: {
        origin: { type: 'redirect', id: '/a/(.*)', place: 'redirects.json' },
        title: '/a/(.*)',
        because: 'no-place',
        detail: '/b/$1',
      },
    },
  ])
  expect(readGhostRedirects({ 301: { '/vecchio': '/nuovo' }, 302: null }, 'redirects.yaml')).toEqual([redirect('/vecchio', '/nuovo')])
})

it('tells how many comments a text had that readers saw, where the file has them', async () => {
  const comment = (post_id: string, status: string) => ({ post_id, status, html: '<p>segreta</p>', member_id: 'm1' })
  const comments = [
    comment('1', 'published'),
    comment('1', 'published'),
    comment('1', 'hidden'),
    comment('1', 'deleted'),
    comment('2', 'published'),
  ]
  expect((await readOne({}, { comments })).notes).toContainEqual({ what: 'comments', detail: '2' })
  expect((await readOne({})).notes.map(({ what }) => what)).not.toContain('comments')
})
