import { describe, expect, it } from 'vitest'
import { bodySchema } from '../../content/body/body.ts'
import { headingsIn } from '../../content/body/headings.ts'
import { bodyFromHtml } from './bodyFromHtml.ts'
import type { FindMedia } from './media.ts'

const findMedia: FindMedia = () => ({ id: 'm1', sort: 'picture', alt: 'Un ponte' })
const noted = (html: string) => bodyFromHtml(html, { findMedia }).notes.map(({ what, detail }) => `${what}: ${detail}`)

describe('what shows only when somebody points at it', () => {
  it.each([
    ['on a link', '<p><a href="/a" title="Apre l’archivio">qui</a></p>', ['hover-text: Apre l’archivio']],
    ['on a picture', '<img src="a.jpg" alt="Un ponte" title="Il ponte di notte">', ['hover-text: Il ponte di notte']],
    ['on an abbreviation', '<p><abbr title="Unione europea">UE</abbr></p>', ['hover-text: Unione europea']],
    ['on anything else', '<p><span title="nota">x</span></p>', ['hover-text: nota']],
    ['on a link, the words of the link', '<p><a href="/a" title=" Qui "><b>qui</b></a></p>', []],
    ['on a picture, its alternative text', '<img src="a.jpg" alt="Un ponte" title="un ponte">', []],
    ['on a frame, which is called so', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Il film"></iframe>', []],
    ['empty', '<p><a href="/a" title="">qui</a></p>', []],
  ])('is told: %s', (_name, html, expected) => expect(noted(html)).toEqual(expected))

  it('is told with what it stood on', () => {
    const { notes } = bodyFromHtml('<p><abbr title="Unione europea">UE</abbr></p>')
    expect(notes).toEqual([{ what: 'hover-text', detail: 'Unione europea', source: '<abbr title="Unione europea">UE</abbr>' }])
  })

  it('is told where a text was quoted from', () =>
    expect(noted('<blockquote cite="https://altrove.example/a"><p>uno</p></blockquote>')).toEqual([
      'quoted-from: https://altrove.example/a',
    ]))
})

it('makes a line of each link of an image map', () => {
  const { body, notes } = bodyFromHtml(
    '<img src="a.jpg" usemap="#m"><map name="m"><area href="/nord" alt="Nord" coords="0,0,1,1"><area href="/sud" title="Sud"><area href="javascript:x" alt="Est"><area nohref></map>',
    { findMedia, rewriteLink: (href) => href.replace('/nord', '/articoli/nord') },
  )
  const line = (text: string, href: string) => ({ type: 'paragraph', content: [{ text, marks: [{ attrs: { href } }] }] })
  expect(body.content).toMatchObject([
    { type: 'image' },
    line('Nord', '/articoli/nord'),
    line('Sud', '/sud'),
    { content: [{ text: 'Est' }] },
  ])
  expect(notes.map(({ what, detail }) => `${what}: ${detail}`)).toEqual(['image-map: m', 'link-unsafe: javascript:x'])
  expect(notes[0]?.source).toContain('coords="0,0,1,1"')
})

describe('a link to a place in its own text', () => {
  const links = (html: string) => {
    const { body, notes } = bodyFromHtml(html)
    expect(bodySchema.safeParse(body).success).toBe(true)
    const hrefs = [...JSON.stringify(body).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
    return { hrefs, anchors: [...headingsIn(body).values()].map(({ id }) => `#${id}`), notes: notes.map(({ detail }) => detail) }
  }

  it.each([
    ['by its identifier', '<p><a href="#due">2</a></p><h2>Uno</h2><p>x</p><h2 id="due">La due</h2>'],
    ['by a name in it', '<p><a href="#due">2</a></p><h2>Uno</h2><p>x</p><h2><a name="due"></a>La due</h2>'],
    ['by a name before it', '<p><a href="#due">2</a></p><h2>Uno</h2><p>x</p><p><a name="due"></a></p><h2>La due</h2>'],
    ['by what it stands in', '<p><a href="#due">2</a></p><h2>Uno</h2><p>x</p><div id="due"><h2>La due</h2><p>y</p></div>'],
    ['in an address that is written otherwise', '<p><a href="#d%C3%B9e">2</a></p><h2>Uno</h2><h2 id="dùe">La due</h2>'],
    ['by the name that it has here', '<p><a href="#cap-la-due">2</a></p><h2>Uno</h2><h2>La due</h2>'],
    ['from below', '<h2>Uno</h2><h2 id="due">La due</h2><p><a href="#due">2</a></p>'],
  ])('leads to the heading: %s', (_name, html) => {
    const { hrefs, anchors, notes } = links(html)
    expect(hrefs).toEqual([anchors[1]])
    expect(notes).toEqual([])
  })

  it('tells apart two headings of the same words', () => {
    const { hrefs, anchors } = links('<p><a href="#b">2</a></p><h2 id="a">Note</h2>x<h2 id="b">Note</h2>')
    expect(anchors).toEqual(['#cap-note', '#cap-note--2'])
    expect(hrefs).toEqual(['#cap-note--2'])
  })

  it('is told where the place has no name here, and its words stay', () => {
    const { body, notes } = bodyFromHtml(
      '<p>Come si <a href="#n1"><b>vede</b> qui</a>.</p><p><a name="n1"></a>Una nota <a href="#altrove">su</a></p>',
    )
    expect(body.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Come si ' },
          { type: 'text', text: 'vede', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' qui' },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Una nota ' },
          { type: 'text', text: 'su' },
        ],
      },
    ])
    expect(notes).toEqual([{ what: 'anchor', detail: '#n1, #altrove' }])
  })

  it('is told of a name that other texts may lead to', () =>
    expect(bodyFromHtml('<p><a name="punto">Qui</a> e <a id="altro"></a>là</p>').notes).toEqual([
      { what: 'anchor', detail: '#punto, #altro' },
    ]))
})

it('tells what a footnote could not hold', () =>
  expect(
    bodyFromHtml('<p>uno<sup data-fn="a">1</sup></p>', { footnote: () => 'Vedi <abbr title="pagina">p.</abbr> 3' }).notes,
  ).toMatchObject([{ what: 'hover-text', detail: 'pagina' }]))
