import { parseFragment } from 'parse5'
import type { Instant } from '../../content/time.ts'
import { bodyText } from '../../content/body/text.ts'
import { createFitting, type Fitting } from '../fitting.ts'
import { bodyFromHtml } from '../html/bodyFromHtml.ts'
import { withExcerpt } from '../html/withExcerpt.ts'
import type { Filed } from '../filing.ts'
import { MOST_AUTHORS, MOST_TAGS, MOST_TITLE, NEVER } from '../limits.ts'
import { distinct, note, type Note } from '../note.ts'
import type { OriginIds } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'
import { compareWords, htmlText } from '../words.ts'
import { withoutMarks } from './blocks.ts'
import { modifiedAtOf, writtenAtOf } from './entryDates.ts'
import { findMediaIn, rewriteLinkIn } from './findAttachment.ts'
import { fieldOf, metaOf, type WxrEntry } from './readWxr.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { featuredHtml, KNOWN_SHORTCODES, PAGE_MARK, textToHtml } from './textToHtml.ts'
import { fileEntry, signersOf, standingOf, titleOf, type WxrIndex } from './wxrIndex.ts'

export interface TextParts {
  readonly index: WxrIndex
  readonly idOf: OriginIds
  readonly site: string
  readonly language: 'it' | 'en'
  /** The section and the author of texts that name none. */
  readonly fallback: { readonly section: string; readonly author: string }
  readonly now: Instant
}

/** Makes an article or a page of ours of a post or a page of WordPress. */
export function toText(entry: WxrEntry, kind: 'article' | 'page', parts: TextParts): MovedDocument {
  const { index, idOf, site } = parts
  const notes: Note[] = []
  const add = (one: Note): void => void notes.push(one)
  const fitting = createFitting(notes)
  const id = fieldOf(entry, 'post_id')
  const raw = fieldOf(entry, 'encoded')
  const title = titleOf(entry)
  const footnotes = footnotesOf(entry)
  const opening = kind === 'page' ? featuredHtml(metaOf(entry, '_thumbnail_id'), index) : ''
  const html = opening + textToHtml({ text: raw, id }, index, add)
  const parsed = parseFragment(html)
  const converted = bodyFromHtml(parsed, {
    title,
    findMedia: findMediaIn(index, idOf),
    rewriteLink: rewriteLinkIn(index, site),
    footnote: (name) => footnotes.get(name),
    embedsLoneAddresses: true,
  })
  const excerpt = htmlText(fieldOf(entry, 'excerpt')).replace(/\s+/g, ' ').trim()
  const { standfirst, body } = withExcerpt(converted.body, excerpt, add)
  const state = stateOf(entry, parts.now, add)
  if (fieldOf(entry, 'is_sticky') === '1') add(note('sticky', title))
  if (entry.comments > 0) add(note('comments', String(entry.comments)))
  if (entry.pings > 0) add(note('pings', String(entry.pings)))
  for (const one of notesOnExtras(entry, kind)) add(one)
  const plain = withoutShortcodes(raw.replace(PAGE_MARK, ' '), KNOWN_SHORTCODES)
  // Mostly nothing was done to the text but to leave the marks of its blocks out, which are no words: then it was parsed already.
  const isAsWritten = withoutMarks(plain) === html
  const source = [htmlText(isAsWritten ? parsed : plain), ...[...footnotes.values()].map(htmlText)].join(' ')
  const { slug, paths } = standingOf(index, entry, kind === 'article' ? 'post' : 'page')
  return {
    kind,
    origin: { type: 'post', id, place: entry.place },
    title: title || id,
    content: {
      title: fitting.fit('title', title, MOST_TITLE) || `#${id}`,
      ...(slug && { slug }),
      standfirst,
      body,
      language: parts.language,
      ...seoOf(entry, title, parts, fitting),
      ...(kind === 'article' && articleFields(entry, fileEntry(index, entry), parts, add, fitting)),
      publishAt: state.publishAt,
    },
    isPublished: state.isPublished,
    publishedAt: state.date,
    updatedAt: state.updatedAt,
    modifiedAt: state.modifiedAt,
    formerPaths: paths,
    notes: distinct([...notes, ...converted.notes]),
    words: compareWords(source, bodyText(body)),
    source: raw,
  }
}

/** Where a text is filed that is no category, tag or author, and what plugins or editors wrote down of it: no place here holds it. */
function notesOnExtras({ terms, meta }: WxrEntry, kind: 'article' | 'page'): Note[] {
  // A page is filed under nothing here.
  const isKnown = (domain: string) => (kind === 'page' ? domain === 'author' || domain === 'post_format' : KNOWN_TAXONOMIES.has(domain))
  const filed = terms.filter(({ domain }) => !isKnown(domain)).map(({ domain, slug, name }) => `${domain}: ${name || slug}`)
  const fields = [...meta].filter(([key, values]) => isCustomField(key) && values.some((value) => value.trim()))
  return [...filed.map((one) => note('taxonomy', one)), ...fields.map(([key, values]) => note('custom-field', key, values.join('\n')))]
}

