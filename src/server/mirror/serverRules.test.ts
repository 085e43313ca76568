import { expect, it } from 'vitest'
import { formerRules, headerRules } from './serverRules.ts'

const linesOf = (rules: ReadonlyMap<string, string>, name: string) => (rules.get(name) ?? '').split('\n').filter(Boolean)

it('an old address leads where it does now, a list with its later pages and its feeds', () => {
  const former = [
    { path: '/articoli/il-faro', to: '/articoli/la-lanterna' },
    { path: '/sezioni/arti', to: '/sezioni/arti-visive' },
    { path: '/tag/film', to: '/tag/cinema' },
    { path: '/prezzo', to: '/chi-siamo?costo=$5' },
  ]
  expect(
    linesOf(
      formerRules(former, () => false),
      'moved.nginx',
    ),
  ).toEqual([
    '"/articoli/il-faro" "/articoli/la-lanterna";',
    '"/sezioni/arti" "/sezioni/arti-visive";',
    String.raw`"~^/sezioni/arti(/pagina/\\d+|/feed\\.xml|/atom\\.xml|/feed\\.json|/podcast\\.xml)$" "/sezioni/arti-visive$1";`,
    '"/tag/film" "/tag/cinema";',
    String.raw`"~^/tag/film(/pagina/\\d+)$" "/tag/cinema$1";`,
    '"/prezzo" "/chi-siamo?costo=%245";',
  ])
})

it.each([
  ['what stands there again', [{ path: '/a', to: '/b' }], '/a'],
  ['what leads to itself', [{ path: '/a', to: '/a' }], ''],
  ['what may not be led to', [{ path: '/a', to: 'javascript:alert(1)' }], ''],
])('says nothing of %s', (_name, former, shown) => {
  const rules = formerRules(former, (path) => path === shown)
  expect([rules.get('moved.nginx'), rules.get('gone.nginx')]).toEqual(['', ''])
})

it('what is in the bin is gone, and so is what leads to it', () => {
  const former = [
    { path: '/articoli/uno', to: null },
    { path: '/vecchio', to: '/articoli/uno' },
  ]
  const rules = formerRules(former, () => false)
  expect(linesOf(rules, 'gone.nginx')).toEqual(['"/articoli/uno" 1;', '"/vecchio" 1;'])
  expect(linesOf(rules, 'moved.nginx')).toEqual([])
})

it('headers that a web server would not send are written for it, and no other', () => {
  const answers = new Map([['pages', { etag: '"x"', 'cache-control': 'no-cache', 'content-security-policy': `default-src 'self'; x "y"` }]])
  expect(linesOf(headerRules(answers), 'pages.nginx')).toEqual([
    'add_header cache-control "no-cache" always;',
    String.raw`add_header content-security-policy "default-src 'self'; x \"y\"" always;`,
  ])
})
