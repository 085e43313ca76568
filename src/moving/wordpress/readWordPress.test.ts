import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../content/kinds.ts'
import { bodyText } from '../../content/body/text.ts'
import type { Body } from '../../content/body/body.ts'
import { parse } from '../../content/parse.ts'
import { originIds } from '../originIds.ts'
import type { MovedDocument, MovedRecord } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import { openWordPress, type WordPressOptions } from './readWordPress.ts'
import { item, wxr, type ItemFields } from '../../../tests/support/wxrExample.ts'

const idOf = originIds({ system: 'wordpress', site: 'https://rivista.example' })
const picture = { width: 1600, height: 900, widths: [320], formats: ['webp' as const], thumbhash: 'abcd' }
const takeFile: TakeFile = ({ path }) =>
  Promise.resolve(
    path?.endsWith('.jpg')
      ? { ok: true, file: { fileName: path, hash: 'ab'.repeat(32), type: 'image/jpeg', bytes: 10, picture } }
      : { ok: false, because: 'not-found' },
  )

async function read(items: readonly string[], options: Partial<WordPressOptions> = {}): Promise<MovedRecord[]> {
  const text = wxr(items.join('\n'))
  const file = {
    name: 'a.xml',
    open: async function* () {
      yield Buffer.from(text)
    },
  }
  const fallback = { section: 'Senza sezione', author: 'Redazione' }
  const magazine = await openWordPress([file], {
    sections: null,
    permalinks: [],
    fallback,
    takeFile,
    now: '2026-11-17T08:00:00.000Z',
    ...options,
  })
  const records: MovedRecord[] = []
  for await (const record of magazine.records()) records.push(record)
  for (const record of records)
    if (record.is === 'document') expect(parse(rulesOf(record.document.kind).schema, record.document.content)).toMatchObject({ ok: true })
  return records
}

const documents = (records: readonly MovedRecord[], kind: MovedDocument['kind']) =>
  records.flatMap((record) => (record.is === 'document' && record.document.kind === kind ? [record.document] : []))

async function readOne(fields: ItemFields, others: readonly string[] = []): Promise<MovedDocument> {
  const [first] = documents(await read([...others, item(fields)]), fields.type === 'page' ? 'page' : 'article')
  if (!first) throw new Error('No text came')
  return first
}

const photo = item({
  id: 50,
  type: 'attachment',
  title: 'Ponte',
  slug: 'ponte',
  file: '2019/05/ponte.jpg',
  excerpt: 'Il ponte',
  meta: { _wp_attachment_image_alt: 'Un ponte' },
})
const textOf = ({ content }: MovedDocument) => bodyText(content['body'] as Body)
const blocks = ({ content }: MovedDocument) => (content['body'] as Body).content

