import { expect, it } from 'vitest'
import { blocks, documents, readWordPress, textOf } from '../../../tests/support/readWordPress.ts'
import { item } from '../../../tests/support/wxrExample.ts'
import type { MediaType } from '../../content/kinds/media.ts'
import type { TakeFile } from '../takeFile.ts'

const TYPES: Readonly<Record<string, MediaType>> = { jpg: 'image/jpeg', mp3: 'audio/mpeg', mp4: 'video/mp4', pdf: 'application/pdf' }
const PICTURE = { width: 1600, height: 900, widths: [320], formats: ['webp' as const], thumbhash: 'abcd' }
const takeFile: TakeFile = ({ path }) => {
  const type = TYPES[path?.split('.').at(-1) ?? '']
  if (!path || !type) return Promise.resolve({ ok: false, because: 'not-found' })
  const picture = type === 'image/jpeg' ? PICTURE : null
  return Promise.resolve({ ok: true, file: { fileName: path, hash: 'ab'.repeat(32), type, bytes: 10, picture } })
}

const attachment = (id: number, name: string) => item({ id, type: 'attachment', title: name, slug: `f${id}`, file: `2019/05/${name}` })
const FILES = [attachment(50, 'ponte.jpg'), attachment(70, 'voce.mp3'), attachment(72, 'film.mp4'), attachment(73, 'atti.pdf')]
const UPLOADS = 'https://rivista.example/wp-content/uploads/2019/05'

/** As the editor writes a block down. */
const block = (name: string, html: string, attributes?: object) =>
  `<!-- wp:${name} ${attributes ? `${JSON.stringify(attributes)} ` : ''}-->${html}<!-- /wp:${name} -->`
const uno = block('paragraph', '<p>uno</p>')
const due = block('paragraph', '<p>due</p>')
const picture = `<img src="${UPLOADS}/ponte.jpg" class="wp-image-50"/>`

