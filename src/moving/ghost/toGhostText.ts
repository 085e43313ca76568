import { isReserved } from '../../content/siteRoot.ts'
import { slugify } from '../../content/slug.ts'
import { toInstant, type Instant } from '../../content/time.ts'
import { bodyFromHtml } from '../html/bodyFromHtml.ts'
import { withExcerpt } from '../html/withExcerpt.ts'
import { pathWithin } from '../formerPath.ts'
import { MOST_AUTHORS, MOST_TAGS, MOST_TITLE, NEVER } from '../limits.ts'
import type { MovedHead } from '../links.ts'
import { distinct, note, type Note } from '../note.ts'
import type { OriginIds } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'
import { compareWords, htmlText, shownText } from '../words.ts'
import { isPage, textOf, type GhostFiling, type Row } from './ghostData.ts'
import { GHOST_URL, type GhostFiles } from './ghostFiles.ts'
import { lexicalToHtml } from './lexicalToHtml.ts'
import { mobiledocToHtml } from './mobiledocToHtml.ts'

interface GhostTextParts {
  readonly file: string
  readonly idOf: OriginIds
  readonly files: GhostFiles
  readonly filing: GhostFiling
  readonly meta: Row
  readonly fallback: { readonly section: string; readonly author: string }
  /** The address of the old site, if somebody said it. */
  readonly site: string
  readonly now: Instant
}

/** What is known of a text before it comes. */
export function headOf(post: Row): MovedHead {
  const id = textOf(post, 'id')
  const kind = isPage(post) ? 'page' : 'article'
  const slug = slugify(textOf(post, 'slug') || titleOf(post))
  return {
    kind,
    type: 'post',
    id,
    slug: kind === 'page' && isReserved(slug) ? `${slug}-${id.slice(-6)}` : slug,
    isShown: textOf(post, 'status') === 'published' && visibilityOf(post) === 'public',
    paths: [`/${textOf(post, 'slug')}`],
  }
}

const titleOf = (post: Row): string => textOf(post, 'title').replace(/\s+/g, ' ').trim()
const visibilityOf = (post: Row): string => textOf(post, 'visibility') || 'public'

/** Makes an article or a page of ours of one of Ghost's. */
export function toGhostText(post: Row, parts: GhostTextParts): MovedDocument {
  const { idOf, files, filing, meta, fallback, now } = parts
  const notes: Note[] = []
  const add = (one: Note): void => void notes.push(one)
  const id = textOf(post, 'id')
  const { kind, slug, paths } = headOf(post)
  const title = titleOf(post)
  const html = htmlOf(post, add)
  const converted = bodyFromHtml(html, {
    title,
    findMedia: (hint) => files.find(hint),
    rewriteLink: (href) => rewriteLink(href, files, parts.site),
    embedsLoneAddresses: true,
  })
  const state = stateOf(post, now, add)
  const hero = files.find({ addresses: [textOf(post, 'feature_image')] })
  if (textOf(post, 'feature_image') && hero?.sort !== 'picture') add(note('picture-missing', textOf(post, 'feature_image')))
  if (post['featured'] === 1 || post['featured'] === true) add(note('sticky', title))
  if (title.length > MOST_TITLE) add(note('title-cut', title))
  for (const field of ['codeinjection_head', 'codeinjection_foot'])
    if (textOf(post, field)) add(note('code-injection', field, textOf(post, field)))
  for (const [field, row] of UNPLACED) {
    const value = textOf(row === 'post' ? post : meta, field)
    if (value) add(note('custom-field', field, value))
  }
  const { standfirst, body } = withExcerpt(converted.body, textOf(post, 'custom_excerpt').trim(), add)
  for (const tag of filing.tags.slice(MOST_TAGS)) add(note('too-many', textOf(tag, 'name')))
  for (const author of filing.authors.slice(MOST_AUTHORS)) add(note('too-many', textOf(author, 'name')))
  const social = files.find({ addresses: [textOf(meta, 'og_image')] })
  return {
    kind,
    origin: { type: 'post', id, place: `${parts.file}#${id}` },
    title: title || id,
    content: {
      title: title.slice(0, MOST_TITLE) || `#${id}`,
      slug,
      standfirst,
      body,
      seoTitle: (textOf(meta, 'meta_title') || textOf(post, 'meta_title')).slice(0, 120),
      seoDescription: (textOf(meta, 'meta_description') || textOf(post, 'meta_description')).slice(0, 320),
      socialImage: social?.sort === 'picture' ? social.id : null,
      ...(kind === 'article' && {
        hero: hero?.sort === 'picture' ? hero.id : null,
        heroCaption: hero?.sort === 'picture' ? htmlText(textOf(meta, 'feature_image_caption')).slice(0, 600) : '',
        section: filing.section ? idOf('section', textOf(filing.section, 'id')) : idOf('fallback', 'section'),
        tags: filing.tags.slice(0, MOST_TAGS).map((tag) => idOf('tag', textOf(tag, 'id'))),
        authors:
          filing.authors.length > 0
            ? filing.authors.slice(0, MOST_AUTHORS).map((author) => idOf('author', textOf(author, 'id')))
            : [idOf('fallback', 'author')],
      }),
      publishAt: state.publishAt,
    },
    isPublished: state.isPublished,
    publishedAt: state.date,
    updatedAt: state.updatedAt,
    formerPaths: paths,
    notes: distinct([
      ...notes,
      ...(kind === 'article' && !filing.section ? [note('no-section', fallback.section)] : []),
      ...converted.notes,
    ]),
    words: compareWords(sourceText(post, html), shownText(body)),
    source: textOf(post, 'html') || html,
  }
}

