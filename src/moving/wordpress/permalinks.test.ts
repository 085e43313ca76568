import { expect, it } from 'vitest'
import { createPermalinks } from './permalinks.ts'

const isCategory = (slug: string) => ['arti', 'cronaca'].includes(slug)

function pathsOf(texts: readonly string[], said: readonly string[] = []) {
  const permalinks = createPermalinks(said)
  for (const path of texts) permalinks.noteText(path)
  return permalinks.pathsOf('category', { category: 'arti/teatro' }, isCategory)
}

it.each([
  ['by date', ['/2019/05/uno/', '/2020/01/due/'], ['/category/arti/teatro']],
  ['all of one year', ['/2019/05/uno/'], ['/category/arti/teatro']],
  ['at the root', ['/uno/', '/due'], ['/category/arti/teatro']],
  ['by number, after one word', ['/archives/12', '/archives/13'], ['/category/arti/teatro', '/archives/category/arti/teatro']],
  ['after the program', ['/index.php/2019/05/uno/'], ['/category/arti/teatro', '/index.php/category/arti/teatro']],
  ['by category', ['/arti/uno/', '/cronaca/due/'], ['/category/arti/teatro', '/arti/teatro']],
  ['by one category alone', ['/arti/uno/'], ['/category/arti/teatro', '/arti/teatro']],
  ['nowhere', [], ['/category/arti/teatro']],
])('knows the addresses of categories where texts stand %s', (_name, texts, paths) => expect(pathsOf(texts)).toEqual(paths))

it('adds what the owner says, each address once', () => {
  expect(pathsOf(['/uno/'], ['/rubriche/%category%/', '/category/%category%', '/temi/%tag%'])).toEqual([
    '/category/arti/teatro',
    '/rubriche/arti/teatro',
  ])
})

it('fills patterns of texts, and none of which something is not known', () => {
  const permalinks = createPermalinks(['/%year%/%monthnum%/%day%/%postname%/', '/%category%/%post_id%', '/di/%author%/%postname%'])
  const values = { year: '2019', monthnum: '05', day: '06', postname: 'uno', post_id: '7', author: 'ada', category: '' }
  expect(permalinks.pathsOf('text', values, isCategory)).toEqual(['/2019/05/06/uno', '/di/ada/uno'])
})
