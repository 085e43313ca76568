import { expect, it } from 'vitest'
import { findLosses } from './pasteLosses.ts'

it.each([
  ['a picture by what it shows', '<p><img src="a.png" alt="Il faro &amp; il molo"></p>', { pictures: ['Il faro & il molo'] }],
  ['by the name of its file', '<img alt="" src="file:///C:/foto/ponte.png?x=1">', { pictures: ['ponte.png'] }],
  ['without a name where it has none', '<img src="data:image/png;base64,AAAA">', { pictures: [''] }],
  ['a picture that is a link, and the link is not', '<a href="https://a.example"><img src=faro.jpg></a>', { pictures: ['faro.jpg'] }],
  ['a player by its title', '<iframe title="Il mare" src="https://player.example/1"></iframe>', { players: ['Il mare'] }],
  ['or by where it is', "<video src='/film.mp4' controls></video>", { players: ['/film.mp4'] }],
  ['a formula by its signs', '<m:oMath><m:r>E=m</m:r><m:sup>2</m:sup></m:oMath>', { formulas: ['E=m2'] }],
  ['underlined words', '<p>uno <u class=x>due <b>tre</b></u> <ul><li>q</li></ul></p>', { underlines: ['due tre'] }],
  ['words a style underlines', '<span style="color:red;text-decoration: underline;">così</span>', { underlines: ['così'] }],
  ['both at once as one', '<u><span style="text-decoration:underline">così</span></u>', { underlines: ['così'] }],
  ['a link into the writer’s own computer', '<a href="file:///C:/bozza.doc">la bozza</a>', { links: ['la bozza (file:///C:/bozza.doc)'] }],
  ['no link that leads somewhere', '<p><a href="https://a.example">qui</a> <a href=\'#nota\'>e qui</a></p>', {}],
  ['no more of a name than a line', `<u>${'x'.repeat(81)}</u>`, { underlines: [`${'x'.repeat(79)}…`] }],
  ['all of it where it fits', `<u>${'x'.repeat(80)}</u>`, { underlines: ['x'.repeat(80)] }],
  ['nothing of plain words', '<p style="font-family: Arial"><b>Testo</b></p>', {}],
])('names %s', (_name, html, losses) => expect(findLosses(html)).toEqual(losses))