/** The text as its editor has it, or as Ghost rendered it. */
/** What Ghost tells search engines and networks besides the title and the description, which have their place here. */
const UNPLACED = [
  ['canonical_url', 'post'],
  ['canonical_url', 'meta'],
  ['og_title', 'meta'],
  ['og_description', 'meta'],
  ['twitter_title', 'meta'],
  ['twitter_description', 'meta'],
] as const

function htmlOf(post: Row, add: (note: Note) => void): string {
  const [lexical, mobiledoc] = [textOf(post, 'lexical'), textOf(post, 'mobiledoc')]
  return (lexical && lexicalToHtml(lexical, add)) || (mobiledoc && mobiledocToHtml(mobiledoc, add)) || textOf(post, 'html')
}

/** Ghost keeps the words of a text by themselves too: they know nothing of our reading of it. */
const sourceText = (post: Row, html: string): string => (textOf(post, 'html') ? htmlText(textOf(post, 'html')) : htmlText(html))

/** To a file of ours, or to the path that it had there. */
export function rewriteLink(href: string, files: GhostFiles, site: string): string {
  const found = files.find({ addresses: [href] })?.address
  return found ?? (href.startsWith(GHOST_URL) ? href.slice(GHOST_URL.length) || '/' : pathWithin(site, href))
}

function stateOf(post: Row, now: Instant, add: (note: Note) => void) {
  const status = textOf(post, 'status')
  const visibility = visibilityOf(post)
  const date = instantOf(post, 'published_at')
  const isOpen = visibility === 'public'
  const isPublished = (status === 'published' || status === 'scheduled') && isOpen && date !== null
  if (!isOpen) add(note('visibility', visibility))
  else if (!isPublished && status !== 'draft') add(note('draft', status))
  const updated = instantOf(post, 'updated_at')
  return {
    isPublished,
    date: date ?? NEVER,
    updatedAt: updated !== null && updated <= now ? updated : now,
    publishAt: status === 'scheduled' ? date : null,
  }
}

function instantOf(post: Row, field: string): Instant | null {
  const value = post[field]
  const moment = typeof value === 'number' ? value : Date.parse(textOf(post, field))
  return Number.isNaN(moment) || moment <= 0 ? null : toInstant(new Date(moment))
}
