import { isReserved } from '../../content/addresses/siteRoot.ts'
import { bodyText } from '../../content/body/text.ts'
import { slugify } from '../../content/addresses/slug.ts'
import type { Instant } from '../../content/time.ts'
import { createFitting } from '../fitting.ts'
import { bodyFromHtml } from '../html/bodyFromHtml.ts'
import { escaped } from '../html/element.ts'
import { withExcerpt } from '../html/withExcerpt.ts'
import { pathWithin } from '../formerPath.ts'
import { MOST_AUTHORS, MOST_TAGS, MOST_TITLE, NEVER } from '../limits.ts'
import type { MovedHead } from '../links.ts'
import { distinct, note, type Note } from '../note.ts'
import type { OriginIds } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'
import { compareWords, htmlText } from '../words.ts'
import { instantOf, isPage, textOf, type GhostFiling, type Row } from './ghostData.ts'
import { GHOST_URL, type GhostFiles } from './ghostFiles.ts'
import { hasMarkdown, lexicalToHtml, parsed } from './lexicalToHtml.ts'
import { hasMarkdownCard, mobiledocToHtml } from './mobiledocToHtml.ts'

interface GhostTextParts {
  readonly file: string
  readonly idOf: OriginIds
  readonly files: GhostFiles
  readonly filing: GhostFiling
  readonly meta: Row
  readonly fallback: { readonly section: string; readonly author: string }
  /** How the addresses of texts were made; empty where the export does not say. */
  readonly permalinks: string
  /** How many comments readers saw below it. */
  readonly comments: number
  /** The address of the old site, if somebody said it. */
  readonly site: string
  readonly now: Instant
}

/** What is known of a text before it comes. */
export function headOf(post: Row, permalinks: string): MovedHead {
  const id = textOf(post, 'id')
  const kind = isPage(post) ? 'page' : 'article'
  const slug = slugify(textOf(post, 'slug') || titleOf(post))
  return {
    kind,
    type: 'post',
    id,
    slug: kind === 'page' && isReserved(slug) ? `${slug}-${id.slice(-6)}` : slug,
    isShown: textOf(post, 'status') === 'published' && visibilityOf(post) === 'public',
    paths: [...new Set([`/${textOf(post, 'slug')}`, ...(kind === 'article' ? datedPath(post, permalinks) : [])])],
  }
}

/** Where version 1 had its texts, if its settings say so: `/:year/:month/:day/:slug/`. */
function datedPath(post: Row, permalinks: string): string[] {
  const [year = '', month = '', day = ''] = (instantOf(post, 'published_at') ?? '').slice(0, 10).split('-')
  const values: Readonly<Record<string, string>> = { slug: textOf(post, 'slug'), id: textOf(post, 'id'), year, month, day }
  const path = permalinks.replace(/:([a-z_]+)/g, (whole, name: string) => values[name] ?? whole).replace(/\/+$/, '')
  return path.startsWith('/') && !path.includes(':') && !path.includes('//') ? [path] : []
}

const titleOf = (post: Row): string => textOf(post, 'title').replace(/\s+/g, ' ').trim()
const visibilityOf = (post: Row): string => textOf(post, 'visibility') || 'public'