/** A format is how a theme drew a text, and no list leads to it. */
const KNOWN_TAXONOMIES: ReadonlySet<string> = new Set(['category', 'post_tag', 'tag', 'author', 'post_format'])

/** Keys with a line before them are the system's own and its plugins'; of those only an address that search engines were led to is missed. */
const isCustomField = (key: string): boolean =>
  key === '_yoast_wpseo_canonical' ||
  key === 'rank_math_canonical_url' ||
  !(key.startsWith('_') || key.startsWith('rank_math_') || key === 'footnotes')

function articleFields(
  entry: WxrEntry,
  { section, tags }: Filed,
  { index, idOf, fallback }: TextParts,
  add: (note: Note) => void,
  { fit }: Fitting,
) {
  const people = signersOf(index, entry).flatMap((login) => index.people.get(login) ?? [])
  if (!section) add(note('no-section', fallback.section))
  if (people.length === 0) add(note('no-author', fallback.author))
  for (const one of [...tags.slice(MOST_TAGS), ...people.slice(MOST_AUTHORS)]) add(note('too-many', one.name))
  const thumbnail = metaOf(entry, '_thumbnail_id')
  const hero = index.attachments.get(thumbnail)
  if (thumbnail && !hero?.file) add(note('picture-missing', hero?.address ?? `#${thumbnail}`))
  return {
    hero: hero?.file?.picture ? idOf('post', hero.id) : null,
    heroCaption: hero?.file?.picture ? fit('heroCaption', hero.caption, 600) : '',
    section: section ? idOf('category', section.id) : idOf('fallback', 'section'),
    tags: tags.slice(0, MOST_TAGS).map(({ type, id }) => idOf(type, id)),
    authors: people.length > 0 ? people.slice(0, MOST_AUTHORS).map(({ id }) => idOf('author', id)) : [idOf('fallback', 'author')],
  }
}

interface TextState {
  readonly isPublished: boolean
  readonly date: Instant
  readonly updatedAt: Instant
  readonly modifiedAt: Instant | null
  readonly publishAt: Instant | null
}

function stateOf(entry: WxrEntry, now: Instant, add: (note: Note) => void): TextState {
  const status = fieldOf(entry, 'status')
  const isSecret = fieldOf(entry, 'post_password') !== ''
  const date = writtenAtOf(entry)
  const modifiedAt = modifiedAtOf(entry)
  const isPublished = (status === 'publish' || status === 'future') && !isSecret && date !== null
  if (isSecret) add(note('password', titleOf(entry)))
  else if (!isPublished && status !== 'draft') add(note('draft', status))
  const updatedAt = [modifiedAt, date].find((one) => one !== null && one <= now) ?? now
  return {
    isPublished,
    date: date ?? NEVER,
    updatedAt: date && updatedAt < date && date <= now ? date : updatedAt,
    modifiedAt,
    publishAt: status === 'future' ? date : null,
  }
}

/** Titles and descriptions that were written for search engines. A pattern of a plugin's own says nothing more than the title does. */
function seoOf(entry: WxrEntry, title: string, { index, idOf }: TextParts, { fit }: Fitting) {
  const written = (...keys: string[]) => keys.map((key) => metaOf(entry, key).trim()).find(Boolean) ?? ''
  const seoTitle = written('_yoast_wpseo_title', 'rank_math_title')
    .replace(/%%?(?:title|post_title)%%?/g, title)
    .replace(/%%?sitename%%?/g, index.channel.get('title') ?? '')
    .replace(/%%?sep%%?/g, '–')
    .replace(/%%?[a-z_]+%%?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const social = index.attachments.get(written('_yoast_wpseo_opengraph-image-id', 'rank_math_facebook_image_id'))
  return {
    seoTitle: fit('seoTitle', seoTitle, 120),
    seoDescription: fit(
      'seoDescription',
      written('_yoast_wpseo_metadesc', 'rank_math_description')
        .replace(/%%?[a-z_]+%%?/g, '')
        .trim(),
      320,
    ),
    socialImage: social?.file?.picture ? idOf('post', social.id) : null,
  }
}

function footnotesOf(entry: WxrEntry): ReadonlyMap<string, string> {
  try {
    const given: unknown = JSON.parse(metaOf(entry, 'footnotes') || '[]')
    const notes = Array.isArray(given) ? (given as unknown[]) : []
    return new Map(notes.flatMap((one) => (isFootnote(one) ? [[one.id, one.content] as const] : [])))
  } catch {
    return new Map()
  }
}

const isFootnote = (value: unknown): value is { id: string; content: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'content' in value &&
  typeof value.id === 'string' &&
  typeof value.content === 'string'