describe('a post', () => {
  it('has its date, its people, its section, its tags and its picture', async () => {
    const moved = await readOne(
      {
        id: 7,
        title: 'L&#8217;età &amp; l&#8217;oro',
        slug: 'l-eta',
        content: '<!-- wp:paragraph --><p>uno</p><!-- /wp:paragraph -->',
        excerpt: 'Breve',
        link: 'https://rivista.example/2019/05/l-eta/',
        categories: [
          ['category', 'citta', 'Città'],
          ['category', 'mare', 'Mare'],
          ['post_tag', 'voto', 'Voto'],
        ],
        meta: {
          _thumbnail_id: '50',
          _wp_old_slug: 'eta-vecchia',
          _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
          _yoast_wpseo_metadesc: 'Descrive',
        },
      },
      [photo],
    )
    expect(moved).toMatchObject({
      isPublished: true,
      publishedAt: '2019-05-06T07:08:09.000Z',
      formerPaths: ['/2019/05/l-eta/', '/2019/05/eta-vecchia'],
      content: {
        title: 'L’età & l’oro',
        slug: 'l-eta',
        standfirst: 'Breve',
        hero: idOf('post', '50'),
        heroCaption: 'Il ponte',
        section: idOf('category', '3'),
        tags: [idOf('category-tag', 'mare'), idOf('tag', 'voto')],
        authors: [idOf('author', '1')],
        seoTitle: 'L’età & l’oro – Rivista',
        seoDescription: 'Descrive',
      },
      words: { source: 1, shown: 1, missing: [] },
      notes: [],
    })
  })

  it.each([
    ['publish', '', true, []],
    ['draft', '', false, []],
    ['pending', '', false, ['draft']],
    ['private', '', false, ['draft']],
    ['publish', 'segreta', false, ['password']],
  ])('that is %s with password «%s»', async (status, password, isPublished, notes) => {
    const moved = await readOne({ id: 7, title: 'x', status, password })
    expect([moved.isPublished, moved.notes.map(({ what }) => what)]).toEqual([isPublished, notes])
    expect(JSON.stringify(moved.content)).not.toContain('segreta')
  })

  it('that is to come is planned', async () => {
    const moved = await readOne({ id: 7, title: 'x', status: 'future', date: '2030-01-02 03:04:05' })
    expect(moved).toMatchObject({ isPublished: true, content: { publishAt: '2030-01-02T03:04:05.000Z' } })
  })

  it('is signed by all of its authors, and guests too', async () => {
    const records = await read([
      item({
        id: 7,
        title: 'x',
        categories: [
          ['author', 'cap-ada', 'Ada'],
          ['author', 'cap-ospite', 'Ospite Uno'],
        ],
      }),
    ])
    expect(documents(records, 'author').map(({ content }) => content['name'])).toEqual(['Ada Prima', 'Ospite Uno'])
    expect(documents(records, 'article')[0]?.content['authors']).toEqual([idOf('author', '1'), idOf('author', 'guest-ospite')])
  })

  it('without a section or an author gets those that are for it', async () => {
    const records = await read([item({ id: 7, title: 'x', creator: '', categories: [] })])
    expect(documents(records, 'section').map(({ title }) => title)).toEqual(['Senza sezione'])
    expect(documents(records, 'author').map(({ title }) => title)).toEqual(['Redazione'])
  })
})

describe('categories', () => {
  const child =
    '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>porti</wp:category_nicename><wp:category_parent>citta</wp:category_parent><wp:cat_name>Porti</wp:cat_name></wp:category>'
  const filed = item({ id: 7, title: 'x', categories: [['category', 'porti', 'Porti']] })

  it('at the top of their tree are sections, the others tags; both lead on', async () => {
    const records = await read([child, filed])
    expect(documents(records, 'section').map(({ content, formerPaths }) => [content['slug'], formerPaths])).toEqual([
      ['citta', ['/category/citta']],
    ])
    expect(documents(records, 'tag').map(({ content, formerPaths }) => [content['slug'], formerPaths])).toEqual([
      ['porti', ['/category/citta/porti', '/category/porti']],
    ])
  })

  it('are sections that the owner chose', async () => {
    const records = await read([child, filed], { sections: new Set(['porti']) })
    expect(documents(records, 'section').map(({ content }) => content['slug'])).toEqual(['porti'])
    expect(documents(records, 'tag')).toEqual([])
  })
})

