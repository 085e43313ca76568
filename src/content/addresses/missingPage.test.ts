import { expect, it } from 'vitest'
import { missingPath, referrerOf } from './missingPage.ts'

it.each([
  ['/2019/05/il-ponte/', '/2019/05/il-ponte'],
  ['/articoli/mai-scritto?utm_source=x&token=segreto', '/articoli/mai-scritto'],
  ['/citt%C3%A0', '/città'],
  ['/wp-content/uploads/2019/05/ponte.jpg', '/wp-content/uploads/2019/05/ponte.jpg'],
  ['/index.php', '/index.php'],
  ['/articolo.php?id=3', '/articolo.php'],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
])('keeps %s as %s', (url, path) => expect(missingPath(url)).toBe(path))

it.each([
  '/wp-login.php',
  '/blog/wp-login.php',
  '/wp-admin/setup-config.php',
  '/xmlrpc.php',
  '/.env',
  '/app/.git/config',
  '/backup.sql',
  '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
  '/favicon.ico',
  '/apple-touch-icon-precomposed.png',
  '/api/admin/x',
  '/media/x',
  '/',
  '/disiscrivi/ada@example.it',
  '/%00',
  `/${'a'.repeat(300)}`,
])('does not keep %s', (url) => expect(missingPath(url)).toBeNull())

it.each([
  [undefined, ''],
  ['https://altrove.example/segreto?di=ada', 'altrove.example'],
  ['https://rivista.example/articoli/uno?x=1', '/articoli/uno'],
  ['https://rivista.example/admin/article', ''],
  ['android-app://com.google.android.gm', ''],
  ['non un indirizzo', ''],
])('says of a reader from %s that they come from %j', (header, referrer) =>
  expect(referrerOf(header, 'https://rivista.example')).toBe(referrer),
)