/** Makes an article or a page of ours of one of Ghost's. */
export function toGhostText(post: Row, parts: GhostTextParts): MovedDocument {
  const { idOf, files, filing, meta, fallback, now } = parts
  const notes: Note[] = []
  const add = (one: Note): void => void notes.push(one)
  const { fit, leave } = createFitting(notes)
  const id = textOf(post, 'id')
  const { kind, slug, paths } = headOf(post, parts.permalinks)
  const title = titleOf(post)
  /** Before version 3 a text had these itself. */
  const said = (field: string): string => textOf(meta, field) || textOf(post, field)
  const pictureAt = (address: string) => {
    const found = files.find({ addresses: [address] })
    return found?.sort === 'picture' ? found : undefined
  }
  if (parts.comments > 0) add(note('comments', String(parts.comments)))
  const html = htmlOf(post, add)
  const converted = bodyFromHtml(kind === 'page' ? openingOf(post, said) + html : html, {
    title,
    findMedia: (hint) => files.find(hint),
    rewriteLink: (href) => rewriteLink(href, files, parts.site),
    embedsLoneAddresses: true,
  })
  const state = stateOf(post, now, add)
  const hero = pictureAt(textOf(post, 'feature_image'))
  if (textOf(post, 'feature_image') && !hero && kind === 'article') add(note('picture-missing', textOf(post, 'feature_image')))
  if (post['featured'] === 1 || post['featured'] === true) add(note('sticky', title))
  for (const field of ['codeinjection_head', 'codeinjection_foot'])
    if (textOf(post, field)) add(note('code-injection', field, textOf(post, field)))
  for (const field of UNPLACED) leave(field, said(field))
  const { standfirst, body } = withExcerpt(converted.body, textOf(post, 'custom_excerpt').trim(), add)
  for (const tag of filing.tags.slice(MOST_TAGS)) add(note('too-many', textOf(tag, 'name')))
  for (const author of filing.authors.slice(MOST_AUTHORS)) add(note('too-many', textOf(author, 'name')))
  const networks = ['og_image', 'twitter_image'].filter((field) => said(field))
  const socialImage = networks.map((field) => pictureAt(said(field))).find((one) => one !== undefined)
  for (const field of networks) if (!socialImage || pictureAt(said(field))?.id !== socialImage.id) leave(field, said(field))
  if (kind === 'page') leave('tags', [filing.section, ...filing.tags].map((tag) => (tag ? textOf(tag, 'name') : '')).join('\n'))
  return {
    kind,
    origin: { type: 'post', id, place: `${parts.file}#${id}` },
    title: title || id,
    content: {
      title: fit('title', title, MOST_TITLE) || `#${id}`,
      slug,
      standfirst,
      body,
      seoTitle: fit('seoTitle', said('meta_title'), 120),
      seoDescription: fit('seoDescription', said('meta_description'), 320),
      socialImage: socialImage?.id ?? null,
      ...(kind === 'article' && {
        hero: hero?.id ?? null,
        heroCaption: hero ? fit('heroCaption', htmlText(said('feature_image_caption')), 600) : '',
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
    modifiedAt: state.modifiedAt,
    formerPaths: paths,
    notes: distinct([
      ...notes,
      ...(kind === 'article' && !filing.section ? [note('no-section', fallback.section)] : []),
      ...(kind === 'article' && filing.authors.length === 0 ? [note('no-author', fallback.author)] : []),
      ...converted.notes,
    ]),
    words: compareWords(sourceText(post, html), bodyText(body)),
    source: textOf(post, 'html') || html,
  }
}

/** A page has no opening picture of its own here: it stands first in the text. */
const openingOf = (post: Row, said: (field: string) => string): string =>
  textOf(post, 'feature_image') &&
  `<figure><img src="${escaped(textOf(post, 'feature_image'))}" alt="${escaped(said('feature_image_alt'))}"><figcaption>${said('feature_image_caption')}</figcaption></figure>`

/** What Ghost tells search engines, networks and members besides the title and the description, which have their place here. */
const UNPLACED = ['canonical_url', 'og_title', 'og_description', 'twitter_title', 'twitter_description', 'email_subject', 'custom_template']

/** The text as its editor has it, or as Ghost rendered it; where it did not, at least its words. */
function htmlOf(post: Row, add: (note: Note) => void): string {
  const [lexical, mobiledoc, rendered] = [textOf(post, 'lexical'), textOf(post, 'mobiledoc'), textOf(post, 'html')]
  const isLexicalRead = lexical && !(rendered && hasMarkdown(lexical))
  const isMobiledocRead = mobiledoc && !(rendered && hasMarkdownCard(mobiledoc))
  const read = (isLexicalRead && lexicalToHtml(lexical, add)) || (isMobiledocRead && mobiledocToHtml(mobiledoc, add)) || rendered
  if (read) return read
  const unread = [lexical, mobiledoc].find((source) => source && parsed(source) === null)
  if (unread) add(note('block-unknown', 'post', unread))
  const plain = textOf(post, 'plaintext')
  return plain ? `<div data-line-breaks>${escaped(plain)}</div>` : ''
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
  const modifiedAt = instantOf(post, 'updated_at')
  return {
    isPublished,
    date: date ?? NEVER,
    updatedAt: modifiedAt !== null && modifiedAt <= now ? modifiedAt : now,
    modifiedAt,
    publishAt: status === 'scheduled' ? date : null,
  }
}
