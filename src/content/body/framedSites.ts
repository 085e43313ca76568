import { EMBED_PROVIDERS, MASTODON_SERVERS } from './embedProviders.ts'
import { VIDEO_PROVIDERS } from './videoElsewhere.ts'

/** Somebody whose pages may be framed after a reader's click, and what they say of what they do with the visit. */
export interface FramedSite {
  readonly name: string
  readonly host: string
  readonly policy: string
}

/** A server of Mastodon stands for itself: each has its own policy. */
export const FRAMED_SITES: readonly FramedSite[] = [
  ...Object.values(VIDEO_PROVIDERS),
  ...Object.values(EMBED_PROVIDERS).flatMap(({ name, host, policy }) => (host === null ? [] : [{ name, host, policy }])),
  ...MASTODON_SERVERS.map((server) => ({
    name: `${EMBED_PROVIDERS.mastodon.name} (${server})`,
    host: `https://${server}`,
    policy: `https://${server}/privacy-policy`,
  })),
]

/** What the policy of readers' pages lets be framed; nothing else can be. */
export const FRAME_HOSTS: readonly string[] = FRAMED_SITES.map(({ host }) => host)
