import { expect, it } from 'vitest'
import { takePictures } from '../../../tests/support/takePictures.ts'
import type { Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { rulesOf } from '../../content/kinds.ts'
import { parse } from '../../content/parse.ts'
import type { MovedDocument, MovedRecord } from '../record.ts'
import { openDrupal } from './readDrupal.ts'

/** An entity as the module and the command write it. */
const yaml = (type: string, uuid: string, bundle: string, fields: string): [string, string] => [
  `content/${type}/${uuid}.yml`,
  `_meta:\n  version: '1.0'\n  entity_type: ${type}\n  uuid: ${uuid}\n  bundle: ${bundle}\n  default_langcode: it\ndefault:\n${fields}`,
]

const EXPORT = Object.fromEntries([
  yaml(
    'node',
    'n1',
    'article',
    `  revision_uid:
    -
      target_id: 1
  status:
    -
      value: true
  uid:
    -
      entity: u1
  title:
    -
      value: 'Il ponte'
  created:
    -
      value: 1700000000
  changed:
    -
      value: 1700000100
  promote:
    -
      value: true
  sticky:
    -
      value: false
  unpublish_on:
    -
      value: 1900000000
  path:
    -
      alias: /citta/il-ponte
      langcode: it
  body:
    -
      value: '<p>Era <strong>notte</strong>. <a href="/citta/altro" title="Leggi">Qui</a></p>'
      format: basic_html
      summary: 'Un ponte di notte'
  field_date:
    -
      value: '2024-05-01'
      end_value: '2024-05-03'
  field_place:
    -
      country_code: IT
      address_line1: 'Via Roma 1'
      locality: Torino
  field_related:
    -
      entity: gone-1
  field_editor:
    -
      entity: u2
  field_category:
    -
      entity: t1
  field_meta_tags:
    -
      value:
        title: 'Il ponte | Rivista'
        canonical_url: 'https://altrove.example/ponte'
`,
  ),
  yaml(
    'user',
    'u1',
    'user',
    `  name:\n    -\n      value: ada\n  mail:\n    -\n      value: ada@privata.example\n  field_bio:\n    -\n      value: '<p>Scrive di ponti</p>'\n      format: basic_html\n  user_picture:\n    -\n      entity: f1\n      alt: Ada\n  field_city:\n    -\n      value: Torino\n`,
  ),
  yaml('user', 'u2', 'user', `  name:\n    -\n      value: bea\n  mail:\n    -\n      value: bea@privata.example\n`),
  yaml('taxonomy_term', 't1', 'category', `  name:\n    -\n      value: Città\n  field_colour:\n    -\n      value: rosso\n`),
  yaml('taxonomy_term', 't2', 'category', `  name:\n    -\n      value: Vuota\n`),
  yaml('file', 'f1', 'file', `  filename:\n    -\n      value: ada.jpg\n  uri:\n    -\n      value: 'public://ada.jpg'\n`),
  yaml('file', 'f2', 'file', `  filename:\n    -\n      value: a.psd\n  uri:\n    -\n      value: 'public://a.psd'\n`),
  yaml(
    'media',
    'm1',
    'image',
    `  name:\n    -\n      value: Ada\n  field_media_image:\n    -\n      entity: f1\n      alt: Ada\n  field_rights:\n    -\n      value: 'Solo stampa'\n`,
  ),
  yaml(
    'media',
    'm2',
    'document',
    `  name:\n    -\n      value: A\n  field_media_document:\n    -\n      entity: f2\n      description: 'Il progetto'\n`,
  ),
  yaml(
    'block_content',
    'b1',
    'basic',
    `  info:\n    -\n      value: 'Riquadro a destra'\n  body:\n    -\n      value: '<p>Abbonati</p>'\n      format: basic_html\n`,
  ),
  yaml(
    'menu_link_content',
    'l1',
    'menu_link_content',
    `  enabled:\n    -\n      value: true\n  title:\n    -\n      value: Ponte\n  menu_name:\n    -\n      value: main\n  link:\n    -\n      target_uuid: n1\n      title: ''\n  weight:\n    -\n      value: 0\n  parent:\n    -\n      value: 'menu_link_content:l9'\n  description:\n    -\n      value: 'Di notte'\n`,
  ),
  yaml(
    'menu_link_content',
    'l2',
    'menu_link_content',
    `  enabled:\n    -\n      value: false\n  title:\n    -\n      value: Spento\n  menu_name:\n    -\n      value: main\n  link:\n    -\n      uri: 'https://altrove.example'\n`,
  ),
  yaml('webform_submission', 'w1', 'contact', `  sid:\n    -\n      value: 1\n`),
])

const documents = (records: readonly MovedRecord[], kind: MovedDocument['kind']) =>
  records.flatMap((record) => (record.is === 'document' && record.document.kind === kind ? [record.document] : []))

it('tells all that an export holds and no place here does', async () => {
  const given = Object.entries(EXPORT).map(([name, text]) => ({ name, read: () => Promise.resolve(Buffer.from(text)) }))
  const fallback = { section: 'Senza sezione', author: 'Redazione' }
  const magazine = await openDrupal(given, { sections: null, fallback, takeFile: takePictures, now: '2026-11-17T08:00:00.000Z', site: '' })
  const records: MovedRecord[] = []
  for await (const record of magazine.records()) records.push(record)
  for (const record of records)
    if (record.is === 'document') expect(parse(rulesOf(record.document.kind).schema, record.document.content)).toMatchObject({ ok: true })

  const [text] = documents(records, 'article')
  expect(text).toMatchObject({
    content: {
      title: 'Il ponte',
      standfirst: 'Un ponte di notte',
      seoTitle: 'Il ponte | Rivista',
      unpublishAt: '2030-03-17T17:46:40.000Z',
    },
    formerPaths: ['/citta/il-ponte'],
    words: { missing: [] },
  })
  expect(bodyText(text?.content['body'] as Body)).toBe('Era notte. Qui\nIT Via Roma 1 Torino')
  expect(text?.notes.map(({ what, detail }) => `${what}: ${detail}`)).toEqual([
    'field-value: field_date: 2024-05-01 2024-05-03',
    'field: field_place',
    'field-value: field_related: gone-1',
    'field-value: field_editor: bea',
    'custom-field: canonical_url',
    'hover-text: Leggi',
  ])
  expect(documents(records, 'author')).toMatchObject([
    {
      content: { name: 'ada', bio: 'Scrive di ponti', portrait: expect.any(String) as string },
      notes: [{ detail: 'field_city', source: 'Torino' }],
    },
  ])
  expect(documents(records, 'section')).toMatchObject([{ notes: [{ detail: 'field_colour', source: 'rosso' }] }])
  expect(documents(records, 'media')).toMatchObject([
    { content: { alt: 'Ada' }, notes: [{ detail: 'field_rights', source: 'Solo stampa' }] },
  ])
  expect(documents(records, 'menu')[0]).toMatchObject({
    content: { items: [{ label: 'Ponte', address: '/citta/il-ponte' }] },
    notes: [
      { what: 'target-missing', detail: 'Spento' },
      { what: 'menu-nesting', detail: 'Ponte' },
      { what: 'hover-text', detail: 'Di notte' },
    ],
  })
  expect(records.flatMap((record) => (record.is === 'left-out' ? [record.leftOut] : []))).toMatchObject([
    { title: 'a.psd', because: 'not-found', source: 'Il progetto' },
    { title: 'Vuota', because: 'unused' },
    { title: 'bea', because: 'unused' },
    { detail: 'webform_submission contact', because: 'unknown-type' },
    { title: 'Riquadro a destra', because: 'no-place', source: '<p>Abbonati</p>' },
  ])
  expect(JSON.stringify(records)).not.toContain('privata')
})
