import { describe, expect, it } from 'vitest'
import { documents, photo, readOne, readWordPress } from '../../../tests/support/readWordPress.ts'
import { item, type ItemFields } from '../../../tests/support/wxrExample.ts'

const noted = ({ notes }: { readonly notes: readonly { readonly what: string; readonly detail: string }[] }) =>
  notes.map(({ what, detail }) => `${what}: ${detail}`)

describe('the words of the link to the rest', () => {
  it.each([
    ['of a classic text', 'uno\n\n<!--more Continua a leggere-->\n\ndue'],
    [
      'of blocks',
      '<!-- wp:paragraph --><p>uno</p><!-- /wp:paragraph -->\n<!-- wp:more {"customText":"Continua a leggere"} -->\n<!--more Continua a leggere-->\n<!-- /wp:more -->\n<!-- wp:paragraph --><p>due</p><!-- /wp:paragraph -->',
    ],
  ])('are told: %s', async (_name, content) =>
    expect(noted(await readOne({ id: 7, title: 'x', content }))).toEqual(['more-label: Continua a leggere']),
  )

  it('are none where it has the usual ones', async () =>
    expect(noted(await readOne({ id: 7, title: 'x', content: 'uno<!--more-->due<!--noteaser-->' }))).toEqual([]))
})

it.each([
  ['around words', '[mio_box]dentro[/mio_box]', ['[mio_box]']],
  ['that only its end gives away', '[box]dentro[/box]', ['[/box]']],
  ['twice', '[mio_box a="1"]uno[/mio_box] [mio_box a="2"]due[/mio_box]', ['[mio_box a="1"]', '[mio_box a="2"]']],
])('a shortcode that nobody knows is told once, not its end again: %s', async (_name, content, sources) => {
  const { notes } = await readOne({ id: 7, title: 'x', content })
  expect(notes.map(({ what, source }) => [what, source])).toEqual(sources.map((source) => ['shortcode-unknown', source]))
})

it.each([
  ['in a block of its own', '<!-- wp:shortcode -->[ultimi-testi]<!-- /wp:shortcode -->', ['[ultimi-testi]']],
  ['on a line of its own', 'uno\n\n[ultimitesti]\n\ndue', ['[ultimitesti]']],
  ['in a paragraph of its own', '<p>uno</p><p class="a">[ultimitesti]</p>', ['[ultimitesti]']],
  ['in a sentence', 'uno [sic] due\n[continua qui] tre <em>[sic]</em>', []],
])('a shortcode without values that nobody knows is told where it can be no word: %s', async (_name, content, sources) => {
  const { notes, words } = await readOne({ id: 7, title: 'x', content })
  expect(notes.flatMap(({ what, source }) => (what === 'shortcode-unknown' ? [source] : []))).toEqual(sources)
  expect(words?.missing).toEqual([])
})

describe('what was said of a file', () => {
  const said: ItemFields = {
    id: 51,
    type: 'attachment',
    title: 'Faro',
    file: '2019/05/faro.jpg',
    excerpt: 'Il faro',
    content: 'Fotografato <em>di notte</em>',
    meta: { _wp_attachment_image_alt: 'Un faro' },
  }

  it('comes with it, though no text shows it; its description is told', async () => {
    const [faro] = documents(await readWordPress([item(said), item({ id: 7, title: 'x', content: 'uno' })]), 'media')
    expect(faro).toMatchObject({
      content: { alt: 'Un faro', caption: 'Il faro' },
      notes: [{ what: 'custom-field', detail: 'description', source: 'Fotografato di notte' }],
    })
  })

  it('is told where the file itself is not there', async () => {
    const records = await readWordPress([item({ ...said, file: '2019/05/faro.psd' }), item({ id: 7, title: 'x', content: 'uno' })])
    expect(records.flatMap((record) => (record.is === 'left-out' ? [record.leftOut] : []))).toMatchObject([
      { title: '2019/05/faro.psd', because: 'not-found', source: 'Un faro\nIl faro\nFotografato di notte' },
    ])
  })

  it('is cut where it is longer than it may be here, and told whole', async () => {
    const alt = 'a'.repeat(499) + '🌊'
    const [faro] = documents(
      await readWordPress([
        item({ ...said, content: '', meta: { _wp_attachment_image_alt: alt } }),
        item({ id: 7, title: 'x', content: 'y' }),
      ]),
      'media',
    )
    expect(faro).toMatchObject({ content: { alt: 'a'.repeat(499) }, notes: [{ what: 'cut', detail: 'alt', source: alt }] })
  })
})

