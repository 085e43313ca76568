import { describe, expect, it } from 'vitest'
import { bodySchema } from './body.ts'
import { EMBED_PROVIDER_NAMES, EMBED_PROVIDERS } from './embedProviders.ts'
import { FRAME_HOSTS } from './framedSites.ts'
import { readEmbedAddress } from './readEmbedAddress.ts'

const OSM_FRAME =
  'https://www.openstreetmap.org/export/embed.html?bbox=13.76%2C45.64%2C13.79%2C45.66&amp;layer=mapnik&amp;marker=45.65%2C13.77'
const GOOGLE_FRAME = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2798.1!2d9.1919!3d45.4641!2m3!1f0!2f0!3f0'

const read: readonly (readonly [name: string, typed: string, provider: string, resource: string])[] = [
  ['an episode', 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1', 'spotify', 'episode/4rOoJ6Egrf8K2IrywzwOMk'],
  ['in a language', 'https://open.spotify.com/intl-it/track/4rOoJ6Egrf8K2IrywzwOMk', 'spotify', 'track/4rOoJ6Egrf8K2IrywzwOMk'],
  ['its frame', '<iframe src="https://open.spotify.com/embed/show/4rOoJ6Egrf8K2IrywzwOMk">', 'spotify', 'show/4rOoJ6Egrf8K2IrywzwOMk'],
  ['a sound', 'https://soundcloud.com/rivista/le-onde?in=x', 'soundcloud', 'rivista/le-onde'],
  ['a set of sounds', 'soundcloud.com/rivista/sets/onde', 'soundcloud', 'rivista/sets/onde'],
  ['a picture', 'https://www.instagram.com/p/CxYz12345/?igsh=1', 'instagram', 'p/CxYz12345'],
  ['a film of somebody', 'https://www.instagram.com/rivista/reel/CxYz12345/', 'instagram', 'reel/CxYz12345'],
  ['a post of X', 'https://x.com/rivista/status/1234567890123456789?s=20', 'x', 'rivista/1234567890123456789'],
  ['by its old name', 'https://twitter.com/rivista/status/1234567890', 'x', 'rivista/1234567890'],
  ['a post of Bluesky', 'https://bsky.app/profile/rivista.example/post/3kabcdefghij2', 'bluesky', 'rivista.example/3kabcdefghij2'],
  ['a post of Mastodon', 'https://mastodon.uno/@rivista/112233445566', 'mastodon', 'mastodon.uno/@rivista/112233445566'],
  ['seen from another server', 'https://uno.example/@a@due.example/112233445566', 'mastodon', 'uno.example/@a@due.example/112233445566'],
  ['a map', 'https://www.google.it/maps/@45.6495,13.7768,15.5z', 'googleMaps', '45.6495,13.7768,15'],
  ['a place', 'https://www.google.com/maps/place/Faro/@45.6,13.7,17z/data=!3m1!4b1!8m2!3d45.65!4d13.77', 'googleMaps', '45.65,13.77,17'],
  ['a map to be framed', `<iframe src="${GOOGLE_FRAME}" height="450">`, 'googleMaps', '45.4641,9.1919,16'],
  ['an open map', 'https://www.openstreetmap.org/#map=15/45.6495/13.7768', 'openStreetMap', '15/45.6495/13.7768'],
  ['with a sign', 'https://www.openstreetmap.org/?mlat=45.65&mlon=13.77#map=15/45.6/13.7', 'openStreetMap', '15/45.6/13.7/45.65/13.77'],
  ['an open map to be framed', `<iframe src="${OSM_FRAME}">`, 'openStreetMap', '15/45.65/13.775/45.65/13.77'],
  ['a chart', 'https://datawrapper.dwcdn.net/AbCd1/3/', 'datawrapper', 'AbCd1'],
  ['a chart by its link', 'https://www.datawrapper.de/_/AbCd1/', 'datawrapper', 'AbCd1'],
  ['a moving chart', 'https://public.flourish.studio/visualisation/123456/', 'flourish', 'visualisation/123456'],
]

describe('an address that becomes a block', () => {
  it.each(read)('%s', (_name, typed, provider, resource) => {
    expect(readEmbedAddress(typed)).toEqual({ type: 'embed', attrs: { provider, resource } })
  })

  it.each(read)('and may be stored: %s', (_name, typed) => {
    const found = readEmbedAddress(typed)
    const block = { ...found, attrs: { ...found?.attrs, title: '' } }
    expect(bodySchema.safeParse({ type: 'doc', content: [block] }).success).toBe(true)
  })

  it('is known of every provider', () => expect(new Set(read.map(([, , provider]) => provider))).toEqual(new Set(EMBED_PROVIDER_NAMES)))

  it.each(read)('its own page is read as the same: %s', (_name, typed) => {
    const found = readEmbedAddress(typed)
    if (found?.type !== 'embed') throw new Error('not read')
    const { page } = EMBED_PROVIDERS[found.attrs.provider]
    // A map of Google is told by its middle, which its own page writes another way.
    if (found.attrs.provider !== 'googleMaps') expect(readEmbedAddress(page(found.attrs.resource))).toEqual(found)
    expect(URL.canParse(page(found.attrs.resource))).toBe(true)
  })

  it.each(read)('what is framed is of a host that the policy names: %s', (_name, typed) => {
    const found = readEmbedAddress(typed)
    if (found?.type !== 'embed') throw new Error('not read')
    const frame = EMBED_PROVIDERS[found.attrs.provider].frame(found.attrs.resource)
    expect(frame === null ? found.attrs.provider : FRAME_HOSTS).toEqual(
      frame === null ? 'mastodon' : expect.arrayContaining([new URL(frame).origin]),
    )
  })

  it('a film has a block of its own', () => {
    expect(readEmbedAddress('https://youtu.be/aqz-KE-bpKQ')).toEqual({
      type: 'video',
      attrs: { provider: 'youtube', videoId: 'aqz-KE-bpKQ' },
    })
  })

  it.each([
    ['of a chart', '<iframe src="https://flo.uri.sh/story/1234/embed" height="575">', { height: 575 }],
    ['nonsense', '<iframe src="https://flo.uri.sh/story/1234/embed" height="99999">', {}],
  ])('keeps the height of a frame: %s', (_name, typed, more) => {
    expect(readEmbedAddress(typed)).toMatchObject({ attrs: { provider: 'flourish', resource: 'story/1234', ...more } })
    expect(Object.keys(readEmbedAddress(typed)?.attrs ?? {}).includes('height')).toBe('height' in more)
  })
})

it.each([
  ['words', 'una mappa di Trieste'],
  ['words around an address', 'guarda https://x.com/rivista/status/1234567890 qui'],
  ['another site', 'https://altrove.example/p/CxYz12345'],
  ['a site that ends alike', 'https://notx.com/rivista/status/1234567890'],
  ['a person', 'https://x.com/rivista'],
  ['the front page of a provider', 'https://soundcloud.com/rivista'],
  ['its sets', 'https://soundcloud.com/rivista/sets'],
  ['a map without a place', 'https://www.google.com/maps'],
  ['an article', 'https://rivista.example/articoli/il-faro'],
])('takes nothing else: %s', (_name, typed) => expect(readEmbedAddress(typed)).toBeNull())

it('draws an open map around its middle, with its sign', () => {
  expect(EMBED_PROVIDERS.openStreetMap.frame('15/45.65/13.77/45.651/13.771')).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=13.75627,45.6437,13.78373,45.6563&layer=mapnik&marker=45.651,13.771',
  )
})

it('a post of an unknown server is followed, not framed', () => {
  expect(EMBED_PROVIDERS.mastodon.frame('uno.example/@a/112233445566')).toBeNull()
  // A name that begins like one we know.
  expect(EMBED_PROVIDERS.mastodon.frame('mastodon.uno.example/@a/112233445566')).toBeNull()
})
