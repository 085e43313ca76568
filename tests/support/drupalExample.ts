import { stringify } from 'yaml'

/** Exports of Drupal for tests, written by us: what `content:export` and the Default Content module write. */

export interface EntityFields {
  readonly type: string
  readonly uuid: string
  readonly bundle?: string
  /** A value is an item of its own; a list is items as they are. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly translations?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export function entity({ type, uuid, bundle = type, fields, translations }: EntityFields) {
  return {
    _meta: { version: '1.0', entity_type: type, uuid, bundle, default_langcode: 'it' },
    default: inItems(fields),
    ...(translations && {
      translations: Object.fromEntries(Object.entries(translations).map(([language, own]) => [language, inItems(own)])),
    }),
  }
}

const inItems = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? (value as unknown[]) : [{ value }]]))

/** An export by the names of its files. */
export const drupalFiles = (...entities: readonly EntityFields[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entities.map((one) => [`${one.type}/${one.uuid}.yml`, stringify(entity(one))]))

export const node = (uuid: string, fields: EntityFields['fields'] = {}, more: Partial<EntityFields> = {}): EntityFields => ({
  type: 'node',
  bundle: 'article',
  uuid,
  fields: { status: true, title: `Testo ${uuid}`, created: 1557126489, changed: 1557126489, ...fields },
  ...more,
})

export const body = (value: string, format = 'full_html', summary = '') => [{ value, format, summary }]

export const term = (uuid: string, name: string, vocabulary = 'tags', fields: EntityFields['fields'] = {}): EntityFields => ({
  type: 'taxonomy_term',
  bundle: vocabulary,
  uuid,
  fields: { name, ...fields },
})

export const file = (uuid: string, path: string): EntityFields => ({
  type: 'file',
  uuid,
  fields: { filename: path.split('/').at(-1), uri: `public://${path}`, status: true },
})

export const media = (uuid: string, fields: EntityFields['fields'], bundle = 'image'): EntityFields => ({
  type: 'media',
  bundle,
  uuid,
  fields,
})
