import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { storedContents } from '../../../tests/support/storedContents.ts'
import { engines } from '../../../tests/support/stores.ts'
import { CALLOUT_LOOKS, PLAIN_MARKS, type Block } from '../../content/body/body.ts'
import { EMBED_PROVIDER_NAMES } from '../../content/body/embedProviders.ts'
import { kinds, rulesOf, schemaVersionOf, type Kind } from '../../content/kinds.ts'
import { changedFields } from '../../content/newsroom/compare.ts'
import { readContent, type StoredContent } from './storedContent.ts'

const everyKind = Object.keys(kinds) as Kind[]
const everyVersion = everyKind.flatMap((kind) =>
  storedContents[kind].map((content, index): [Kind, number, StoredContent] => [
    kind,
    index + 1,
    { content: JSON.stringify(content), schemaVersion: index + 1 },
  ]),
)

const WHAT_TO_DO = `If this fails because its schema has changed:
1. give the kind an upgrade that makes of the shape before what the schema takes now (see popupUpgrades in src/content/kinds/popup.ts),
2. add an example of the new shape at the end of its list in tests/support/storedContents.ts.`

describe('the schema', () => {
  it.each(everyKind)('of %s has an example of each of its versions', (kind) => {
    expect(storedContents[kind], WHAT_TO_DO).toHaveLength(schemaVersionOf(kind))
  })

  it.each(everyVersion)('of %s finds nothing to change in what its version %i let in', (kind, _version, stored) => {
    const content = { ...readContent(kind, stored) }
    const parsed = rulesOf(kind).schema.safeParse(content)
    expect(parsed.error?.issues ?? [], WHAT_TO_DO).toEqual([])
    expect(changedFields(content, { ...parsed.data }), WHAT_TO_DO).toEqual([])
  })
})

/** Every shape that a body may hold, by the words that say which it is. */
const SHAPES: Record<Block['type'], true> = {
  paragraph: true,
  heading: true,
  pullQuote: true,
  image: true,
  gallery: true,
  video: true,
  audio: true,
  file: true,
  button: true,
  embed: true,
  codeBlock: true,
  horizontalRule: true,
  bulletList: true,
  orderedList: true,
  blockquote: true,
  callout: true,
  table: true,
}

it.each([
  ...Object.keys(SHAPES).map((type) => ['type', type]),
  ...['hardBreak', 'footnote', 'link', ...PLAIN_MARKS].map((type) => ['type', type]),
  ...['youtube', 'vimeo', 'file', ...EMBED_PROVIDER_NAMES].map((provider) => ['provider', provider]),
  ...CALLOUT_LOOKS.map((look) => ['look', look]),
])('an example of a body has the %s %s', (name, value) => {
  expect(JSON.stringify(storedContents.article[0])).toContain(`"${name}":"${value}"`)
})

describe('reading', () => {
  it('keeps what is there over what an upgrade would give', () => {
    const content = JSON.stringify({ ...storedContents.popup[0], edition: 3 })
    expect(readContent('popup', { content, schemaVersion: 1 })).toMatchObject({
      edition: 3,
      variants: [],
      webhook: '',
      doNotShowAgain: true,
    })
  })

  it.each([
    ['a delay', { delayDisplay: 3, heightOffset: '', offsetType: 0 }, { type: 'delay', seconds: 3 }],
    [
      'an offset, which took the place of the delay',
      { delayDisplay: 3, heightOffset: '50%', offsetType: 0.5 },
      { type: 'scroll', offset: '50%', line: 0.5 },
    ],
  ])('makes a trigger of %s', (_name, fields, trigger) => {
    const content = readContent('popup', { content: JSON.stringify({ ...storedContents.popup[1], ...fields }), schemaVersion: 2 })
    expect(content).toMatchObject({ trigger })
  })

  it('does not check again what was let in: a rule that came later is for what is saved from then on', () => {
    const amounts = [{ amount: '-10 €', label: '', address: 'http://paga.example/' }]
    expect(readContent('supportSettings', { content: JSON.stringify({ amounts }), schemaVersion: 1 })).toMatchObject({ amounts })
  })
})

describe.each(engines)('a document from an older version, on %s', (engine) => {
  it('is the same for editors and readers, and saving it unchanged records no change', async () => {
    const { database, newsroom, publicContent, ada } = await openNewsroom(engine)
    const admin = { ...ada, role: 'amministratore' } as const
    for (const kind of everyKind) {
      const newest = storedContents[kind].at(-1)
      const { id } = unwrap(await newsroom.create(admin, kind, newest))
      for (const [, , stored] of everyVersion.filter(([each]) => each === kind)) {
        const { revision } = unwrap(await newsroom.find(admin, kind, id))
        await database.db.updateTable('revision').set(stored).where('documentId', '=', id).where('number', '=', revision).execute()
        const { content } = unwrap(await newsroom.find(admin, kind, id))
        if (kind === 'popupSettings') expect(await publicContent.popupSettings()).toEqual(content)
        unwrap(await newsroom.save(admin, kind, id, revision, content))
        const [saved] = unwrap(await newsroom.revisions(admin, kind, id))
        expect([kind, stored.schemaVersion, saved?.changed]).toEqual([kind, stored.schemaVersion, []])
      }
    }
  })
})

describe.each(engines)('what lists show of a document from before they showed more, on %s', (engine) => {
  it('is blank until its next save and publication', async () => {
    const { database, newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Vecchio')))
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    await database.db.updateTable('publication').set({ card: '{"title":"Vecchio"}' }).where('documentId', '=', id).execute()
    await database.db.updateTable('documentSummary').set({ summary: '{}' }).where('documentId', '=', id).execute()
    expect(await publicContent.articles({}, { limit: 1 }, now())).toMatchObject([{ title: 'Vecchio', kicker: '', authors: [], hero: null }])
    const query = { kind: 'article', sort: { by: 'title', isDescending: false }, limit: 1, offset: 0 } as const
    expect(unwrap(await newsroom.list(ada, query)).documents).toMatchObject([{ title: 'Vecchio', summary: { authors: [], words: 0 } }])
  })
})