describe('a text', () => {
  it.each([
    ['classic', 'uno\ndue\n\ntre<!--more-->quattro', ['paragraph', 'paragraph', 'paragraph'], 'uno due\ntre\nquattro', []],
    ['in pages', 'uno<!--nextpage-->due', ['paragraph', 'horizontalRule', 'paragraph'], 'uno\ndue', ['page-break']],
    [
      'with a caption',
      '[caption id="attachment_50" width="300"]<a href="https://rivista.example/wp-content/uploads/2019/05/ponte.jpg"><img class="wp-image-50" src="https://rivista.example/wp-content/uploads/2019/05/ponte-300x200.jpg" /></a> Il <em>ponte</em>[/caption]',
      ['image'],
      'Il ponte',
      ['shortcode'],
    ],
    ['with a gallery of old', '[gallery ids="50,50"]', ['gallery'], 'Il ponte\nIl ponte', ['shortcode']],
    ['with all that was uploaded for it', 'x\n\n[gallery]', ['paragraph'], 'x', ['shortcode']],
    ['with an embed', '[embed]https://youtu.be/abcdefgh123[/embed]', ['video'], '', ['shortcode']],
    ['with a shortcode that nobody knows', '[modulo id="3"] e [sic]', ['paragraph'], '[modulo id="3"] e [sic]', ['shortcode-unknown']],
    ['with a film on a line', 'Guarda:\n\nhttps://vimeo.com/12345678', ['paragraph', 'video'], 'Guarda:', []],
    ['of a plugin', '<!-- wp:acme/box --><div>dentro</div><!-- /wp:acme/box -->', ['paragraph'], 'dentro', ['block-unknown']],
    ['that is made when it is read', '<!-- wp:latest-posts {"n":3} /-->', [], '', ['block-dynamic']],
    ['that is used again', '<!-- wp:block {"ref":60} /-->', ['paragraph'], 'riusato', ['reusable']],
    ['that uses itself', '<!-- wp:block {"ref":61} /-->', [], '', ['reusable', 'block-dynamic']],
    [
      'of the old editor among blocks',
      '<!-- wp:separator --><hr/><!-- /wp:separator --><!-- wp:freeform -->uno\n\ndue<!-- /wp:freeform -->',
      ['horizontalRule', 'paragraph', 'paragraph'],
      'uno\ndue',
      [],
    ],
    [
      'in columns',
      '<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:paragraph --><p>uno</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->',
      ['paragraph'],
      'uno',
      [],
    ],
    ['with a picture that did not come', '<img src="https://rivista.example/wp-content/uploads/manca.png">', [], '', ['picture-missing']],
  ])('%s', async (_name, content, types, text, notes) => {
    const others = [
      photo,
      item({ id: 60, type: 'wp_block', title: 'r', content: '<!-- wp:paragraph --><p>riusato</p><!-- /wp:paragraph -->' }),
      item({ id: 61, type: 'wp_block', title: 'c', content: '<!-- wp:block {"ref":61} /-->' }),
    ]
    const moved = await readOne({ id: 7, title: 'x', content }, others)
    expect(blocks(moved).map(({ type }) => type)).toEqual(types)
    expect(textOf(moved)).toBe(text)
    expect([...new Set(moved.notes.map(({ what }) => what))]).toEqual(notes)
    expect(moved.words?.missing).toEqual([])
  })

  it('has its notes where its sentences have them', async () => {
    const content =
      '<!-- wp:paragraph --><p>Frase<sup data-fn="f1" class="fn"><a href="#f1">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->'
    const moved = await readOne({ id: 7, title: 'x', content, meta: { footnotes: '[{"id":"f1","content":"nota"}]' } })
    expect(textOf(moved)).toBe('Frase nota')
    expect(moved.words?.missing).toEqual([])
  })

  it('links to what stood on the same site by its path, and to files as they are here', async () => {
    const content =
      '<a href="http://www.rivista.example/2018/x/?a=1">x</a> <a href="/wp-content/uploads/2019/05/ponte.jpg">y</a> <a href="https://altrove.example/">z</a>'
    const moved = await readOne({ id: 7, title: 'x', content }, [photo])
    expect(JSON.stringify(moved.content['body'])).toContain('"/2018/x/?a=1"')
    expect(JSON.stringify(moved.content['body'])).toContain(`"/media/${'ab'.repeat(32)}/320.webp"`)
  })
})

it('finds the files that texts name and no entry tells of, of this site alone', async () => {
  const asked: unknown[] = []
  const content =
    '<p>uno</p><img src="https://www.rivista.example/wp-content/uploads/2019/05/Ponte-300x200.jpg"><img src="https://altrove.example/wp-content/uploads/x.jpg">'
  const records = await read([item({ id: 7, title: 'x', content })], {
    takeFile: (file) => {
      asked.push(file)
      return takeFile(file)
    },
  })
  expect(asked).toMatchObject([{ path: '2019/05/Ponte.jpg', besides: '2019/05/Ponte-300x200.jpg' }])
  const [text] = documents(records, 'article')
  expect(text && blocks(text).map(({ type }) => type)).toEqual(['paragraph', 'image'])
  expect(text?.notes).toMatchObject([{ what: 'picture-missing', detail: 'https://altrove.example/wp-content/uploads/x.jpg' }])
})

