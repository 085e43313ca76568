import { createHash } from 'node:crypto'
import { addressOf } from '../../../content/addresses/addresses.ts'
import { emptyBody, type Body } from '../../../content/body/body.ts'
import type { Article } from '../../../content/kinds/article.ts'
import type { Instant } from '../../../content/time.ts'
import { escapeHtml } from '../bodyHtml.ts'
import type { LeavingFile, LeavingNames, LeavingText } from '../leavingNames.ts'
import { bodyLexical, type GhostFile } from './bodyLexical.ts'

/** Ghost writes its own address so, wherever it stands. */
const GHOST_URL = '__GHOST_URL__'
/** What Ghost lets these fields hold. */
const MOST_EXCERPT = 300
const MOST_BIO = 250

/** Where a file stands in Ghost's folder `content`: pictures, what is played, and the rest. */
export function ghostPath({ media, path }: LeavingFile): string {
  const folder = media.picture ? 'images' : /^(audio|video)\//.test(media.type) ? 'media' : 'files'
  return `content/${folder}/${path}`
}

/** A magazine as Ghost's own export: posts and pages as Lexical, tags, people without passwords, and what joins them. */
export async function* writeGhost(names: LeavingNames, texts: AsyncIterable<LeavingText>, now: Instant): AsyncGenerator<string> {
  const { site, sections, tags, authors, files, menus } = names
  const joined = { posts_tags: [] as object[], posts_authors: [] as object[], posts_meta: [] as object[] }
  const named = namesBySlug([...sections, ...tags])
  const findFile = (id: string): GhostFile | undefined => {
    const found = files.get(id)
    if (!found) return undefined
    const { fileName: name, type, bytes, alt, picture } = found.media
    return { address: `${GHOST_URL}/${ghostPath(found)}`, name, type, bytes, alt, width: picture?.width, height: picture?.height }
  }

  yield `{"db":[{"meta":{"exported_on":${Date.parse(now)},"version":"6.0.0"},"data":{"posts":[`
  let isFirst = true
  for await (const text of texts) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(toPost(text))}`
    isFirst = false
  }
  const tables = {
    ...joined,
    tags: [...named.values()].map(({ id, name, slug, description }) => ({ id, name, slug, description, visibility: 'public' })),
    users: [...authors].map(([id, { name, slug, bio }]) => ({
      id: objectId(id),
      name,
      slug,
      // Nobody's address: Ghost knows people by one, and this domain can belong to no one.
      email: `${slug}@edicola.invalid`,
      bio: bio.length > MOST_BIO ? `${bio.slice(0, MOST_BIO - 1)}…` : bio,
      status: 'inactive',
    })),
    settings: [
      { key: 'title', value: site.name },
      { key: 'description', value: site.tagline },
      ...menus.map(({ slug, items }) => ({
        key: slug === 'piede' ? 'secondary_navigation' : 'navigation',
        value: JSON.stringify(items.map(({ label, address }) => ({ label, url: rewriteLink(address) }))),
      })),
    ],
  }
  yield `\n]${Object.entries(tables)
    .map(([table, rows]) => `,\n${JSON.stringify(table)}:${JSON.stringify(rows)}`)
    .join('')}}}]}\n`

  function toPost({ kind, id, slug, content, state, publishedAt, updatedAt }: LeavingText): object {
    const article = kind === 'article' ? (content as Article) : null // an article holds an Article
    const post = objectId(id)
    const isLong = content.standfirst.length > MOST_EXCERPT
    const hero = article?.hero ? findFile(article.hero) : undefined
    const social = content.socialImage ? findFile(content.socialImage) : undefined
    for (const [order, key] of [article?.section, ...(article?.tags ?? [])].flatMap((one) => (one ? [one] : [])).entries())
      joined.posts_tags.push({ post_id: post, tag_id: named.get(key)?.id ?? null, sort_order: order })
    for (const [order, key] of (article?.authors ?? []).entries())
      joined.posts_authors.push({ post_id: post, author_id: objectId(key), sort_order: order })
    joined.posts_meta.push({
      post_id: post,
      meta_title: content.seoTitle || null,
      meta_description: content.seoDescription || null,
      og_image: social?.address ?? null,
      feature_image_alt: hero?.alt.slice(0, 191) ?? null,
      feature_image_caption: article?.heroCaption ? escapeHtml(article.heroCaption) : null,
    })
    return {
      id: post,
      title: content.title,
      slug,
      type: kind === 'article' ? 'post' : 'page',
      status: state === 'published' ? 'published' : state === 'scheduled' ? 'scheduled' : 'draft',
      visibility: 'public',
      featured: 0,
      lexical: bodyLexical(isLong ? withFirstLine(content.body, content.standfirst) : content.body, { findFile, rewriteLink }),
      custom_excerpt: isLong ? null : content.standfirst || null,
      feature_image: hero?.address ?? null,
      locale: content.language,
      created_at: publishedAt ?? updatedAt,
      updated_at: updatedAt,
      published_at: state === 'published' || state === 'scheduled' ? publishedAt : null,
    }
  }

  /** To what it leads to there: texts stand at the root, sections are tags. */
  function rewriteLink(href: string): string {
    return href.startsWith('/') ? `${GHOST_URL}${ghostAddress(href)}` : href
  }
}

/** A summary that is too long there is the first paragraph. */
const withFirstLine = (body: Body, words: string): Body => ({
  ...emptyBody,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }, ...body.content],
})

/** Where texts, sections and people stand here, and where there. */
export const MOVED_FOLDERS = [
  [addressOf.article(''), '/'],
  [addressOf.section(''), '/tag/'],
  [addressOf.author(''), '/author/'],
] as const

/** Where something of ours stands in Ghost, by its path here. */
export function ghostAddress(path: string): string {
  const [from, to] = MOVED_FOLDERS.find(([folder]) => path.startsWith(folder)) ?? ['', '']
  return to + path.slice(from.length)
}

/** Ghost's identifiers are 24 signs; ours make them, so that they are the same each time. */
const objectId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 24)

interface GhostTag {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
}

/** Sections and tags are both tags there: those of one slug are one. */
function namesBySlug(given: readonly (readonly [id: string, Omit<GhostTag, 'id'>])[]): ReadonlyMap<string, GhostTag> {
  const bySlug = new Map<string, GhostTag>()
  return new Map(
    given.map(([id, { name, slug, description }]) => {
      const tag = bySlug.get(slug) ?? { id: objectId(id), name, slug, description }
      bySlug.set(slug, tag)
      return [id, tag]
    }),
  )
}
