import { describe, expect, it } from 'vitest'
import { blocks, documents, photo, readWordPress, takeFile } from '../../../tests/support/readWordPress.ts'
import { item } from '../../../tests/support/wxrExample.ts'
import { addressesIn } from '../links.ts'
import type { MovedDocument } from '../record.ts'

describe('categories', () => {
  const child =
    '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>porti</wp:category_nicename><wp:category_parent>citta</wp:category_parent><wp:cat_name>Porti</wp:cat_name></wp:category>'
  const filed = item({ id: 7, title: 'x', categories: [['category', 'porti', 'Porti']] })

  it('at the top of their tree are sections, the others tags; both lead on', async () => {
    const records = await readWordPress([child, filed])
    expect(documents(records, 'section').map(({ content, formerPaths }) => [content['slug'], formerPaths])).toEqual([
      ['citta', ['/category/citta']],
    ])
    expect(documents(records, 'tag').map(({ content, formerPaths }) => [content['slug'], formerPaths])).toEqual([
      ['porti', ['/category/citta/porti', '/category/porti']],
    ])
  })

  it('are sections that the owner chose', async () => {
    const records = await readWordPress([child, filed], { sections: new Set(['porti']) })
    expect(documents(records, 'section').map(({ content }) => content['slug'])).toEqual(['porti'])
    expect(documents(records, 'tag')).toEqual([])
  })
})

it('finds the files that texts name and no entry tells of, of this site alone', async () => {
  const asked: unknown[] = []
  const content =
    '<p>uno</p><img src="https://www.rivista.example/wp-content/uploads/2019/05/Ponte-300x200.jpg"><img src="https://altrove.example/wp-content/uploads/x.jpg">'
  const records = await readWordPress([item({ id: 7, title: 'x', content })], {
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

it('reads a site that stands in a folder of its own as one that stands at the root', async () => {
  const site = 'https://rivista.example/mensile'
  const hrefs = [`${site}/?p=8`, '/mensile/index.php?cat=3', `${site}/`, `${site}/chi-siamo/`]
  const content = hrefs.map((href) => `<a href="${href}">x</a>`).join(' ')
  const records = await readWordPress([item({ id: 7, title: 'x', link: `${site}/x/`, content })], {}, site)
  const [text] = documents(records, 'article')
  expect(text?.formerPaths).toEqual(['/mensile/x/'])
  expect(addressesIn(text?.content ?? {})).toEqual(['/?p=8', '/?cat=3', '/', '/mensile/chi-siamo/'])
  expect(records.flatMap((record) => (record.is === 'redirect' ? [record.redirect] : []))).toEqual([
    { from: '/mensile', to: '/' },
    { from: '/mensile/feed', to: '/feed.xml' },
  ])
})

it('knows where texts and lists stood by what their owner says of addresses', async () => {
  const records = await readWordPress(
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
  const records = await readWordPress([
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
    ['Città', 'unused'],
    ['Ada Prima', 'unused'],
    ['2019/05/manca.psd', 'not-found'],
    ['Tazza', 'unknown-type'],
    ['Buttato', 'trashed'],
  ])
})
