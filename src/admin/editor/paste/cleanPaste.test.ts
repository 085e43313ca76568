import { describe, expect, it } from 'vitest'
import { cleanPaste } from './cleanPaste.ts'

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=IT style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-1234">${body}</b><br class="Apple-interchange-newline">`

const bullet = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('what Word puts on the clipboard', () => {
  it.each([
    [
      'paragraphs lose their machinery',
      `<p class=MsoNormal style='text-align:justify'><span lang=IT style='font-size:12.0pt;font-family:"Times New Roman",serif'>Il mare&nbsp;d’inverno<o:p></o:p></span></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
      `<p class=MsoNormal style='text-align:justify'>Il mare d’inverno</p>`,
    ],
    [
      'bold and italic stay',
      '<p><b>Forte</b> e <i style="mso-bidi-font-style:normal">piano</i></p>',
      '<p><b>Forte</b> e <i style="mso-bidi-font-style:normal">piano</i></p>',
    ],
    [
      'a title is a heading',
      '<p class=MsoTitle>Il titolo</p><h1><b>Primo</b></h1><h6>Sesto</h6>',
      '<h2>Il titolo</h2><h2>Primo</h2><h4>Sesto</h4>',
    ],
    ['a quote is a quote', '<p class=MsoQuote>Detto</p>', '<blockquote><p>Detto</p></blockquote>'],
    ['a list is a list', bullet(1, '·', 'uno') + '\n' + bullet(1, '·', 'due'), '<ul><li><p>uno</p></li><li><p>due</p></li></ul>'],
    [
      'levels are lists in lists',
      bullet(1, '1.', 'uno') + bullet(2, 'a)', 'sotto') + bullet(1, '2.', 'due'),
      '<ol><li><p>uno</p><ol><li><p>sotto</p></li></ol></li><li><p>due</p></li></ol>',
    ],
    ['a bookmark is only its words', '<p><a name="_Hlk1">parole</a></p>', '<p>parole</p>'],
    [
      'a table is its rows',
      '<table border=1><tr style="x"><td width=9><p>Roma</p></td><td colspan=2><p>12</p></td></tr></table>',
      '<table><tbody><tr><td><p>Roma</p></td><td colspan="2"><p>12</p></td></tr></tbody></table>',
    ],
    [
      'a first row in bold is of headers',
      '<table><tr><td><b>Faro</b></td></tr><tr><td>Vittoria</td></tr></table>',
      '<table><tbody><tr><th>Faro</th></tr><tr><td>Vittoria</td></tr></tbody></table>',
    ],
    [
      'a table keeps its title',
      '<table><caption>I "fari"</caption><tr><th>a</th><td>b</td></tr></table>',
      '<table data-attrs="{&quot;caption&quot;:&quot;I \\&quot;fari\\&quot;&quot;}"><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    ],
    [
      'a table in a table is told in lines',
      '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr></table>',
      '<table><tbody><tr><td>a<p>b – c</p></td><td>d</td></tr></tbody></table>',
    ],
    ['a table of one cell is what it holds', '<table><tr><td><p>Sola</p></td></tr></table>', '<p>Sola</p>'],
    [
      'a heading in a cell is a line',
      '<table><tr><td><h2>a</h2></td><td>b</td></tr></table>',
      '<table><tbody><tr><td><p>a</p></td><td>b</td></tr></tbody></table>',
    ],
    [
      'code keeps its lines, its spaces and its language',
      '<pre class="lang-js"><code><span style="color:red">if</span> (x)\n    y()</code></pre><p>Dopo</p>',
      '<pre><code class="language-js">if (x)\n    y()</code></pre><p>Dopo</p>',
    ],
    [
      'a frame of a site we know is its block',
      '<iframe src="https://datawrapper.dwcdn.net/AbCd1/2/" height="300"></iframe>',
      '<div data-block="embed" data-attrs="{&quot;provider&quot;:&quot;datawrapper&quot;,&quot;resource&quot;:&quot;AbCd1&quot;,&quot;height&quot;:300,&quot;title&quot;:&quot;&quot;}"></div>',
    ],
  ])('%s', (_name, body, expected) => expect(cleanPaste(word(body)).html).toBe(expected))

  it('brings a note to where it is called', () => {
    const cleaned = cleanPaste(
      word(
        `<p class=MsoNormal>Lo disse<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a> a tutti.</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Intervista del <i>2019</i>.<o:p></o:p></p></div></div>`,
      ),
    ).html
    expect(cleaned).toContain('Lo disse<ins data-footnote>Intervista del <i>2019</i>.</ins> a tutti.')
    expect(cleaned).not.toContain('[1]')
    expect(cleaned.match(/Intervista/g)).toHaveLength(1)
  })
})

describe('what Google Docs puts on the clipboard', () => {
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial;${style}white-space:pre-wrap;">${text}</span>`

  it.each([
    [
      'weights become bold and italic, and the whole is not bold',
      `<p dir="ltr">${span('font-weight:400;font-style:normal;', 'Testo ')}${span('font-weight:700;', 'forte')}${span('font-style:italic;', 'piano')}</p>`,
      '<p dir="ltr">Testo <strong>forte</strong><em>piano</em></p>',
    ],
    ['both at once', `<p>${span('font-weight:700;font-style:italic;', 'tutto')}</p>`, '<p><strong><em>tutto</em></strong></p>'],
    ['breaks between paragraphs go', `<p>${span('', 'a')}</p><br /><p>${span('', 'b')}</p>`, '<p>a</p><p>b</p>'],
    ['a break inside one stays', `<p>a<br />b</p>`, '<p>a<br />b</p>'],
    [
      'links lead where they led',
      `<p><a href="https://www.google.com/url?q=https://altrove.example/a%3Fb%3D1&amp;sa=D&amp;source=editors">${span('', 'qui')}</a></p>`,
      '<p><a href="https://altrove.example/a?b=1">qui</a></p>',
    ],
    ['a title is a second-level heading', `<h1 dir="ltr">${span('font-weight:700;', 'Titolo')}</h1>`, '<h2>Titolo</h2>'],
    ['lists stay', '<ul><li dir="ltr"><p>uno</p></li></ul>', '<ul><li dir="ltr"><p>uno</p></li></ul>'],
  ])('%s', (_name, body, expected) =>
    expect(cleanPaste(docs(body)).html.replace(/<br class="Apple-interchange-newline">/, '')).toBe(expected),
  )
})

describe('what Pages puts on the clipboard', () => {
  const pages = (body: string) => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="Generator" content="Cocoa HTML Writer">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
span.s1 {text-decoration: line-through}
span.s2 {text-decoration: underline}
td.td1 {border-style: solid; padding: 4.0px 5.0px 4.0px 5.0px}
</style></head><body>${body}</body></html>`

  it.each([
    [
      'bold and italic stay, its spaces are spaces',
      '<p class="p1"><b>Il faro</b><span class="Apple-converted-space">\u00a0 </span>e il <i>molo</i></p>',
      '<p class="p1"><b>Il faro</b> e il <i>molo</i></p>',
      {},
    ],
    ['what its style strikes out', '<p class="p1"><span class="s1">ieri</span> oggi</p>', '<p class="p1"><s>ieri</s> oggi</p>', {}],
    [
      'what its style underlines is told',
      '<p class="p1"><span class="s2">oggi</span></p>',
      '<p class="p1">oggi</p>',
      { underlines: ['oggi'] },
    ],
    ['a power', '<p class="p1">40 m<sup>2</sup></p>', '<p class="p1">40 m<sup>2</sup></p>', {}],
    ['a list', '<ul class="ul1"><li class="li1">uno</li></ul>', '<ul class="ul1"><li class="li1">uno</li></ul>', {}],
    [
      'a link is underlined by itself',
      '<p class="p1"><a href="https://a.example/"><span class="s2">qui</span></a></p>',
      '<p class="p1"><a href="https://a.example/">qui</a></p>',
      {},
    ],
  ])('%s', (_name, body, html, losses) => expect(cleanPaste(pages(body))).toEqual({ html, losses }))

  it('a table keeps its cells', () => {
    const cell = (text: string) => `<td valign="top" class="td1"><p class="p1">${text}</p></td>`
    const { html } = cleanPaste(
      pages(`<table cellspacing="0" cellpadding="0" class="t1"><tbody><tr>${cell('a')}${cell('b')}</tr></tbody></table>`),
    )
    expect(html.replace(/ (class|valign|cellspacing|cellpadding)="[^"]*"/g, '')).toBe(
      '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
    )
  })
})

it('leaves alone what was cut on our own surface', () => {
  const own = '<p data-pm-slice="1 1 []">Testo&nbsp;<span data-footnote="">nota</span></p>'
  expect(cleanPaste(own)).toEqual({ html: own, losses: {} })
})

/** The words are there, and what they lost is told. */
describe('what is kept in another form, and what is said to be lost', () => {
  const libre = (body: string) =>
    `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/><style>td p { border: 0 }</style></head><body lang="it-IT">${body}</body></html>`
  const raised = (text: string) => `<span style="font-size:0.6em;vertical-align:super;">${text}</span>`
  it.each([
    ['a formula of chemistry', word('<p>H<sub>2</sub>O</p>'), '<p>H<sub>2</sub>O</p>', {}],
    [
      'a power within its machinery',
      word("<p>10<sup><span lang=EN style='font-size:9pt'>-3</span></sup> m</p>"),
      '<p>10<sup>-3</sup> m</p>',
      {},
    ],
    ['square metres from Docs', docs(`<p>40 m${raised('2')}</p>`), '<p>40 m<sup>2</sup></p>', {}],
    ['a line of a picture alone', '<p>a</p><p><img src="a.png"/></p><p>b</p>', '<p>a</p><p>b</p>', { pictures: ['a.png'] }],
    ['two pictures', libre('<p><img src="file:///tmp/a.png"/>testo<img src="b.png"/></p>'), null, { pictures: ['a.png', 'b.png'] }],
    [
      'a formula, and not the picture that stands for it',
      word(
        '<p>Vale <!--[if gte msEquation 12]><m:oMath><m:r>E=m</m:r></m:oMath><![endif]--><![if !msEquation]><span><img src="x.png"></span><![endif]></p>',
      ),
      null,
      { formulas: ['E=m'] },
    ],
    ['a player', '<p>Guarda</p><iframe src="https://player.example/1"></iframe>', null, { players: ['https://player.example/1'] }],
    ['words struck out', docs('<p><span style="text-decoration:line-through;">no</span> sì</p>'), '<p><s>no</s> sì</p>', {}],
    ['words underlined', word('<p><u>così</u></p>'), null, { underlines: ['così'] }],
    [
      'a link is underlined by itself',
      docs('<p><a href="https://a.example"><u><span style="text-decoration:underline;">qui</span></u></a></p>'),
      null,
      {},
    ],
    ['plain words', libre('<p style="font-family: Arial; color: red"><span>Testo</span></p>'), null, {}],
    [
      'the call of a note',
      word('<p>Detto<sup><a href="#_ftn1">[1]</a></sup></p><div style=\'mso-element:footnote\' id=ftn1><p>Fonte.</p></div>'),
      null,
      {},
    ],
  ])('%s', (_name, html, expected, losses) => {
    const cleaned = cleanPaste(html)
    expect(cleaned.losses).toEqual(losses)
    if (expected !== null) expect(cleaned.html.replace(/<br[^>]*>/, '')).toBe(expected)
  })
})