describe('a menu', () => {
  const entry = (id: number, order: number, title: string, meta: Record<string, string>, more: Partial<ItemFields> = {}): string =>
    item({ id, type: 'nav_menu_item', title, order, categories: [['nav_menu', 'principale', 'Principale']], meta, ...more })
  const others = [
    item({
      id: 7,
      title: 'Il ponte',
      slug: 'il-ponte',
      content: 'uno',
      categories: [
        ['category', 'citta', 'Città'],
        ['post_tag', 'voto', 'Voto'],
      ],
    }),
    item({ id: 8, type: 'page', title: 'Chi siamo', slug: 'chi-siamo', content: 'noi' }),
  ]

  it('leads to pages, texts, categories, tags and elsewhere; what stood below another stands beside it, and is told', async () => {
    const tag = '<wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>voto</wp:tag_slug><wp:tag_name>Voto</wp:tag_name></wp:tag>'
    const records = await readWordPress([
      tag,
      ...others,
      entry(70, 1, '', { _menu_item_type: 'post_type', _menu_item_object: 'page', _menu_item_object_id: '8' }),
      entry(
        71,
        2,
        'Leggi',
        { _menu_item_type: 'post_type', _menu_item_object: 'post', _menu_item_object_id: '7', _menu_item_menu_item_parent: '70' },
        { excerpt: 'Il primo testo' },
      ),
      entry(72, 3, '', {
        _menu_item_type: 'taxonomy',
        _menu_item_object: 'category',
        _menu_item_object_id: '3',
        _menu_item_menu_item_parent: '0',
      }),
      entry(73, 4, '', { _menu_item_type: 'taxonomy', _menu_item_object: 'post_tag', _menu_item_object_id: '5' }),
      entry(74, 5, 'Fuori', { _menu_item_type: 'custom', _menu_item_url: 'https://altrove.example/' }),
      entry(75, 6, 'Tutti i prodotti', { _menu_item_type: 'post_type_archive', _menu_item_object: 'product', _menu_item_object_id: '-9' }),
    ])
    const [menu] = documents(records, 'menu')
    expect(menu?.content['items']).toEqual([
      { label: 'Chi siamo', address: '/chi-siamo/' },
      { label: 'Leggi', address: '/il-ponte/' },
      { label: 'Città', address: '/sezioni/citta' },
      { label: 'Voto', address: '/tag/voto' },
      { label: 'Fuori', address: 'https://altrove.example/' },
    ])
    expect(menu && noted(menu)).toEqual(['target-missing: Tutti i prodotti', 'menu-nesting: Leggi', 'hover-text: Il primo testo'])
  })

  it('of a theme that is made of blocks comes too', async () => {
    const records = await readWordPress([
      ...others,
      item({
        id: 90,
        type: 'wp_navigation',
        title: 'Navigazione',
        content:
          '<!-- wp:home-link {"label":"Casa"} /--><!-- wp:navigation-submenu {"label":"Noi","url":"https://rivista.example/chi-siamo/"} --><!-- wp:navigation-link {"label":"Il &amp; ponte","url":"/il-ponte/","title":"Leggi"} /--><!-- /wp:navigation-submenu --><!-- wp:page-list /-->',
      }),
    ])
    const [menu] = documents(records, 'menu')
    expect(menu?.content['items']).toEqual([
      { label: 'Casa', address: '/' },
      { label: 'Noi', address: '/chi-siamo/' },
      { label: 'Il & ponte', address: '/il-ponte/' },
    ])
    expect(menu && noted(menu)).toEqual(['target-missing: core/page-list', 'menu-nesting: Il & ponte', 'hover-text: Leggi'])
  })
})

it('tells of categories, tags and people that no text names, and of what else was said of those that come', async () => {
  const records = await readWordPress([
    '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>vuota</wp:category_nicename><wp:cat_name>Vuota</wp:cat_name><wp:category_description>Nulla</wp:category_description></wp:category>',
    '<wp:author><wp:author_id>2</wp:author_id><wp:author_login>bea</wp:author_login><wp:author_display_name>Bea Seconda</wp:author_display_name></wp:author>',
    '<wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>voto</wp:tag_slug><wp:tag_name>Voto</wp:tag_name><wp:termmeta><wp:meta_key>colore</wp:meta_key><wp:meta_value>rosso</wp:meta_value></wp:termmeta></wp:tag>',
    item({
      id: 7,
      title: 'x',
      content: 'uno',
      categories: [
        ['category', 'citta', 'Città'],
        ['post_tag', 'voto', 'Voto'],
      ],
    }),
    item({ id: 9, type: 'wp_template_part', title: 'Testata', content: '<p>Dal 1990</p>' }),
    photo,
  ])
  expect(records.flatMap((record) => (record.is === 'left-out' ? [record.leftOut] : []))).toMatchObject([
    { title: 'Vuota', because: 'unused', source: 'Nulla' },
    { title: 'Bea Seconda', because: 'unused' },
    { title: 'Testata', because: 'unknown-type', detail: 'wp_template_part', source: '<p>Dal 1990</p>' },
  ])
  expect(documents(records, 'tag')).toMatchObject([{ notes: [{ what: 'custom-field', detail: 'colore', source: 'rosso' }] }])
})

it('what no text is filed under is told as what it was', async () => {
  const tag = '<wp:tag><wp:term_id>8</wp:term_id><wp:tag_slug>mai</wp:tag_slug><wp:tag_name>Mai</wp:tag_name></wp:tag>'
  const records = await readWordPress([tag, item({ id: 7, title: 'x', categories: [] })])
  const told = records.flatMap((record) => (record.is === 'left-out' ? [`${record.leftOut.detail} ${record.leftOut.title}`] : []))
  expect(told).toEqual(['category Città', 'tag Mai'])
})

it('how many comments a text had is told, and how many sites said that they lead to it', async () => {
  const comments = [
    ['comment', '1'],
    ['', '0'],
    ['comment', 'spam'],
    ['comment', 'trash'],
    ['pingback', '1'],
  ].map(([type = '', approved = '']) => ({ type, approved }))
  expect(noted(await readOne({ id: 7, title: 'x', content: 'uno', comments }))).toEqual(['comments: 2', 'pings: 1'])
})
