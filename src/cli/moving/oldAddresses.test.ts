import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { NO_OPTIONS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { newGround, serve, SITE } from '../../../tests/support/testServer.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { importWordPressCommand } from './importWordPress.ts'

const FILED = [
  ['category', 'citta', 'Città'],
  ['post_tag', 'voto', 'Voto'],
] as const

const EXPORT = wxr(
  [
    item({
      id: 1,
      title: 'Il ponte',
      slug: 'il-ponte',
      link: `${SITE}/2019/05/06/il-ponte/`,
      content: 'uno <img class="wp-image-50" src="x">',
      categories: FILED,
      meta: { _wp_old_slug: 'un-ponte' },
    }),
    item({ id: 2, type: 'page', title: 'Chi siamo', slug: 'chi-siamo', content: 'noi' }),
    item({
      id: 50,
      type: 'attachment',
      title: 'Ponte',
      slug: 'ponte',
      file: '2019/05/ponte.jpg',
      link: `${SITE}/2019/05/06/il-ponte/ponte/`,
    }),
  ].join('\n'),
)

/** Where readers arrive who follow what they are told. */
async function follow(app: FastifyInstance, address: string): Promise<string> {
  const { statusCode, headers } = await app.inject(address)
  return statusCode === 301 || statusCode === 308 ? follow(app, (headers.location ?? '').replace(SITE, '')) : `${statusCode} ${address}`
}

it('a magazine of WordPress answers at every address that it had', async () => {
  const { context, database, folder } = await openMovingContext()
  await mkdir(join(folder, 'uploads/2019/05'), { recursive: true })
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c30' } })
    .jpeg()
    .toFile(join(folder, 'uploads/2019/05/ponte.jpg'))
  await writeFile(join(folder, 'rivista.xml'), EXPORT)
  await importWordPressCommand(context, {
    options: { ...NO_OPTIONS, media: join(folder, 'uploads') },
    words: [join(folder, 'rivista.xml')],
  })

  const storage = openMediaStorage(context.environment.media, context.clock)
  const app = await serve({ ...(await newGround()), database, storage, clock: context.clock })
  const article = '200 /articoli/il-ponte'
  const picture = expect.stringMatching(/^200 \/media\/[0-9a-f]{64}\//) as string
  const found: Record<string, string> = {
    '/2019/05/06/il-ponte/': article,
    '/2019/05/06/il-ponte': article,
    '/2019/05/06/il-ponte/amp/': article,
    '/2019/05/06/un-ponte/': article,
    '/?p=1': article,
    '/index.php?p=1': article,
    '/index.php': '200 /',
    '/amp/': '200 /',
    '/page/2/': '200 /archivio',
    '/mai/amp/': '404 /mai/amp',
    '/mai/feed/': '404 /mai/feed',
    '/2019/05/06/mai/amp/': '404 /2019/05/06/mai/amp',
    '/category/mai/page/2/': '404 /category/mai/page/2',
    '/category/citta/page/9/': '200 /sezioni/citta',
    '/?tag=mai': '200 /?tag=mai',
    '/rss2/': '200 /feed.xml',
    '/chi-siamo/amp/': '200 /chi-siamo',
    '/?page_id=2': '200 /chi-siamo',
    '/chi-siamo/': '200 /chi-siamo',
    '/category/citta/': '200 /sezioni/citta',
    '/category/citta/feed/': '200 /sezioni/citta/feed.xml',
    '/?cat=3': '200 /sezioni/citta',
    '/tag/voto/': '200 /tag/voto',
    '/tag/voto/feed/atom/': '200 /tag/voto',
    '/?tag=voto': '200 /tag/voto',
    '/author/ada/': '200 /autori/ada-prima',
    '/?author=1': '200 /autori/ada-prima',
    '/feed/': '200 /feed.xml',
    '/feed/atom/': '200 /feed.xml',
    '/?feed=rss2': '200 /feed.xml',
    '/comments/feed/': '200 /feed.xml',
    '/2019/05/': '200 /archivio/2019/05',
    '/2019/': '200 /archivio',
    '/?m=201905': '200 /archivio/2019/05',
    '/?s=ponte': '200 /cerca?q=ponte',
    '/wp-content/uploads/2019/05/ponte.jpg': picture,
    '/wp-content/uploads/2019/05/ponte-300x225.jpg': picture,
    '/2019/05/06/il-ponte/ponte/': picture,
    '/?attachment_id=50': picture,
  }
  const answers: Record<string, string> = {}
  for (const address of Object.keys(found)) answers[address] = await follow(app, address)
  expect(answers).toEqual(found)
})
