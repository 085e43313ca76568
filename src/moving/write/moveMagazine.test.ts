import { expect, it } from 'vitest'
import type { Refusal } from '../../content/newsroom/refusal.ts'
import { NEVER } from '../limits.ts'
import type { MovedRecord } from '../record.ts'
import { moveMagazine } from './moveMagazine.ts'

async function* record(): AsyncGenerator<MovedRecord> {
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
    },
  })
}

it.each<[Refusal, string]>([
  [{ reason: 'stale', revision: 2, by: 'Ada', at: NEVER }, 'Nel frattempo Ada ha salvato una versione più recente.'],
  [{ reason: 'slug-taken', slug: 'mare', free: 'mare-2' }, 'L’indirizzo «mare» è già usato.'],
])('says in a sentence what was refused: %j', async (refusal, sentence) => {
  const report = await moveMagazine({
    source: { system: 'wordpress', site: 'https://rivista.example' },
    records: record(),
    writer: { write: () => Promise.resolve([{ outcome: 'refused', refusal }]) },
    addRedirect: () => Promise.resolve(true),
    addConsents: () => Promise.resolve(),
    isDryRun: false,
    only: new Set(),
    locale: 'it',
    onProgress: () => undefined,
  })
  expect([...report.entries]).toMatchObject([{ outcome: 'refused', because: [sentence] }])
})
