import { describe, expect, it } from 'vitest'
import { blocks, documents, idOf, photo, readOne, readWordPress, textOf } from '../../../tests/support/readWordPress.ts'
import { item } from '../../../tests/support/wxrExample.ts'

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

  it('tells of where else it was filed, of what was written down of it, and of what only it says of a picture', async () => {
    const moved = await readOne(
      {
        id: 7,
        title: 'x',
        content: '<p>uno</p><img class="wp-image-50" src="/wp-content/uploads/2019/05/ponte.jpg" alt="Solo qui">',
        categories: [
          ['category', 'citta', 'Città'],
          ['series', 'lunga', 'Una serie'],
          ['post_format', 'post-format-video', 'Video'],
        ],
        meta: { voto: 'a:1:{s:1:"x";i:1;}', vuoto: ' ', _edit_lock: '1', _yoast_wpseo_canonical: 'https://altrove.example/x' },
      },
      [photo],
    )
    expect(moved.notes.map(({ what, detail }) => `${what} ${detail}`)).toEqual([
      'taxonomy series: Una serie',
      'custom-field voto',
      'custom-field _yoast_wpseo_canonical',
      'alternative-text Solo qui',
    ])
  })

  it('that is to come is planned', async () => {
    const moved = await readOne({ id: 7, title: 'x', status: 'future', date: '2030-01-02 03:04:05' })
    expect(moved).toMatchObject({ isPublished: true, content: { publishAt: '2030-01-02T03:04:05.000Z' } })
  })

  it('is signed by all of its authors, and guests too', async () => {
    const records = await readWordPress([
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

  it('of version 1.0, which names what it is filed under twice, is filed once', async () => {
    const twice = item({
      id: 7,
      title: 'x',
      categories: [
        ['category', 'citta', 'Città'],
        ['tag', 'voto', 'Voto'],
      ],
    }).replace('<category', '<category><![CDATA[Città]]></category><category domain="tag"><![CDATA[Voto]]></category><category')
    const unnamed = item({ id: 8, title: 'x', categories: [] }).replace('</item>', '<category><![CDATA[Città]]></category></item>')
    const records = await readWordPress([twice, unnamed])
    expect(documents(records, 'section').map(({ title }) => title)).toEqual(['Città'])
    expect(documents(records, 'tag').map(({ title }) => title)).toEqual(['Voto'])
    expect(documents(records, 'article').flatMap(({ notes }) => notes)).toEqual([])
  })

  it('without a section or an author gets those that are for it', async () => {
    const records = await readWordPress([item({ id: 7, title: 'x', creator: '', categories: [] })])
    expect(documents(records, 'section').map(({ title }) => title)).toEqual(['Senza sezione'])
    expect(documents(records, 'author').map(({ title }) => title)).toEqual(['Redazione'])
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
    ['with an embed', '[embed]https://youtu.be/abcdefgh123[/embed]', ['video'], 'x', ['shortcode']],
    ['with a shortcode that nobody knows', '[modulo id="3"] e [sic]', ['paragraph'], '[modulo id="3"] e [sic]', ['shortcode-unknown']],
    ['with a film on a line', 'Guarda:\n\nhttps://vimeo.com/12345678', ['paragraph', 'video'], 'Guarda:\nx', []],
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
    [
      'with a gallery of the first block editor',
      '<!-- wp:gallery {"ids":[50,50]} --><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure class="wp-block-image"><img class="wp-image-50" src="https://rivista.example/wp-content/uploads/2019/05/ponte.jpg"/><figcaption>Uno</figcaption></figure></li><li class="blocks-gallery-item"><figure class="wp-block-image"><img class="wp-image-50" src="https://rivista.example/wp-content/uploads/2019/05/ponte.jpg"/><figcaption>Uno</figcaption></figure></li></ul><!-- /wp:gallery -->',
      ['gallery'],
      'Uno\nUno',
      [],
    ],
    [
      'with a gallery of picture blocks',
      '<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":50} --><figure class="wp-block-image"><img class="wp-image-50" src="https://rivista.example/wp-content/uploads/2019/05/ponte.jpg"/><figcaption>Uno</figcaption></figure><!-- /wp:image --><!-- wp:image {"id":50} --><figure class="wp-block-image"><img class="wp-image-50" src="https://rivista.example/wp-content/uploads/2019/05/ponte.jpg"/><figcaption>Uno</figcaption></figure><!-- /wp:image --></figure><!-- /wp:gallery -->',
      ['gallery'],
      'Uno\nUno',
      [],
    ],
    ['with a gallery that names its pictures alone', '<!-- wp:gallery {"ids":[50]} /-->', ['gallery'], 'Il ponte', []],
    [
      'with an embed in a block',
      '<!-- wp:embed {"url":"https://vimeo.com/12345678"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/12345678\n</div></figure><!-- /wp:embed -->',
      ['video'],
      'x',
      [],
    ],
    [
      'with an embed of the first block editor',
      '<!-- wp:core-embed/youtube {"url":"https://youtu.be/abcdefgh123"} /-->',
      ['video'],
      'x',
      [],
    ],
    [
      'in pages of blocks',
      '<!-- wp:paragraph --><p>uno</p><!-- /wp:paragraph --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:paragraph --><p>due</p><!-- /wp:paragraph -->',
      ['paragraph', 'horizontalRule', 'paragraph'],
      'uno\ndue',
      ['page-break'],
    ],
    [
      'with a cover that names its picture alone',
      '<!-- wp:cover {"id":50,"url":"https://rivista.example/wp-content/uploads/2019/05/ponte.jpg"} --><div class="wp-block-cover"><p>uno</p></div><!-- /wp:cover -->',
      ['image', 'paragraph'],
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
