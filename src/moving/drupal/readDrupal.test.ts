import { describe, expect, it } from 'vitest'
import type { Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { rulesOf } from '../../content/kinds.ts'
import { parse } from '../../content/parse.ts'
import { body, drupalFiles, entity, file, media, node, term, type EntityFields } from '../../../tests/support/drupalExample.ts'
import { originIds } from '../originIds.ts'
import type { MovedDocument, MovedRecord } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import { openDrupal, type DrupalOptions } from './readDrupal.ts'

const idOf = originIds({ system: 'drupal', site: 'drupal' })
const picture = { width: 1600, height: 900, widths: [320], formats: ['webp' as const], thumbhash: 'abcd' }
const takeFile: TakeFile = ({ path }) => {
  const type = path?.endsWith('.jpg')
    ? 'image/jpeg'
    : path?.endsWith('.mp3')
      ? 'audio/mpeg'
      : path?.endsWith('.pdf')
        ? 'application/pdf'
        : null
  if (!path || !type) return Promise.resolve({ ok: false, because: 'not-found' })
  return Promise.resolve({
    ok: true,
    file: { fileName: path, hash: 'ab'.repeat(32), type, bytes: 10, picture: type === 'image/jpeg' ? picture : null },
  })
}

function open(files: Readonly<Record<string, string>>, options: Partial<DrupalOptions> = {}) {
  const given = Object.entries(files).map(([name, text]) => ({ name, read: () => Promise.resolve(Buffer.from(text)) }))
  const fallback = { section: 'Senza sezione', author: 'Redazione' }
  return openDrupal(given, { sections: null, fallback, takeFile, now: '2026-11-17T08:00:00.000Z', site: '', ...options })
}

async function read(entities: readonly EntityFields[], options: Partial<DrupalOptions> = {}): Promise<MovedRecord[]> {
  const records: MovedRecord[] = []
  for await (const record of (await open(drupalFiles(...entities), options)).records()) records.push(record)
  for (const record of records)
    if (record.is === 'document') expect(parse(rulesOf(record.document.kind).schema, record.document.content)).toMatchObject({ ok: true })
  return records
}

const documents = (records: readonly MovedRecord[], kind: MovedDocument['kind']) =>
  records.flatMap((record) => (record.is === 'document' && record.document.kind === kind ? [record.document] : []))

async function readOne(fields: EntityFields['fields'], others: readonly EntityFields[] = [], more: Partial<EntityFields> = {}) {
  const [first] = documents(await read([...others, node('n1', fields, more)]), 'article')
  if (!first) throw new Error('No text came')
  return first
}

const blocks = ({ content }: MovedDocument) => (content['body'] as Body).content
const textOf = ({ content }: MovedDocument) => bodyText(content['body'] as Body)
const noted = ({ notes }: MovedDocument) => notes.map(({ what, detail }) => `${what} ${detail}`)
const PHOTO = [file('f1', '2024-05/ponte.jpg'), media('m1', { name: 'Ponte', field_media_image: [{ entity: 'f1', alt: 'Un ponte' }] })]

describe('a node', () => {
  it('has its date, its people, its section, its tags, its picture and its words for search engines', async () => {
    const moved = await readOne(
      {
        title: 'L’età dell’oro',
        uid: [{ entity: 'u1' }],
        path: [{ alias: '/storie/eta-oro', langcode: 'it' }],
        body: body('<p>uno</p>', 'full_html', 'Breve'),
        field_category: [{ entity: 't1' }],
        field_tags: [{ entity: 't2' }],
        field_image: [{ entity: 'm1' }],
        field_meta_tags: [{ value: { title: '[node:title] | [site:name]', description: 'Descrive' } }],
      },
      [
        {
          type: 'user',
          uuid: 'u1',
          fields: { name: 'ada', mail: 'ada@rivista.example', pass: 'segreta', field_display_name: 'Ada Prima' },
        },
        term('t1', 'Città', 'categories'),
        term('t2', 'Voto'),
        ...PHOTO,
        { type: 'path_alias', uuid: 'a1', fields: { path: '/node/12', alias: '/storie/eta-oro' } },
        { type: 'path_alias', uuid: 'a2', fields: { path: '/node/12', alias: '/vecchia-eta' } },
      ],
    )
    expect(moved).toMatchObject({
      isPublished: true,
      publishedAt: '2019-05-06T07:08:09.000Z',
      formerPaths: ['/storie/eta-oro', '/node/12', '/vecchia-eta'],
      content: {
        title: 'L’età dell’oro',
        slug: 'eta-oro',
        standfirst: 'Breve',
        hero: idOf('file', 'f1'),
        section: idOf('term', 't1'),
        tags: [idOf('term', 't2')],
        authors: [idOf('user', 'u1')],
        seoTitle: 'L’età dell’oro',
        seoDescription: 'Descrive',
      },
      words: { source: 1, shown: 1, missing: [] },
      notes: [],
    })
  })

  it.each([
    ['that is not published is a draft', { status: false }, { isPublished: false }],
    ['that is archived is a draft', { status: false, moderation_state: 'archived' }, { isPublished: false, notes: [{ what: 'draft' }] }],
    [
      'that is to come is planned',
      { status: false, publish_on: 1893553445 },
      { isPublished: true, content: { publishAt: '2030-01-02T03:04:05.000Z' } },
    ],
    ['may say its date in words', { created: '2019-05-06T09:08:09+02:00' }, { publishedAt: '2019-05-06T07:08:09.000Z' }],
    ['that nobody has dated is no publication', { created: '' }, { isPublished: false, publishedAt: '1970-01-01T00:00:00.000Z' }],
  ])('%s', async (_name, fields, expected) => {
    const moved = await readOne(fields)
    const told = { ...moved, notes: moved.notes.filter(({ what }) => what === 'draft') }
    expect(told).toMatchObject(expected)
  })

  it.each([
    ['that were exported and published', {}, ['1', '0', null], ['comments 2']],
    ['that were not exported, as it says itself', { comment: [{ status: 2, comment_count: 3 }] }, [], ['comments 3']],
    ['none, where it has none', { comment: [{ status: 2, comment_count: 0 }] }, ['0'], []],
  ])('tells how many comments it had: those %s', async (_name, fields, states, expected) => {
    const comments = states.map((status, index) => ({
      type: 'comment',
      uuid: `c${index}`,
      fields: { entity_id: [{ entity: 'n1' }], ...(status !== null && { status }) },
    }))
    expect(noted(await readOne({ body: body('<p>uno</p>'), ...fields }, comments)).filter((one) => one.startsWith('comments'))).toEqual(
      expected,
    )
  })

  it('tells of its translations, keeps what its own fields say, and tells what is no text', async () => {
    const moved = await readOne(
      { body: body('<p>uno</p>'), field_subtitle: 'Due parole', field_layout: 'wide', sticky: true },
      [{ type: 'comment', uuid: 'c1', fields: { entity_id: [{ entity: 'n1' }] } }],
      { bundle: 'reportage', translations: { en: { title: 'The text', body: body('<p>one</p>') } } },
    )
    expect(textOf(moved)).toBe('uno\nDue parole')
    expect(noted(moved)).toEqual(
      expect.arrayContaining([
        'field field_subtitle',
        'field-value field_layout: wide',
        'sticky Testo n1',
        'comments 1',
        'node-type reportage',
        'translation en: The text',
      ]),
    )
  })

  it('has the words and pictures of its paragraphs, in files of their own or within', async () => {
    const within = entity({ type: 'paragraph', bundle: 'text', uuid: 'p1', fields: { field_text: body('<p>primo</p>') } })
    const moved = await readOne({ field_content: [{ entity: within }, { entity: 'p2' }] }, [
      ...PHOTO,
      { type: 'paragraph', bundle: 'picture', uuid: 'p2', fields: { field_picture: [{ entity: 'm1' }], field_words: 'sotto la foto' } },
    ])
    expect(blocks(moved).map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'image'])
    expect(moved.words).toEqual({ source: 4, shown: 4, missing: [] })
    expect(noted(moved)).toEqual(expect.arrayContaining(['block-unknown paragraph text', 'block-unknown paragraph picture']))
  })
})

