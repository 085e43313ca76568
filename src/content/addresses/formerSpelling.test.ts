import { expect, it } from 'vitest'
import { formerDate, formerQuery, formerSpellings } from './formerSpelling.ts'

it.each([
  ['/category/citta/page/3', [{ path: '/category/citta', below: '' }]],
  ['/category/citta/feed', [{ path: '/category/citta', below: '/feed.xml' }]],
  [
    '/author/ada/feed/atom',
    [
      { path: '/author/ada', below: '/atom.xml' },
      { path: '/author/ada/feed', below: '' },
    ],
  ],
  ['/feed/atom', [{ path: '/feed', below: '' }]],
  [
    '/blog/comments/feed',
    [
      { path: '/blog/comments', below: '/feed.xml' },
      { path: '/blog/feed', below: '' },
    ],
  ],
  [
    '/tag/vela/rss',
    [
      { path: '/tag/vela', below: '/feed.xml' },
      { path: '/tag/vela/feed', below: '' },
    ],
  ],
  ['/index.php/2019/05/testo', [{ path: '/2019/05/testo', below: '' }]],
  ['/content/images/size/w600h400/format/webp/2024/01/barca.gif', [{ path: '/content/images/2024/01/barca.gif', below: '' }]],
  ['/sites/default/files/styles/large/public/2022-05/piazza.gif', [{ path: '/sites/default/files/2022-05/piazza.gif', below: '' }]],
  [
    '/sites/default/files/styles/large/public/2022-05/piazza.gif.webp',
    [
      { path: '/sites/default/files/2022-05/piazza.gif', below: '' },
      { path: '/sites/default/files/styles/large/public/2022-05/piazza.gif-scaled.webp', below: '' },
    ],
  ],
  ['/index.php', [{ path: '/', below: '' }]],
  ['/amp', [{ path: '/', below: '' }]],
  ['/page/2', [{ path: '/archivio', below: '' }]],
  ['/rss2', [{ path: '/feed', below: '' }]],
  ['/2019/05/testo/amp', [{ path: '/2019/05/testo', below: '' }]],
  [
    '/wp-content/uploads/ponte-300x200.jpg',
    [
      { path: '/wp-content/uploads/ponte.jpg', below: '' },
      { path: '/wp-content/uploads/ponte-scaled.jpg', below: '' },
    ],
  ],
  ['/wp-content/uploads/ponte.jpg', [{ path: '/wp-content/uploads/ponte-scaled.jpg', below: '' }]],
  ['/wp-content/uploads/resoconto.pdf', []],
  ['/wp-content/uploads/ponte-scaled.jpg', [{ path: '/wp-content/uploads/ponte.jpg', below: '' }]],
  ['/2019/05/testo/2', [{ path: '/2019/05/testo', below: '' }]],
  ['/2019/05/testo/2000', []],
  ['/2019/05/testo', []],
  ['/feed', []],
])('reads what %s meant', (path, spellings) => expect(formerSpellings(path)).toEqual(spellings))

it.each([
  ['/2019', { year: '2019', month: undefined }],
  ['/2019/05', { year: '2019', month: '05' }],
  ['/2019/05/03', { year: '2019', month: '05' }],
  ['/archives/date/2019/05', { year: '2019', month: '05' }],
  ['/blog/2019', { year: '2019', month: undefined }],
  ['/arti/2019/05', null],
  ['/2019/05/page/2', { year: '2019', month: '05' }],
  ['/2019/feed/atom', { year: '2019', month: undefined }],
  ['/2019/05/testo', null],
  ['/20190', null],
  ['/articoli/2019', null],
])('reads the date in %s', (path, date) => expect(formerDate(path)).toEqual(date))

it.each([
  ['/?p=12', { types: ['post'], id: '12' }],
  ['/index.php?utm=x&page_id=3', { types: ['post'], id: '3' }],
  ['/?cat=7&x', { types: ['category', 'category-tag'], id: '7' }],
  ['/?s=il+mare%20%26%20altro', { address: '/cerca?q=il+mare+%26+altro' }],
  ['/?tag=mare', { path: '/tag/mare' }],
  ['/?feed=rss2', { address: '/feed.xml' }],
  ['/?feed=comments-atom', { address: '/feed.xml' }],
  ['/?feed=atom', { address: '/atom.xml' }],
  ['/?m=201905', { path: '/2019/05' }],
  ['/?m=20190503', { path: '/2019/05' }],
])('reads what %s asks for', (url, asked) => expect(formerQuery(url)).toEqual(asked))

it.each([
  '/',
  '/?p=',
  '/?p=abc',
  '/?step=12',
  '/articoli?p=12',
  '/?q=p=1',
  '/?s=',
  '/?s=%20',
  '/?tag=../x',
  '/?m=maggio',
  '/?feed=pesci',
  '/?p=%E0%A4%A',
])('finds nothing in %s', (url) => expect(formerQuery(url)).toBeNull())
