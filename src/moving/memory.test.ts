import { expect, it } from 'vitest'
import { heldForEach } from '../../tests/support/heldForEach.ts'
import { openScratchMap } from '../store/moves/scratchMap.ts'
import { note } from './note.ts'
import type { MovedDocument } from './record.ts'
import { createReport } from './report.ts'
import type { WxrEntry } from './wordpress/readWxr.ts'
import { addToIndex, emptyIndex } from './wordpress/wxrIndex.ts'

const WORDS = 'parole che nessun altro ha '.repeat(30)
const entry = (number: number, fields: Readonly<Record<string, string>>, meta: Readonly<Record<string, string>> = {}): WxrEntry => ({
  is: 'item',
  place: `rivista.xml:${number}`,
  fields: new Map(Object.entries({ post_id: String(number), ...fields })),
  meta: new Map(Object.entries(meta).map(([key, value]) => [key, [value]])),
  terms: [],
  comments: 0,
  pings: 0,
})

const link = (number: number) => `https://rivista.example/2019/05/testo-${number}/`
const file = (number: number) => `2019/05/foto-${number}.jpg`
const uploaded = (number: number) => `https://rivista.example/wp-content/uploads/${file(number)}`

const indexed = (entryOf: (number: number) => WxrEntry) => () => {
  const index = emptyIndex(null, [], openScratchMap())
  index.channel.set('base_blog_url', 'https://rivista.example')
  return (number: number) => addToIndex(index, entryOf(number))
}

it.each<[sentence: string, mostBytes: number, openTake: () => (number: number) => void]>([
  [
    'of a text that is to come',
    100,
    indexed((number) =>
      entry(number, {
        post_type: 'post',
        status: 'publish',
        post_name: `testo-${number}`,
        link: link(number),
        encoded: `${number} ${WORDS}`,
      }),
    ),
  ],
  [
    'of a file',
    100,
    indexed((number) =>
      entry(
        number,
        { post_type: 'attachment', attachment_url: uploaded(number), excerpt: `${number} ${WORDS}` },
        { _wp_attached_file: file(number) },
      ),
    ),
  ],
  [
    'of a file that only a text names',
    200,
    indexed((number) => entry(number, { post_type: 'page', encoded: `${WORDS} <img src="${uploaded(number)}">` })),
  ],
  [
    'of what became of a text',
    300,
    () => {
      const report = createReport({ system: 'wordpress', site: 'https://rivista.example' }, false)
      return (number) =>
        report.add(
          {
            kind: 'article',
            title: `Testo ${number}`,
            origin: { type: 'post', id: String(number), place: `rivista.xml:${number}` },
            notes: [note('shortcode-unknown', 'meteo', `[meteo citta="${number}"]`)],
            words: { there: 400, here: 400, missing: [] },
          } as unknown as MovedDocument, // all that a report is told of a text
          'created',
          [],
        )
    },
  ],
])('holds a line %s, packed, and no words', (_sentence, mostBytes, openTake) => {
  expect(heldForEach(openTake(), 4_000)).toBeLessThan(mostBytes)
})
