import { slugify } from '../../../content/slug.ts'

interface Named {
  readonly slug: string | null
  readonly title: string
  readonly firstPublishedAt: string | null
}

/** Does the address still follow the title? It does until readers know it, or somebody chooses another. */
export function isSlugFollowing({ slug, title, firstPublishedAt }: Named): boolean {
  if (firstPublishedAt !== null) return false
  return slug === null || slug === '' || slug.replace(/-\d+$/, '') === slugify(title).replace(/-\d+$/, '')
}
