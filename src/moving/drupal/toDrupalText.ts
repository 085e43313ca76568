import type { Instant } from '../../content/time.ts'
import { bodyText } from '../../content/body/text.ts'
import { escaped } from '../html/element.ts'
import { createFitting, type Fitting } from '../fitting.ts'
import { bodyFromHtml } from '../html/bodyFromHtml.ts'
import { withExcerpt } from '../html/withExcerpt.ts'
import { pathWithin } from '../formerPath.ts'
import { MOST_AUTHORS, MOST_TAGS, MOST_TITLE, NEVER } from '../limits.ts'
import { distinct, note, type Note } from '../note.ts'
import type { OriginIds } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'
import type { Exported } from '../readYaml.ts'
import { compareWords, htmlText } from '../words.ts'
import { isTrue, itemsOf, momentOf, textIn, valueOf, type DrupalEntity } from './drupalEntity.ts'
import type { DrupalIndex } from './drupalIndex.ts'
import { mediaHtml } from './expandEmbeds.ts'
import { fieldsToHtml, metatagsOf } from './fieldsToHtml.ts'

interface DrupalTextParts {
  readonly index: DrupalIndex
  readonly idOf: OriginIds
  readonly fallback: { readonly section: string; readonly author: string }
  readonly now: Instant
  /** The address of the old site, if somebody said it. */
  readonly site: string
}

/** Makes an article or a page of ours of a node. */
export async function toDrupalText(node: DrupalEntity, parts: DrupalTextParts): Promise<MovedDocument> {
  const { index, idOf } = parts
  const { uuid, fields, bundle } = node
  const notes: Note[] = []
  const add = (one: Note): void => void notes.push(one)
  const { fit, leave } = createFitting(notes)
  const { kind, title, slug } = index.texts.get(uuid) ?? ({ kind: 'article', title: uuid, slug: uuid } as const)
  const texts = await fieldsToHtml(node, { index, note: add })
  const [hero, ...others] = kind === 'article' ? [heroOf(texts.pictures, index), ...restOf(texts.pictures, index)] : ['', ...texts.pictures]
  const converted = bodyFromHtml(texts.html + picturesHtml(others, index), {
    title,
    findMedia: index.files.finder(idOf),
    rewriteLink: (href) => index.files.finder(idOf)({ addresses: [href] })?.address ?? pathWithin(parts.site, href),
    embedsLoneAddresses: true,
  })
  const summary = htmlText(textIn(itemsOf(fields, 'body')[0]?.['summary']))
    .replace(/\s+/g, ' ')
    .trim()
  const { standfirst, body } = withExcerpt(converted.body, summary, add)
  const state = stateOf(node, parts.now, add)
  const tags = metatagsOf(fields)
  const comments = Math.max(index.comments.get(uuid) ?? 0, commentsIn(fields))
  for (const [field, value] of tags.others) leave(field, value)
  if (isTrue(fields, 'sticky')) add(note('sticky', title))
  if (comments > 0) add(note('comments', String(comments)))
  if (!['article', 'page'].includes(bundle)) add(note('node-type', bundle))
  for (const [language, own] of node.translations) add(note('translation', `${language}: ${valueOf(own, 'title') || title}`, sourceIn(own)))
  return {
    kind,
    origin: { type: 'node', id: uuid, place: node.place },
    title: title || uuid,
    content: {
      title: fit('title', title, MOST_TITLE) || `#${uuid}`,
      slug,
      standfirst,
      body,
      language: /^en/i.test(node.language) ? 'en' : 'it',
      seoTitle: fit('seoTitle', tags.title, 120),
      seoDescription: fit('seoDescription', tags.description, 320),
      ...(kind === 'article' && { ...heroFields(hero, parts, fit), ...filedFields(node, parts, add) }),
      publishAt: state.publishAt,
      unpublishAt: state.unpublishAt,
    },
    isPublished: state.isPublished,
    publishedAt: state.date,
    updatedAt: state.updatedAt,
    modifiedAt: state.modifiedAt,
    formerPaths: index.paths.pathsOf(node),
    notes: distinct([...notes, ...converted.notes]),
    words: compareWords(texts.source, bodyText(body)),
    source: texts.html,
  }
}

/** The opening picture: the first that a field names, if it came. */
const heroOf = (pictures: readonly string[], { files }: DrupalIndex): string =>
  pictures.find((uuid) => files.fileOf(uuid)?.file?.picture) ?? ''

function restOf(pictures: readonly string[], index: DrupalIndex): string[] {
  const hero = heroOf(pictures, index)
  return pictures.filter((uuid) => uuid !== hero)
}

/** Pictures that stood in fields of their own come after the text, more than one as a gallery. */
function picturesHtml(pictures: readonly string[], index: DrupalIndex): string {
  const figures = pictures.map(
    (uuid) => `<figure>${mediaHtml(uuid, index) ?? ''}<figcaption>${escaped(index.files.fileOf(uuid)?.caption)}</figcaption></figure>`,
  )
  return figures.length > 1 ? `<figure class="gallery">${figures.join('')}</figure>` : figures.join('')
}

function heroFields(uuid: string, { index, idOf }: DrupalTextParts, fit: Fitting['fit']) {
  const hero = index.files.fileOf(uuid)
  return { hero: hero ? idOf('file', hero.uuid) : null, heroCaption: fit('heroCaption', hero?.caption ?? '', 600) }
}

function filedFields(node: DrupalEntity, { index, idOf, fallback }: DrupalTextParts, add: (note: Note) => void) {
  const { section, tags } = index.fileNode(node)
  const people = index.signersOf(node)
  if (!section) add(note('no-section', fallback.section))
  if (people.length === 0) add(note('no-author', fallback.author))
  for (const one of [...tags.slice(MOST_TAGS), ...people.slice(MOST_AUTHORS)]) add(note('too-many', one.name))
  return {
    section: section ? idOf('term', section.id) : idOf('fallback', 'section'),
    tags: tags.slice(0, MOST_TAGS).map(({ id }) => idOf('term', id)),
    authors: people.length > 0 ? people.slice(0, MOST_AUTHORS).map(({ id }) => idOf('user', id)) : [idOf('fallback', 'author')],
  }
}

function stateOf({ fields }: DrupalEntity, now: Instant, add: (note: Note) => void) {
  const date = momentOf(fields, 'created')
  const planned = momentOf(fields, 'publish_on')
  const ends = momentOf(fields, 'unpublish_on')
  const moderation = valueOf(fields, 'moderation_state')
  const isPlanned = planned !== null && planned > now
  const isPublished = (isTrue(fields, 'status') || isPlanned) && date !== null
  if (!isPublished && moderation && moderation !== 'draft') add(note('draft', moderation))
  const modifiedAt = momentOf(fields, 'changed')
  return {
    isPublished,
    date: (isPlanned ? planned : date) ?? NEVER,
    updatedAt: [modifiedAt, date].find((one) => one !== null && one <= now) ?? now,
    modifiedAt,
    publishAt: isPlanned ? planned : null,
    unpublishAt: ends !== null && ends > now && (!isPlanned || ends > planned) ? ends : null,
  }
}

/** The text of another language, to be kept aside. */
const sourceIn = (fields: DrupalEntity['fields']): string => textIn(itemsOf(fields, 'body')[0]?.['value'])

/** How many comments a node says that it has: they may not have been exported. What the field is called, its owner chose. */
const commentsIn = (fields: Exported): number =>
  Object.keys(fields).reduce(
    (sum, field) => sum + itemsOf(fields, field).reduce((count, item) => count + (Number(textIn(item['comment_count'])) || 0), 0),
    0,
  )