describe('a text', () => {
  it.each<[string, string, string, object[]]>([
    [
      'a medium with its caption',
      '<drupal-media data-entity-type="media" data-entity-uuid="m1" data-caption="Il <em>ponte</em>"></drupal-media>',
      'full_html',
      [{ type: 'image', attrs: { media: idOf('file', 'f1'), caption: 'Il ponte' } }],
    ],
    [
      'a picture by its file',
      '<img data-entity-type="file" data-entity-uuid="f1" src="/sites/default/files/inline-images/x.jpg" data-caption="Sotto">',
      'full_html',
      [{ type: 'image', attrs: { media: idOf('file', 'f1'), caption: 'Sotto' } }],
    ],
    [
      'a picture by the address of a size',
      '<p><img src="https://rivista.example/sites/default/files/styles/large/public/2024-05/ponte.jpg.webp?itok=x"></p>',
      'full_html',
      [{ type: 'image', attrs: { media: idOf('file', 'f1') } }],
    ],
    [
      'a film elsewhere',
      '<drupal-media data-entity-uuid="m2" data-caption="Onde"></drupal-media>',
      'full_html',
      [{ type: 'video', attrs: { provider: 'vimeo', videoId: '123456', caption: 'Onde' } }],
    ],
    [
      'a sound',
      '<drupal-media data-entity-uuid="m3"></drupal-media>',
      'full_html',
      [{ type: 'audio', attrs: { media: idOf('file', 'f3') } }],
    ],
    [
      'a document',
      '<drupal-media data-entity-uuid="m4"></drupal-media>',
      'full_html',
      [{ type: 'file', attrs: { media: idOf('file', 'f4'), title: 'Il bilancio' } }],
    ],
    [
      'a link to another text',
      '<p><a data-entity-type="node" data-entity-uuid="n2" href="/node/77">qui</a></p>',
      'full_html',
      [{ type: 'paragraph', content: [{ type: 'text', text: 'qui', marks: [{ type: 'link', attrs: { href: '/altro' } }] }] }],
    ],
    ['lines', 'uno\n\ndue < tre', 'plain_text', [{ content: [{ text: 'uno' }] }, { content: [{ text: 'due < tre' }] }]],
    ['Markdown', '## Titolo\n\n**uno**', 'markdown', [{ type: 'heading' }, { content: [{ text: 'uno', marks: [{ type: 'bold' }] }] }]],
  ])('holds %s', async (_name, value, format, expected) => {
    const moved = await readOne({ body: body(value, format) }, [
      ...PHOTO,
      media('m2', { name: 'Onde', field_media_oembed_video: 'https://vimeo.com/123456' }, 'remote_video'),
      file('f3', 'voce.mp3'),
      media('m3', { name: 'Voce', field_media_audio_file: [{ entity: 'f3' }] }, 'audio'),
      file('f4', 'bilancio.pdf'),
      media('m4', { name: 'Il bilancio', field_media_document: [{ entity: 'f4' }] }, 'document'),
      node('n2', { path: [{ alias: '/altro' }] }, { bundle: 'page' }),
    ])
    expect(blocks(moved)).toMatchObject(expected)
    expect(moved.words?.missing).toEqual([])
  })

  it('keeps the words of an embed that nobody knows', async () => {
    const moved = await readOne({ body: body('<p>uno</p><drupal-entity data-entity-uuid="zz" data-caption="due"></drupal-entity>') })
    expect(textOf(moved)).toBe('uno\ndue')
    expect(noted(moved)).toContain('block-unknown drupal-entity zz')
  })
})

