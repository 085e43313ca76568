import { marked } from 'marked'
import { escaped } from '../html/element.ts'
import { note, type Note } from '../note.ts'
import type { Exported } from '../readYaml.ts'
import { htmlText } from '../words.ts'
import {
  entityOf,
  itemsOf,
  readDrupalFile,
  referenceIn,
  textIn,
  valueOf,
  wordsIn,
  type DrupalEntity,
  type DrupalItem,
} from './drupalEntity.ts'
import { SIGNERS, type DrupalIndex } from './drupalIndex.ts'
import { addressIn } from './drupalPaths.ts'
import { expandEmbeds, mediaHtml } from './expandEmbeds.ts'

/** What an entity says, whatever its fields are called. */
export interface FieldTexts {
  html: string
  /** Its words as they are written, for comparing. */
  source: string
  /** The files of pictures that no text has around it. */
  readonly pictures: string[]
}

interface FieldParts {
  readonly index: DrupalIndex
  readonly note: (note: Note) => void
}

/** What these fields hold is read elsewhere, or is for Drupal alone. */
const SILENT =
  /^(nid|vid|id|uuid|langcode|type|bundle|status|uid|title|name|created|changed|promote|sticky|default_langcode|path|moderation_state|publish_on|unpublish_on|menu_link|comment.*|metatag|field_meta_?tags|revision_.*|content_translation_.*|parent_.*|behavior_settings|thumbnail|reusable|info)$/
const MOST_DEPTH = 10
const PICTURE = /\.(jpe?g|png|gif|webp|avif)$/i

/** Makes HTML of all that an entity holds: its body first, then what else it says, in its order. No text is lost; what has another place here is noted. */
export async function fieldsToHtml(entity: Pick<DrupalEntity, 'fields' | 'place'>, parts: FieldParts, depth = 0): Promise<FieldTexts> {
  const { index, note: add } = parts
  const made: FieldTexts = { html: '', source: '', pictures: [] }
  const say = (html: string, source: string): void => {
    made.html += html
    made.source += ` ${source}`
  }
  for (const field of inOrder(entity.fields)) for (const item of itemsOf(entity.fields, field)) await readItem(field, item)
  return made

  async function readItem(field: string, item: DrupalItem): Promise<void> {
    const inner = entityOf(item['entity'], entity.place)
    const reference = referenceIn(item)
    const uri = textIn(item['uri'])
    if (inner) await readPart(inner)
    else if (reference && !uri) await readReference(field, reference)
    else if ('format' in item || field === 'body') readText(field, item)
    else if (uri || reference) readLink(field, item)
    else readValue(field, wordsIn(item))
  }

  async function readPart(inner: DrupalEntity): Promise<void> {
    add(note('block-unknown', `${inner.type} ${inner.bundle}`))
    if (depth >= MOST_DEPTH) return
    const texts = await fieldsToHtml(inner, parts, depth + 1)
    const shown = texts.pictures.map((uuid) => `<figure>${mediaHtml(uuid, index) ?? ''}</figure>`)
    say(texts.html + shown.join(''), texts.source)
  }

  async function readReference(field: string, uuid: string): Promise<void> {
    const part = index.parts.get(uuid)
    const file = index.files.fileOf(uuid)
    const text = index.texts.get(uuid)
    const inner = part && (await readDrupalFile(part))
    if (part) index.readParts.add(uuid)
    if (inner) await readPart(inner)
    else if (file && (file.file?.picture || PICTURE.test(file.path ?? ''))) made.pictures.push(file.uuid)
    else if (mediaHtml(uuid, index) !== null) say(`<figure>${mediaHtml(uuid, index) ?? ''}</figure>`, '')
    else if (!index.terms.has(uuid) && !SIGNERS.test(field))
      add(note('field-value', `${field}: ${text?.title ?? index.people.get(uuid)?.name ?? file?.name ?? uuid}`))
  }

  /** A text of more than one line, in the format that it names. */
  function readText(field: string, item: DrupalItem): void {
    const value = textIn(item['value'])
    if (!value.trim()) return
    if (field !== 'body' && depth === 0) add(note('field', field))
    const html = formatted(value, textIn(item['format']))
    if (field !== 'body' && textIn(item['summary']).trim()) readValue(`${field} summary`, htmlText(textIn(item['summary'])))
    say(expandEmbeds(html, { index, note: add }), htmlText(html))
  }

  function readLink(field: string, item: DrupalItem): void {
    const address = index.texts.get(referenceIn(item))?.link ?? addressIn(textIn(item['uri']))
    const words = textIn(item['title']) || address
    add(note('field', field))
    say(`<p><a href="${escaped(address)}">${escaped(words)}</a></p>`, words)
  }

  /** Words are kept; a colour, a number or a choice from a list is none. */
  function readValue(field: string, value: string): void {
    const isWords = /\s/.test(value) && /\p{L}{2}/u.test(value)
    if (isWords) {
      add(note('field', field))
      say(`<p>${escaped(value)}</p>`, value)
    } else if (value) add(note('field-value', `${field}: ${value}`.slice(0, 200)))
  }
}

/** The body first, however the file has it. */
function inOrder(fields: Exported): string[] {
  const names = Object.keys(fields).filter((field) => !SILENT.test(field))
  return [...names.filter((field) => field === 'body'), ...names.filter((field) => field !== 'body')]
}

const BLOCKS = /<(p|div|ul|ol|h[1-6]|blockquote|table|figure|pre|section|drupal-)/i

/** Formats without elements are lines; those of Markdown are Markdown. */
function formatted(value: string, format: string): string {
  if (/markdown/i.test(format)) return marked.parse(value, { async: false })
  if (format === 'plain_text') return `<div data-line-breaks>${escaped(value)}</div>`
  return BLOCKS.test(value) ? value : `<div data-line-breaks>${value}</div>`
}

interface Metatags {
  readonly title: string
  readonly description: string
  /** What else it tells search engines and networks. */
  readonly others: readonly (readonly [name: string, value: string])[]
}

/** The words that a node has for search engines: those of the Metatag module, without what it would put in by itself. */
export function metatagsOf(fields: Exported): Metatags {
  const given = ['field_meta_tags', 'field_metatags', 'field_metatag', 'metatag'].map((field) => itemsOf(fields, field)[0]?.['value'])
  const [value] = given.filter((one) => one !== undefined)
  const tags = typeof value === 'string' ? parsedJson(value) : value
  const written = typeof tags === 'object' && tags !== null ? Object.entries(tags as Record<string, unknown>) : [] // looked at one by one
  const read = new Map(written.map(([name, said]) => [name, typeof said === 'string' ? withoutTokens(said, fields) : '']))
  const { title = '', description = '', ...others } = Object.fromEntries(read)
  return { title, description, others: Object.entries(others).filter(([, said]) => said) }
}

const withoutTokens = (said: string, fields: Exported): string =>
  said
    .replace('[node:title]', valueOf(fields, 'title'))
    .replace(/\[[\w:-]+\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s|–-]+|[\s|–-]+$/g, '')

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
