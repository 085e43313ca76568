import { isSafeAddress } from '../../content/body/safeAddress.ts'
import { slugify } from '../../content/addresses/slug.ts'
import type { Fitting } from '../fitting.ts'
import { hostOf } from '../formerPath.ts'
import { textOf, type Row } from './ghostData.ts'
import type { GhostFiles } from './ghostFiles.ts'

interface NamedLink {
  readonly label: string
  readonly address: string
}

/** Where each network has its people: Ghost keeps what comes after. */
const NETWORKS: readonly (readonly [field: string, label: string, base: string])[] = [
  ['facebook', 'Facebook', 'https://www.facebook.com/'],
  ['twitter', 'X', 'https://x.com/'],
  ['instagram', 'Instagram', 'https://www.instagram.com/'],
  ['linkedin', 'LinkedIn', 'https://www.linkedin.com/in/'],
  ['youtube', 'YouTube', 'https://www.youtube.com/'],
  ['tiktok', 'TikTok', 'https://www.tiktok.com/@'],
  ['threads', 'Threads', 'https://www.threads.net/@'],
  ['bluesky', 'Bluesky', 'https://bsky.app/profile/'],
  ['mastodon', 'Mastodon', 'https://'],
]
/** Every site of Ghost begins with these, which are Ghost's own. */
const NOT_CHANGED = new Set(['ghost', '@ghost'])
const MOST_LINKS = 8

/** Somebody who signs. What of their profile has no place here is told. */
export function ghostAuthor(row: Row, files: GhostFiles, { fit, leave }: Fitting) {
  const name = textOf(row, 'name')
  const links = networkLinks((field) => textOf(row, field), leave)
  const website = textOf(row, 'website').trim()
  if (isSafeAddress(website)) links.unshift({ label: hostOf(website).slice(0, 60) || website.slice(0, 60), address: website })
  else leave('website', website)
  for (const { label, address } of links.slice(MOST_LINKS)) leave(label, address)
  for (const field of ['location', 'cover_image', 'meta_title', 'meta_description']) leave(field, textOf(row, field))
  const image = textOf(row, 'profile_image')
  const portrait = files.find({ addresses: [image] })
  // The address of a picture of Gravatar is made of that of a person's mail.
  if (portrait?.sort !== 'picture') leave('profile_image', /gravatar\.com/i.test(image) ? 'gravatar.com' : image)
  return {
    name: fit('name', name, 120),
    slug: slugify(name),
    bio: fit('bio', textOf(row, 'bio'), 2000),
    portrait: portrait?.sort === 'picture' ? portrait.id : null,
    links: links.slice(0, MOST_LINKS),
  }
}

/** The pages on networks that a person, or a site, names. */
export function networkLinks(valueOf: (field: string) => string, leave: Fitting['leave']): NamedLink[] {
  return NETWORKS.flatMap(([field, label, base]) => {
    const value = valueOf(field).trim()
    if (value === '' || NOT_CHANGED.has(value)) return []
    const isOwnBase = field === 'mastodon' || field === 'youtube'
    const address = /^https?:\/\//i.test(value) ? value : base + (isOwnBase ? value : value.replace(/^@/, ''))
    if (isSafeAddress(address)) return [{ label, address }]
    leave(field, value)
    return []
  })
}
