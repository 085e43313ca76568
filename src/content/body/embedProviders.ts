import { googleMaps, openStreetMap } from './maps.ts'
import type { ProviderRules } from './providerRules.ts'

/** What stands on another site and can be shown in a text: the provider, and what it is there, in the provider's own words. */
export interface EmbedElsewhere {
  readonly provider: EmbedProvider
  readonly resource: string
}

/** A server of Mastodon is anybody's. Those of this list are framed; a post of any other is a link. */
export const MASTODON_SERVERS = [
  'mastodon.social',
  'mastodon.online',
  'mstdn.social',
  'mastodon.uno',
  'sociale.network',
  'livellosegreto.it',
  'mastodon.bida.im',
] as const

/** Reads an address by a pattern: its groups are the resource, parted by slashes. */
const by = (pattern: RegExp) => (address: string) => pattern.exec(address)?.slice(1).join('/') ?? null

const spotify: ProviderRules = {
  name: 'Spotify',
  sort: 'sound',
  resource: /^(?:track|album|playlist|episode|show|artist)\/[A-Za-z0-9]{22}$/,
  read: by(/^open\.spotify\.com\/(?:intl-[a-z-]+\/)?(?:embed\/)?(track|album|playlist|episode|show|artist)\/([A-Za-z0-9]{22})(?:[/?#]|$)/i),
  page: (resource) => `https://open.spotify.com/${resource}`,
  host: 'https://open.spotify.com',
  frame: (resource) => `https://open.spotify.com/embed/${resource}`,
  height: (resource) => (/^(track|episode)/.test(resource) ? 152 : 352),
  policy: 'https://www.spotify.com/legal/privacy-policy/',
}

const soundcloud: ProviderRules = {
  name: 'SoundCloud',
  sort: 'sound',
  resource: /^[\w-]{1,60}(?:\/sets)?\/[\w-]{1,120}$/,
  read: by(/^(?:www\.|m\.)?soundcloud\.com\/([\w-]{1,60})\/(sets\/[\w-]{1,120}|(?!sets(?:[/?#]|$))[\w-]{1,120})(?:[/?#]|$)/i),
  page: (resource) => `https://soundcloud.com/${resource}`,
  host: 'https://w.soundcloud.com',
  frame: (resource) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com/${resource}`)}&auto_play=true`,
  height: (resource) => (resource.includes('/sets/') ? 450 : 166),
  policy: 'https://soundcloud.com/pages/privacy',
}

const instagram: ProviderRules = {
  name: 'Instagram',
  sort: 'post',
  resource: /^(?:p|reel|tv)\/[\w-]{5,40}$/,
  read: by(/^(?:www\.)?instagram\.com\/(?:[\w.]{1,40}\/)?(p|reel|tv)\/([\w-]{5,40})(?:[/?#]|$)/i),
  page: (resource) => `https://www.instagram.com/${resource}/`,
  host: 'https://www.instagram.com',
  frame: (resource) => `https://www.instagram.com/${resource}/embed/captioned/`,
  height: () => 720,
  policy: 'https://privacycenter.instagram.com/policy/',
}

const x: ProviderRules = {
  name: 'X',
  sort: 'post',
  resource: /^\w{1,20}\/\d{5,25}$/,
  read: by(/^(?:www\.|mobile\.|m\.)?(?:x|twitter)\.com\/(\w{1,20})\/status(?:es)?\/(\d{5,25})(?:[/?#]|$)/i),
  page: (resource) => `https://x.com/${resource.replace('/', '/status/')}`,
  host: 'https://platform.twitter.com',
  frame: (resource) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${resource.split('/')[1]}`,
  height: () => 560,
  policy: 'https://x.com/privacy',
}

const bluesky: ProviderRules = {
  name: 'Bluesky',
  sort: 'post',
  resource: /^[a-zA-Z0-9.:-]{3,253}\/[a-z0-9]{8,20}$/,
  read: by(/^bsky\.app\/profile\/([a-zA-Z0-9.:-]{3,253})\/post\/([a-z0-9]{8,20})(?:[/?#]|$)/),
  page: (resource) => `https://bsky.app/profile/${resource.replace('/', '/post/')}`,
  host: 'https://embed.bsky.app',
  frame: (resource) => `https://embed.bsky.app/embed/${resource.replace('/', '/app.bsky.feed.post/')}`,
  height: () => 480,
  policy: 'https://bsky.social/about/support/privacy-policy',
}

const mastodon: ProviderRules = {
  name: 'Mastodon',
  sort: 'post',
  resource: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/@[\w.]{1,60}(?:@[\w.-]{3,120})?\/\d{5,25}$/,
  read: by(/^([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/(@[\w.]{1,60}(?:@[\w.-]{3,120})?)\/(\d{5,25})(?:[/?#]|$)/),
  page: (resource) => `https://${resource}`,
  host: null,
  frame: (resource) => (MASTODON_SERVERS.some((server) => resource.startsWith(`${server}/`)) ? `https://${resource}/embed` : null),
  height: () => 480,
  policy: 'https://mastodon.social/privacy-policy',
}

const datawrapper: ProviderRules = {
  name: 'Datawrapper',
  sort: 'chart',
  resource: /^[A-Za-z0-9]{5}$/,
  read: by(/^(?:datawrapper\.dwcdn\.net|(?:www\.)?datawrapper\.de\/_)\/([A-Za-z0-9]{5})(?:[/?#]|$)/),
  page: (resource) => `https://www.datawrapper.de/_/${resource}/`,
  host: 'https://datawrapper.dwcdn.net',
  frame: (resource) => `https://datawrapper.dwcdn.net/${resource}/`,
  height: () => 460,
  policy: 'https://www.datawrapper.de/privacy',
}

const flourish: ProviderRules = {
  name: 'Flourish',
  sort: 'chart',
  resource: /^(?:visualisation|story)\/\d{3,12}$/,
  read: by(/^(?:public\.flourish\.studio|flo\.uri\.sh)\/(visualisation|story)\/(\d{3,12})(?:[/?#]|$)/),
  page: (resource) => `https://public.flourish.studio/${resource}/`,
  host: 'https://flo.uri.sh',
  frame: (resource) => `https://flo.uri.sh/${resource}/embed`,
  height: () => 600,
  policy: 'https://flourish.studio/privacy/',
}

/** Whoever is not asked for anything before a reader's click. A server of Mastodon has any name, so it is looked for last. */
export const EMBED_PROVIDERS = {
  spotify,
  soundcloud,
  instagram,
  x,
  bluesky,
  googleMaps,
  openStreetMap,
  datawrapper,
  flourish,
  mastodon,
}

export type EmbedProvider = keyof typeof EMBED_PROVIDERS
export const EMBED_PROVIDER_NAMES = Object.keys(EMBED_PROVIDERS) as [EmbedProvider, ...EmbedProvider[]] // the keys of what is written above

/** Is this how the provider names what it shows? */
export const isEmbedResource = ({ provider, resource }: EmbedElsewhere): boolean => EMBED_PROVIDERS[provider].resource.test(resource)
