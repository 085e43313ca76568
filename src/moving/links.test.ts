import { expect, it } from 'vitest'
import { addressesIn, linkKeys, mapAddresses } from './links.ts'

it.each([
  ['/2019/05/ponte/', ['/2019/05/ponte']],
  ['/2019/05/ponte/?replytocom=3#nota', ['/2019/05/ponte']],
  ['/citt%C3%A0/', ['/città']],
  ['/?p=12', ['?post 12']],
  ['/index.php?cat=3', ['?category 3', '?category-tag 3']],
  ['/?s=mare', []],
  ['//altrove.example/ponte', []],
  ['https://altrove.example/ponte', []],
  ['#nota', []],
  ['mailto:a@rivista.example', []],
])('%s is looked up by %j', (href, keys) => expect(linkKeys(href)).toEqual(keys))

const link = (href: string) => ({ type: 'text', text: '/ponte', marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }] })
const content = {
  title: '/ponte',
  body: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [link('/ponte'), { type: 'footnote', content: [link('/nota')] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'button', attrs: { label: '/ponte', href: '/bottone' } }] }] },
    ],
  },
}

it('finds and changes the addresses of links and buttons wherever they stand, and no word', () => {
  expect(addressesIn(content)).toEqual(['/ponte', '/nota', '/bottone'])
  const changed = mapAddresses(content, (address) => `/x${address}`)
  expect(addressesIn(changed)).toEqual(['/x/ponte', '/x/nota', '/x/bottone'])
  expect(JSON.stringify(changed).replaceAll('"/x/', '"/')).toBe(JSON.stringify(content))
})

it('changes the entries of a menu, and copies nothing that stays as it is', () => {
  const menu = { slug: 'testata', items: [{ label: 'Chi siamo', address: '/chi-siamo' }] }
  expect(mapAddresses(menu, () => '/noi').items).toEqual([{ label: 'Chi siamo', address: '/noi' }])
  expect(mapAddresses(content, (address) => address)).toBe(content)
})
