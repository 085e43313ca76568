import { expect, it } from 'vitest'
import { formerNumber, formerSpellings } from './formerSpelling.ts'

it.each([
  ['/category/citta/page/3', [{ path: '/category/citta', below: '/pagina/3' }]],
  ['/category/citta/feed', [{ path: '/category/citta', below: '/feed.xml' }]],
  ['/author/ada/feed/atom', [{ path: '/author/ada', below: '/atom.xml' }]],
  ['/2019/05/testo/amp', [{ path: '/2019/05/testo', below: '' }]],
  ['/wp-content/uploads/ponte-300x200.jpg', [{ path: '/wp-content/uploads/ponte.jpg', below: '' }]],
  ['/wp-content/uploads/ponte-scaled.jpg', [{ path: '/wp-content/uploads/ponte.jpg', below: '' }]],
  ['/2019/05/testo', []],
  ['/feed', []],
])('reads what %s meant', (path, spellings) => expect(formerSpellings(path)).toEqual(spellings))

it.each([
  ['/?p=12', ['post'], '12'],
  ['/index.php?utm=x&page_id=3', ['post'], '3'],
  ['/?cat=7&x', ['category', 'category-tag'], '7'],
])('reads the number in %s', (url, types, id) => expect(formerNumber(url)).toEqual({ types, id }))

it.each(['/', '/?p=', '/?p=abc', '/?step=12', '/articoli?p=12', '/?q=p=1'])('finds none in %s', (url) =>
  expect(formerNumber(url)).toBeNull(),
)