/** Every block of the editor that keeps words, in the order of its own list. Galleries, reusable blocks, embeds and pages are in readWordPress.test.ts. */
it.each<[string, string, string[], string, string[]]>([
  ['paragraph', block('paragraph', '<p class="has-drop-cap">uno <strong>due</strong></p>'), ['paragraph'], 'uno due', []],
  ['heading', block('heading', '<h3 class="wp-block-heading">uno</h3>', { level: 3 }), ['heading'], 'uno', []],
  [
    'list',
    block('list', `<ul>${block('list-item', `<li>uno${block('list', `<ol>${block('list-item', '<li>due</li>')}</ol>`)}</li>`)}</ul>`),
    ['bulletList'],
    'uno\ndue',
    [],
  ],
  ['quote', block('quote', `<blockquote class="wp-block-quote">${uno}<cite>Ada</cite></blockquote>`), ['blockquote'], 'uno\nAda', []],
  [
    'pullquote',
    block('pullquote', '<figure class="wp-block-pullquote"><blockquote><p>uno</p><cite>Ada</cite></blockquote></figure>'),
    ['pullQuote'],
    'uno\nAda',
    [],
  ],
  ['code', block('code', '<pre class="wp-block-code"><code>a &lt; b\nc</code></pre>'), ['codeBlock'], 'a < b\nc', []],
  ['preformatted', block('preformatted', '<pre class="wp-block-preformatted">uno\n due</pre>'), ['paragraph'], 'uno due', ['preformatted']],
  ['verse', block('verse', '<pre class="wp-block-verse">uno\n due</pre>'), ['paragraph'], 'uno due', ['preformatted']],
  [
    'table',
    block(
      'table',
      '<figure class="wp-block-table"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table><figcaption>Sotto</figcaption></figure>',
    ),
    ['table'],
    'Sotto\nA\n1\n2',
    [],
  ],
  ['image', block('image', `<figure>${picture}<figcaption>Sotto</figcaption></figure>`, { id: 50 }), ['image'], 'Sotto', []],
  [
    'audio',
    block('audio', `<figure><audio src="${UPLOADS}/voce.mp3"></audio><figcaption>Sotto</figcaption></figure>`, { id: 70 }),
    ['audio'],
    'x\nSotto',
    [],
  ],
  [
    'video',
    block('video', `<figure><video src="${UPLOADS}/film.mp4"></video><figcaption>Sotto</figcaption></figure>`, { id: 72 }),
    ['video'],
    'x\nSotto',
    [],
  ],
  [
    'file',
    block(
      'file',
      `<div class="wp-block-file"><object data="${UPLOADS}/atti.pdf" type="application/pdf"></object><a href="${UPLOADS}/atti.pdf">Gli atti</a><a href="${UPLOADS}/atti.pdf" class="wp-block-file__button" download>Scarica</a></div>`,
      { id: 73 },
    ),
    ['file'],
    'Gli atti',
    [],
  ],
  [
    'cover',
    block('cover', `<div class="wp-block-cover">${picture}<div>${uno}</div></div>`, { id: 50, url: `${UPLOADS}/ponte.jpg` }),
    ['image', 'paragraph'],
    'uno',
    [],
  ],
  [
    'cover with a film',
    block('cover', `<div class="wp-block-cover"><video src="${UPLOADS}/film.mp4"></video><div>${uno}</div></div>`, {
      id: 72,
      url: `${UPLOADS}/film.mp4`,
    }),
    ['video', 'paragraph'],
    'x\nuno',
    [],
  ],
  [
    'media-text',
    block('media-text', `<div><figure>${picture}</figure><div>${uno}</div></div>`, { mediaId: 50 }),
    ['image', 'paragraph'],
    'uno',
    [],
  ],
  [
    'buttons',
    block('buttons', `<div>${block('button', '<div><a class="wp-block-button__link" href="https://a.example/">Vai</a></div>')}</div>`),
    ['button'],
    'Vai',
    [],
  ],
  ['group', block('group', `<div class="wp-block-group">${uno}${due}</div>`), ['paragraph', 'paragraph'], 'uno\ndue', []],
  [
    'columns of a group of a quotation',
    block('columns', `<div>${block('column', `<div>${block('group', block('quote', `<blockquote>${uno}</blockquote>`))}</div>`)}</div>`),
    ['blockquote'],
    'uno',
    [],
  ],
  [
    'text-columns',
    block('text-columns', '<div><div><p>uno</p></div><div><p>due</p></div></div>'),
    ['paragraph', 'paragraph'],
    'uno\ndue',
    [],
  ],
  ['separator', uno + block('separator', '<hr/>') + due, ['paragraph', 'horizontalRule', 'paragraph'], 'uno\ndue', []],
  ['spacer', uno + block('spacer', '<div style="height:9px"></div>') + due, ['paragraph', 'paragraph'], 'uno\ndue', []],
  [
    'more',
    uno + block('more', '<!--more Continua-->', { customText: 'Continua' }) + due,
    ['paragraph', 'paragraph'],
    'uno\ndue',
    ['more-label'],
  ],
  ['html', block('html', '<p>uno <b>due</b></p>'), ['paragraph'], 'uno due', []],
  ['shortcode', block('shortcode', `[audio src="${UPLOADS}/voce.mp3"]`), ['audio'], 'x', ['shortcode']],
  ['missing', block('missing', '<p>uno</p>', { originalName: 'acme/x' }), ['paragraph'], 'uno', []],
  [
    'details',
    block('details', `<details><summary>Di più</summary>${uno}</details>`),
    ['paragraph', 'paragraph'],
    'Di più\nuno',
    ['element'],
  ],
  [
    'accordion',
    block(
      'accordion',
      `<div>${block('accordion-item', `<div>${block('accordion-heading', '<h3><button type="button"><span>Di più</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>')}${block('accordion-panel', `<div>${uno}</div>`)}</div>`)}</div>`,
    ),
    ['heading', 'paragraph'],
    'Di più\nuno',
    ['element'],
  ],
  [
    'social-links',
    block(
      'social-links',
      '<ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://x.com/rivista","service":"x"} /--><!-- wp:social-link {"url":"https://a.example/","label":"Noi"} /--><!-- wp:social-link {"service":"x"} /--></ul>',
    ),
    ['bulletList'],
    'x.com\nNoi',
    ['icon-link'],
  ],
  [
    'math',
    block(
      'math',
      '<div><math display="block"><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math></div>',
      { latex: '\\frac{a}{b}' },
    ),
    ['paragraph'],
    '\\frac{a}{b}',
    ['element'],
  ],
  ...[
    'archives',
    'calendar',
    'categories',
    'latest-comments',
    'latest-posts',
    'page-list',
    'pattern',
    'query',
    'rss',
    'search',
    'tag-cloud',
  ].map((name): [string, string, string[], string, string[]] => [
    name,
    `${uno}<!-- wp:${name} {"a":1} /-->`,
    ['paragraph'],
    'uno',
    ['block-dynamic'],
  ]),
])('the block %s', async (_name, content, types, text, notes) => {
  const [moved] = documents(await readWordPress([...FILES, item({ id: 7, title: 'x', content })], { takeFile }), 'article')
  if (!moved) throw new Error('No text came')
  expect(blocks(moved).map(({ type }) => type)).toEqual(types)
  expect(textOf(moved)).toBe(text)
  expect([...new Set(moved.notes.map(({ what }) => what))]).toEqual(notes)
  expect(moved.words?.missing).toEqual([])
})

it('the block footnotes has its notes where they are called', async () => {
  const content = `${block('paragraph', '<p>uno<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup></p>')}<!-- wp:footnotes /-->`
  const meta = { footnotes: JSON.stringify([{ id: 'a1', content: 'Si veda <em>oltre</em>' }]) }
  const [moved] = documents(await readWordPress([item({ id: 7, title: 'x', content, meta })]), 'article')
  expect(moved && blocks(moved)).toMatchObject([{ type: 'paragraph', content: [{ text: 'uno' }, { type: 'footnote' }] }])
  expect(moved?.words?.missing).toEqual([])
  expect(moved?.notes).toEqual([])
})