it('knows where texts and lists stood by what their owner says of addresses', async () => {
  const records = await read(
    [
      item({
        id: 7,
        title: 'Uno',
        slug: 'uno',
        link: 'https://rivista.example/?p=7',
        categories: [
          ['category', 'citta', 'Città'],
          ['post_tag', 'voto', 'Voto'],
        ],
      }),
    ],
    { permalinks: ['/%category%/%postname%/', '/archives/%post_id%', '/rubriche/%category%/', '/temi/%tag%', '/firme/%author%'] },
  )
  const paths = (kind: MovedDocument['kind']) => documents(records, kind).map(({ formerPaths }) => formerPaths)
  expect(paths('article')).toEqual([['/citta/uno', '/archives/7']])
  expect(paths('section')).toEqual([['/category/citta', '/citta', '/rubriche/citta']])
  expect(paths('tag')).toEqual([['/tag/voto', '/temi/voto']])
  expect(paths('author')).toEqual([['/author/ada', '/firme/ada']])
})

it('brings pages, menus, files with what was said of them, and leaves out the rest by name', async () => {
  const records = await read([
    photo,
    item({ id: 51, type: 'attachment', title: 'Manca', file: '2019/05/manca.psd' }),
    item({ id: 8, type: 'page', title: 'Chi siamo', slug: 'chi-siamo', link: 'https://rivista.example/info/chi-siamo/' }),
    item({ id: 9, type: 'page', title: 'Cerca', slug: 'cerca' }),
    item({ id: 10, type: 'product', title: 'Tazza' }),
    item({ id: 11, title: 'Buttato', status: 'trash' }),
    item({
      id: 70,
      type: 'nav_menu_item',
      title: '',
      order: 2,
      categories: [['nav_menu', 'principale', 'Principale']],
      meta: { _menu_item_type: 'post_type', _menu_item_object: 'page', _menu_item_object_id: '8' },
    }),
    item({
      id: 71,
      type: 'nav_menu_item',
      title: 'Fuori',
      order: 1,
      categories: [['nav_menu', 'principale', 'Principale']],
      meta: { _menu_item_type: 'custom', _menu_item_url: 'https://altrove.example/' },
    }),
    item({
      id: 72,
      type: 'nav_menu_item',
      title: 'Negozio',
      order: 3,
      categories: [['nav_menu', 'principale', 'Principale']],
      meta: { _menu_item_type: 'post_type', _menu_item_object: 'page', _menu_item_object_id: '999' },
    }),
  ])
  expect(documents(records, 'page').map(({ content, formerPaths }) => [content['slug'], formerPaths])).toEqual([
    ['chi-siamo', ['/info/chi-siamo/']],
    ['cerca-9', ['/cerca/']],
  ])
  expect(documents(records, 'media').map(({ content, formerPaths }) => [content['alt'], content['caption'], formerPaths])).toEqual([
    ['Un ponte', 'Il ponte', ['/wp-content/uploads/2019/05/ponte.jpg', '/ponte/']],
  ])
  expect(documents(records, 'menu').map(({ content }) => content['items'])).toEqual([
    [
      { label: 'Fuori', address: 'https://altrove.example/' },
      { label: 'Chi siamo', address: '/info/chi-siamo/' },
    ],
  ])
  expect(documents(records, 'menu').flatMap(({ notes }) => notes)).toEqual([{ what: 'target-missing', detail: 'Negozio' }])
  expect(records.flatMap((record) => (record.is === 'left-out' ? [[record.leftOut.title, record.leftOut.because]] : []))).toEqual([
    ['2019/05/manca.psd', 'not-found'],
    ['Tazza', 'unknown-type'],
    ['Buttato', 'trashed'],
  ])
})
