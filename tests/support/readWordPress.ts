import { expect } from 'vitest'
import type { Body } from '../../src/content/body/body.ts'
import { bodyText } from '../../src/content/body/text.ts'
import { rulesOf } from '../../src/content/kinds.ts'
import { parse } from '../../src/content/parse.ts'
import { originIds } from '../../src/moving/originIds.ts'
import type { MovedDocument, MovedRecord } from '../../src/moving/record.ts'
import type { TakeFile } from '../../src/moving/takeFile.ts'
import { openWordPress, type WordPressOptions } from '../../src/moving/wordpress/readWordPress.ts'
import { item, wxr, type ItemFields } from './wxrExample.ts'

export const idOf = originIds({ system: 'wordpress', site: 'https://rivista.example' })
const picture = { width: 1600, height: 900, widths: [320], formats: ['webp' as const], thumbhash: 'abcd' }
export const takeFile: TakeFile = ({ path }) =>
  Promise.resolve(
    path?.endsWith('.jpg')
      ? { ok: true, file: { fileName: path, hash: 'ab'.repeat(32), type: 'image/jpeg', bytes: 10, picture } }
      : { ok: false, because: 'not-found' },
  )

/** What comes of an export that has these items; each document is one that its kind takes. */
export async function readWordPress(
  items: readonly string[],
  options: Partial<WordPressOptions> = {},
  home?: string,
): Promise<MovedRecord[]> {
  const text = wxr(items.join('\n'), home)
  const file = {
    name: 'a.xml',
    open: async function* () {
      yield Buffer.from(text)
    },
  }
  const fallback = { section: 'Senza sezione', author: 'Redazione' }
  const magazine = await openWordPress([file], {
    sections: null,
    permalinks: [],
    fallback,
    takeFile,
    scratch: new Map(),
    now: '2026-11-17T08:00:00.000Z',
    ...options,
  })
  const records: MovedRecord[] = []
  for await (const record of magazine.records()) records.push(record)
  for (const record of records)
    if (record.is === 'document') expect(parse(rulesOf(record.document.kind).schema, record.document.content)).toMatchObject({ ok: true })
  return records
}

export const documents = (records: readonly MovedRecord[], kind: MovedDocument['kind']) =>
  records.flatMap((record) => (record.is === 'document' && record.document.kind === kind ? [record.document] : []))

export async function readOne(fields: ItemFields, others: readonly string[] = []): Promise<MovedDocument> {
  const [first] = documents(await readWordPress([...others, item(fields)]), fields.type === 'page' ? 'page' : 'article')
  if (!first) throw new Error('No text came')
  return first
}

export const photo = item({
  id: 50,
  type: 'attachment',
  title: 'Ponte',
  slug: 'ponte',
  file: '2019/05/ponte.jpg',
  excerpt: 'Il ponte',
  meta: { _wp_attachment_image_alt: 'Un ponte' },
})
export const textOf = ({ content }: MovedDocument) => bodyText(content['body'] as Body)
export const blocks = ({ content }: MovedDocument) => (content['body'] as Body).content
