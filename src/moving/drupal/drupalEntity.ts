import { toInstant, type Instant } from '../../content/time.ts'
import { readYaml, type Exported, type Yaml } from '../readYaml.ts'
import { UnreadableExport } from '../record.ts'

/** One file of an export: an entity, as `content:export` and the Default Content module write it. */
export interface DrupalFile {
  /** With its folder: `node/4f1c….yml`. */
  readonly name: string
  read(): Promise<Uint8Array>
}

/** A node, a term, a file: whatever Drupal keeps. Fields are lists, of which most hold one item. */
export interface DrupalEntity {
  readonly type: string
  readonly bundle: string
  readonly uuid: string
  readonly language: string
  readonly fields: Exported
  /** The fields that other languages have of their own. */
  readonly translations: ReadonlyMap<string, Exported>
  readonly place: string
}

export type DrupalItem = Exported

/** No entity is as long as this. */
const MOST_BYTES = 64 * 1024 * 1024

/** Reads a file; null for YAML that is no entity, such as a configuration that stands beside. */
export async function readDrupalFile(file: DrupalFile): Promise<DrupalEntity | null> {
  const bytes = await file.read()
  if (bytes.length > MOST_BYTES) throw new UnreadableExport('too-long', file.name)
  return entityOf(parsed(decode(bytes, file.name), file.name), file.name)
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableExport('encoding', name, 'utf-8', { cause })
  }
}

function parsed(text: string, name: string): Exported {
  try {
    const found = readYaml(text)
    if (found.ok) return found.value
    throw new UnreadableExport(found.fault === 'not-names' ? 'not-an-export' : 'syntax', `${name}:${found.line}`)
  } catch (cause) {
    if (cause instanceof RangeError) throw new UnreadableExport('too-deep', name, '', { cause })
    throw cause
  }
}

/** What stands in a file, or in the place of a reference to what belongs to nobody else. */
export function entityOf(value: Yaml | undefined, place: string): DrupalEntity | null {
  const [meta, fields] = isMap(value) ? [value['_meta'], value['default']] : []
  if (!isMap(value) || !isMap(meta) || !isMap(fields)) return null
  const [type, uuid] = [textIn(meta['entity_type']), textIn(meta['uuid'])]
  if (!type || !uuid) return null
  const translations = isMap(value['translations']) ? Object.entries(value['translations']) : []
  return {
    type,
    uuid,
    bundle: textIn(meta['bundle']) || type,
    language: textIn(meta['default_langcode']),
    fields,
    translations: new Map(translations.flatMap(([language, own]) => (isMap(own) ? [[language, own] as const] : []))),
    place,
  }
}

export function itemsOf(fields: Exported, name: string): readonly DrupalItem[] {
  const items = fields[name]
  return Array.isArray(items) ? (items as readonly Yaml[]).filter(isMap) : [] // `isArray` forgets what a list holds
}

/** The value of a field that holds one, as text; empty if it has none. */
export const valueOf = (fields: Exported, name: string): string => textIn(itemsOf(fields, name)[0]?.['value']).trim()

export const isTrue = (fields: Exported, name: string): boolean => ['true', '1'].includes(valueOf(fields, name))

/** A moment, by seconds or as it is written; null where it is none. */
export function momentOf(fields: Exported, name: string): Instant | null {
  const value = valueOf(fields, name)
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value)
  return milliseconds > 0 && milliseconds < LAST_MS ? toInstant(new Date(milliseconds)) : null
}

const LAST_MS = Date.UTC(9999, 11, 31)

/** What an item refers to; empty for one that refers to nothing, or holds it. */
export const referenceIn = (item: DrupalItem): string => textIn(item['entity']) || textIn(item['target_uuid'])

/** All that an item says, whatever its parts are called: a date has an end, a place has a street and a town. */
export const wordsIn = (item: DrupalItem): string =>
  Object.entries(item)
    .flatMap(([name, value]) => (name === 'format' || name === 'langcode' ? [] : textIn(value).trim() || []))
    .join(' ')

/** What its owner made it say besides, by field; those that `isRead` are read elsewhere. */
export function unplacedIn({ fields, translations }: DrupalEntity, isRead: (field: string) => boolean): (readonly [string, string])[] {
  const own = Object.keys(fields).filter((field) => field.startsWith('field_') && !isRead(field))
  return [
    ...own.map((field) => [field, itemsOf(fields, field).map(wordsIn).join('\n')] as const),
    ...[...translations].map(
      ([language, said]) =>
        [
          language,
          Object.keys(said)
            .flatMap((field) => itemsOf(said, field).map(wordsIn))
            .join('\n'),
        ] as const,
    ),
  ]
}

export const textIn = (value: Yaml | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

export const isMap = (value: Yaml | undefined): value is Exported => typeof value === 'object' && value !== null && !Array.isArray(value)
