import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { HOSTILE, openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { faultsAgainst } from '../../../tests/support/schemas.ts'
import { SITE } from '../../../tests/support/testServer.ts'
import type { Section } from '../../content/kinds/section.ts'
import { PODCAST_CATEGORIES } from '../../content/podcast.ts'
import { ingest } from '../../store/media/ingest.ts'

const PODCAST = '/sezioni/citta/podcast.xml'
const WAVES = fileURLToPath(new URL('../../demo/sounds/onde.mp3', import.meta.url))

/** A magazine whose one section is a podcast. */
async function openPodcast(settings: Partial<Section['podcast']> = {}, email = '') {
  const magazine = await openMagazine('sqlite', (publicContent) => ({
    ...publicContent,
    siteSettings: async () => ({ ...(await publicContent.siteSettings()), email }),
  }))
  const { newsroom, ada, section, storage, publish } = magazine
  const podcast = { ...section.content.podcast, isOn: true, ...settings }
  unwrap(await newsroom.save(ada, 'section', section.id, section.revision, { ...section.content, podcast }))
  const file = await ingest(WAVES, 'onde.mp3', storage)
  if (!file.ok) throw new Error(file.reason)
  const sound = unwrap(await newsroom.create(ada, 'media', file.media))
  const audio = { type: 'audio', attrs: { media: sound.id, title: 'Onde' } }
  return {
    ...magazine,
    publishEpisode: (title: string, more: object = {}) => publish(title, { body: { type: 'doc', content: [audio] }, ...more }),
  }
}

// Each validation starts a program of its own; a busy machine takes its time over that.
describe('the podcast of a section', { timeout: 60_000 }, () => {
  it('is valid, whatever editors write', async () => {
    const { publishEpisode, get } = await openPodcast({ author: HOSTILE[0] ?? '' })
    for (const title of HOSTILE) await publishEpisode(title, { standfirst: `Sommario: ${title}` })
    const { body, statusCode, headers } = await get(PODCAST)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(await faultsAgainst('podcast', body)).toEqual([])
    expect(await faultsAgainst('podcast', body.replace(/<enclosure[^>]*>/, ''))).not.toEqual([])
    expect(await faultsAgainst('podcast', body.replace('Society &amp; Culture', 'Cultura'))).not.toEqual([])
    expect(body).toContain(`<atom:link rel="self" type="application/rss+xml" href="${SITE}${PODCAST}"/>`)
  })

  it('may be of any category that editors can choose', async () => {
    const { text } = await openPodcast()
    const feed = await text(PODCAST)
    const others = PODCAST_CATEGORIES.map((category) => feed.replace('Society &amp; Culture', category.replace('&', '&amp;')))
    expect(await faultsAgainst('podcast', ...others)).toEqual([])
  })

  it('has the articles that can be heard, and no others', async () => {
    const { publish, publishEpisode, text } = await openPodcast()
    await publish('Da leggere')
    await publishEpisode('Da ascoltare')
    expect([...(await text(PODCAST)).matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual(['Da ascoltare'])
  })

  it('tells the true length of a sound, and how long it lasts; a player may ask for any part of it', async () => {
    const { publishEpisode, text, get } = await openPodcast()
    await publishEpisode('Uno')
    const feed = await text(PODCAST)
    const [, url = '', type, length] = /<enclosure url="(https:[^"]+)" type="([^"]+)" length="(\d+)"/.exec(feed) ?? []
    const waves = await readFile(WAVES)
    expect([type, Number(length)]).toEqual(['audio/mpeg', waves.length])
    expect(feed).toContain('<itunes:duration>26</itunes:duration>')
    const part = await get(new URL(url).pathname, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${waves.length}`])
    expect(part.rawPayload.equals(waves.subarray(100, 200))).toBe(true)
  })

  it('says whose it is: the magazine’s where nobody is named, and of whom to ask where there is an address', async () => {
    const ours = await (await openPodcast()).text(PODCAST)
    expect(ours).toContain('<itunes:author>Mezzaluce</itunes:author>')
    expect(ours).not.toContain('itunes:owner')
    const signed = await (await openPodcast({ author: 'Ada Neri' }, 'radio@rivista.example')).text(PODCAST)
    expect(signed).toContain('<itunes:author>Ada Neri</itunes:author>')
    expect(signed).toContain('<itunes:email>radio@rivista.example</itunes:email>')
    expect(await faultsAgainst('podcast', signed)).toEqual([])
  })

  it('has a cover that directories take', async () => {
    const { text, get } = await openPodcast()
    const [, cover = ''] = /<itunes:image href="([^"]+)"/.exec(await text(PODCAST)) ?? []
    const picture = await get(new URL(cover).pathname)
    const { format, width, height } = await sharp(picture.rawPayload).metadata()
    expect([picture.statusCode, format, width, height]).toEqual([200, 'jpeg', 1400, 1400])
    const older = await get(new URL(cover).pathname.replace(/[0-9a-f]{10}\.jpeg$/, '0123456789.jpeg'))
    expect([older.statusCode, older.headers.location]).toEqual([302, new URL(cover).pathname])
  })

  it('is offered on the page of its section, and by its head', async () => {
    const { text } = await openPodcast()
    const page = await text('/sezioni/citta')
    expect(page).toContain(`<link rel="alternate" type="application/rss+xml" title="Città (podcast)" href="${SITE}${PODCAST}"/>`)
    expect(page).toContain(`href="${SITE}${PODCAST}" type="application/rss+xml">Iscriviti al podcast</a>`)
  })

  it('is nowhere while the editors have not made it one', async () => {
    const { get, text } = await openPodcast({ isOn: false })
    expect((await get(PODCAST)).statusCode).toBe(404)
    expect((await get('/schede/podcast/citta-0123456789.jpeg')).statusCode).toBe(404)
    expect(await text('/sezioni/citta')).not.toContain('podcast')
  })

  it('is found where its section has moved to', async () => {
    const { newsroom, ada, section, get } = await openPodcast()
    const { revision, content } = unwrap(await newsroom.find(ada, 'section', section.id))
    unwrap(await newsroom.save(ada, 'section', section.id, revision, { ...content, slug: 'paesi' }))
    const moved = await get(PODCAST)
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/sezioni/paesi/podcast.xml'])
  })
})