describe('terms', () => {
  const nodes = [node('n1', { field_where: [{ entity: 't2' }], field_tags: [{ entity: 't3' }] })]
  const terms = [
    term('t1', 'Italia', 'category', { path: [{ alias: '/luoghi/italia' }] }),
    term('t2', 'Centro', 'category', { parent: [{ entity: 't1' }] }),
    term('t3', 'Centro'),
  ]

  it('at the top of a vocabulary of categories are sections, the others tags', async () => {
    const records = await read([...terms, ...nodes])
    expect(documents(records, 'section')).toMatchObject([{ content: { slug: 'italia' }, formerPaths: ['/luoghi/italia'] }])
    expect(documents(records, 'tag').map(({ content }) => content['slug'])).toEqual(['centro', 'centro-tags'])
  })

  it('are sections that the owner chose, of whatever vocabulary', async () => {
    const records = await read([...terms, ...nodes], { sections: new Set(['centro-tags']) })
    expect(documents(records, 'section')).toMatchObject([{ content: { name: 'Centro', slug: 'centro-tags' } }])
  })
})

it('brings pages, menus and redirects, and leaves out the rest by name', async () => {
  const records = await read([
    node('n1', { title: 'Chi siamo', path: [{ alias: '/chi-siamo' }] }, { bundle: 'page' }),
    { type: 'menu_link_content', uuid: 'l1', fields: { title: 'Noi', menu_name: 'main', weight: 2, link: [{ target_uuid: 'n1' }] } },
    { type: 'menu_link_content', uuid: 'l2', fields: { title: 'Casa', menu_name: 'main', weight: 1, link: [{ uri: 'internal:/' }] } },
    { type: 'menu_link_content', uuid: 'l3', fields: { title: 'Perso', menu_name: 'main', weight: 3, link: [{ target_uuid: 'n9' }] } },
    { type: 'menu_link_content', uuid: 'l4', fields: { title: 'Altro', menu_name: 'tools', link: [{ uri: 'https://altrove.example' }] } },
    { type: 'redirect', uuid: 'r1', fields: { redirect_source: [{ path: 'noi' }], redirect_redirect: [{ uri: 'internal:/chi-siamo' }] } },
    { type: 'file', uuid: 'f1', fields: { filename: 'segreto.pdf', uri: 'private://segreto.pdf' } },
    { type: 'commerce_product', uuid: 'x1', fields: { title: 'Maglia' } },
  ])
  expect(documents(records, 'page')).toMatchObject([{ content: { slug: 'chi-siamo' }, formerPaths: ['/chi-siamo', '/noi'] }])
  expect(documents(records, 'menu')).toMatchObject([
    {
      content: {
        slug: 'testata',
        items: [
          { label: 'Casa', address: '/' },
          { label: 'Noi', address: '/chi-siamo' },
        ],
      },
      notes: [{ what: 'target-missing', detail: 'Perso' }],
    },
  ])
  expect(records.flatMap((record) => (record.is === 'left-out' ? [`${record.leftOut.because} ${record.leftOut.title}`] : []))).toEqual([
    'not-public segreto.pdf',
    'no-place tools',
    'unknown-type Maglia',
  ])
  expect(records).toContainEqual({ is: 'redirect', redirect: { from: '/noi', to: '/chi-siamo' } })
})

describe('a file that is no export', () => {
  it.each([
    ['broken', 'node/a.yml', 'a: [1', /^node\/a\.yml:\d+: syntax/],
    ['that repeats itself without end', 'node/a.yml', 'a: &a [x]\nb: [*a, *a]', /not-an-export/],
    ['nested without end', 'node/a.yml', '['.repeat(20_000), /too-deep|syntax/],
    ['of another program', 'config.yml', 'name: x', /not-an-export/],
  ])('%s is refused with its name', async (_name, name, text, sentence) => {
    await expect(open({ [name]: text })).rejects.toThrow(sentence)
  })

  it('in another encoding is refused', async () => {
    const given = [{ name: 'node/a.yml', read: () => Promise.resolve(Buffer.from('title: citt\xe0', 'latin1')) }]
    const options = { sections: null, fallback: { section: 's', author: 'a' }, takeFile, now: '2026-11-17T08:00:00.000Z', site: '' }
    await expect(openDrupal(given, options)).rejects.toThrow('node/a.yml: encoding')
  })
})
