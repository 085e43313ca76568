import { expect, it } from 'vitest'
import { messagesIn } from '../messages/messages.ts'
import { note } from './note.ts'
import { createReport } from './report.ts'
import { reportHtml } from './reportHtml.ts'
import type { MovedDocument } from './record.ts'

const HOSTILE = `"'><img src=x onerror=alert(1)><script>alert(1)</script></style></pre>&lt;`

it('writes what others wrote as words, wherever it stands', () => {
  const report = createReport({ system: 'wordpress', site: HOSTILE }, true)
  const origin = { type: HOSTILE, id: HOSTILE, place: HOSTILE }
  const document: Partial<MovedDocument> = {
    kind: 'article',
    title: HOSTILE,
    origin,
    notes: [{ what: 'shortcode-unknown', detail: HOSTILE, source: HOSTILE }],
    words: { source: 1, shown: 0, missing: [HOSTILE] },
  }
  // `constructor` is what every object has, and no reason of ours.
  report.add(document as MovedDocument /* what a report tells of */, 'refused', [HOSTILE, 'constructor'])
  report.leaveOut({ origin, title: HOSTILE, because: 'unreadable', detail: HOSTILE })
  const page = [...reportHtml(report.finish(), messagesIn('it').cli.moving, 'it')].join('')
  expect(page).not.toMatch(/<img|<script|native code/)
  expect(page.match(/&lt;script>/g)?.length).toBeGreaterThan(8)
  expect(page.match(/<\/(style|pre)>/g)).toEqual(['</style>', '</pre>'])
})

it('tells what changed its form before what is missing, each with what stood there', () => {
  const report = createReport({ system: 'wordpress', site: 'https://rivista.example' }, false)
  const document: Partial<MovedDocument> = {
    kind: 'article',
    title: 'Il ponte',
    origin: { type: 'post', id: '1', place: 'a.xml:7' },
    notes: [note('custom-field', 'umore', 'lieto'), note('shortcode-unknown', 'meteo', '[meteo]'), note('comments', '3')],
    words: null,
  }
  report.add(document as MovedDocument /* what a report tells of */, 'created', [])
  const page = [...reportHtml(report.finish(), messagesIn('it').cli.moving, 'it')].join('')
  const lines = [...page.matchAll(/<li[^>]*>(?:<details><summary>)?([^<]*)(?:<\/summary><pre>([^<]*))?/g)].map(([, ...found]) => found)
  expect(lines).toEqual([
    ['portato: 1', undefined],
    ['ha cambiato forma: uno shortcode sconosciuto, rimasto com’era: 1', undefined],
    ['lasciato fuori: un campo personalizzato: 1', undefined],
    ['lasciato fuori: aveva commenti: 1', undefined],
    ['ha cambiato forma: uno shortcode sconosciuto, rimasto com’era (meteo)', '[meteo]'],
    ['lasciato fuori: un campo personalizzato (umore)', 'lieto'],
    ['lasciato fuori: aveva commenti (3)', undefined],
  ])
})
