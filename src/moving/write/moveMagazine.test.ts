import { expect, it } from 'vitest'
import type { Refusal } from '../../content/newsroom/refusal.ts'
import { emptyBody } from '../../content/body/body.ts'
import { NEVER } from '../limits.ts'
import type { MovedDocument, MovedRecord } from '../record.ts'
import { moveMagazine } from './moveMagazine.ts'
import type { Written } from './writerParts.ts'

async function* record(more: Partial<MovedDocument> = {}): AsyncGenerator<MovedRecord> {
  yield await Promise.resolve({
    is: 'document',
    document: {
      kind: 'tag',
      origin: { type: 'tag', id: '1', place: 'a.xml:3' },
      title: 'Mare',
      content: {},
      isPublished: true,
      publishedAt: NEVER,
      updatedAt: NEVER,
      modifiedAt: null,
      formerPaths: [],
      notes: [],
      words: null,
      ...more,
    },
  })
}

it.each<[Refusal, string]>([
  [{ reason: 'stale', revision: 2, by: 'Ada', at: NEVER }, 'Nel frattempo Ada ha salvato una versione più recente.'],
  [{ reason: 'slug-taken', slug: 'mare', free: 'mare-2' }, 'L’indirizzo «mare» è già usato.'],
])('says in a sentence what was refused: %j', async (refusal, sentence) => {
  const report = await move(record(), () => ({ outcome: 'refused', refusal }))
  expect([...report.entries]).toMatchObject([{ outcome: 'refused', because: [sentence] }])
})

it.each([
  ['an article that has none', { kind: 'article', content: { body: emptyBody } }, false, ['no-body']],
  ['a draft that has none', { kind: 'article', content: { body: emptyBody }, isPublished: false }, false, []],
  ['a page, which needs none', { kind: 'page', content: { body: emptyBody } }, true, []],
] as const)('brings what was shown without a text as a draft, and says so: %s', async (_name, more, isPublished, notes) => {
  const written: MovedDocument[] = []
  const report = await move(record(more), (document) => {
    written.push(document)
    return { outcome: 'created' }
  })
  expect(written).toMatchObject([{ isPublished }])
  expect([...report.entries].flatMap((entry) => entry.notes.map(({ what }) => what))).toEqual(notes)
})

it('says of links to a point of another text that the point may not be there', async () => {
  const points = ['/articoli/mare#la-secca']
  const report = await move(record(), () => ({ outcome: 'created', links: 1, points }))
  expect([...report.entries]).toMatchObject([{ links: 1, notes: [{ what: 'point', detail: '/articoli/mare#la-secca' }] }])
})

function move(records: AsyncGenerator<MovedRecord>, write: (document: MovedDocument) => Written) {
  return moveMagazine({
    source: { system: 'wordpress', site: 'https://rivista.example' },
    records,
    writer: { write: (documents) => Promise.resolve(documents.map(write)) },
    addRedirect: () => Promise.resolve(true),
    addConsents: () => Promise.resolve(),
    addOrigins: () => Promise.resolve(),
    isDryRun: false,
    only: new Set(),
    locale: 'it',
    onProgress: () => undefined,
  })
}
