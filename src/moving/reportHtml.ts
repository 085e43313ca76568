import { escaped } from './html/element.ts'
import type { Messages } from '../messages/messages.ts'
import { inOrder, NOTES, type Note, type NoteName } from './note.ts'
import { keptWords, outcomeWords } from './outcomeWords.ts'
import type { MoveReport, ReportEntry } from './report.ts'

type MovingMessages = Messages['cli']['moving']

/** The report as a page that stands by itself, piece by piece: sums first, then what needs a look, then every record. */
export function* reportHtml(
  { source, isDryRun, entries, leftOut, sums }: MoveReport,
  t: MovingMessages,
  language: string,
): Generator<string> {
  const outcomes = Object.entries(sums.outcomes).map(([outcome, count]) => ({
    words: t.outcomes[outcome as ReportEntry['outcome']],
    count,
  })) // its keys are those
  const counted = Object.entries(sums.notes).map(([what, count]) => ({ what: what as NoteName, count })) // as they were counted
  const notes = inOrder(counted).map(({ what, count }) => ({ words: `${t.forms[NOTES[what]]}: ${t.notes[what]}`, count }))
  const kept = keptWords(sums, t).map(({ words, count }) => ({ words: `${t.outcomes.kept}, ${words}`, count }))
  yield `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(t.report.title(source.site))}</title>
<style>${STYLE}</style>
<h1>${escaped(t.report.title(source.site))}</h1>
${isDryRun ? `<p><strong>${escaped(t.report.dryRun)}</strong></p>` : ''}
<p>${escaped(t.identical(sums.identical, sums.texts))}</p>
${sums.links > 0 ? `<p>${escaped(t.links(sums.links))}</p>` : ''}
${list([...outcomes, ...kept, ...notes].filter(({ count }) => count > 0).map(({ words, count }) => [`${words}: ${count}`]))}
<h2>${escaped(t.report.look)} (${countOf(entries, needsLook)})</h2>
`
  for (const entry of entries) if (needsLook(entry)) yield `${entryHtml(entry, t)}\n`
  yield `<h2>${escaped(t.report.leftOut)} (${leftOut.length})</h2>\n`
  if (leftOut.length > 0) {
    yield '<ul>'
    for (const { title, because, detail, origin, source: said } of leftOut)
      yield item(`${title}: ${t.leftOut[because]} (${[detail, origin.place].filter(Boolean).join(', ')})`, said)
    yield '</ul>\n'
  }
  yield `<h2>${escaped(t.report.all)} (${entries.length})</h2>\n<table>`
  for (const { kind, title, place, outcome } of entries)
    yield `<tr><td>${escaped(t.kinds[kind])}<td>${escaped(title)}<td>${escaped(t.outcomes[outcome])}<td>${escaped(place)}\n`
  yield '</table>\n</html>\n'
}

const needsLook = ({ outcome, notes, words }: ReportEntry): boolean =>
  outcome === 'refused' || outcome === 'kept' || notes.length > 0 || (words?.missing.length ?? 0) > 0

function countOf<Value>(values: Iterable<Value>, isCounted: (value: Value) => boolean): number {
  let count = 0
  for (const value of values) if (isCounted(value)) count += 1
  return count
}

function entryHtml({ kind, title, place, outcome, because, notes, words }: ReportEntry, t: MovingMessages): string {
  const missing = words?.missing ?? []
  return `<section><h3>${escaped(title)}</h3>
<p>${escaped(t.kinds[kind])}, ${escaped(place)}: ${escaped(outcomeWords({ outcome, because }, t))}</p>
${list(inOrder(notes).map((note) => [noteWords(note, t), note.source]))}
${missing.length > 0 ? `<p>${escaped(t.report.missing(missing.length))} ${escaped(missing.join(' '))}</p>` : ''}
</section>`
}

const noteWords = ({ what, detail }: Note, t: MovingMessages): string => `${t.forms[NOTES[what]]}: ${t.notes[what]} (${detail})`

type Line = readonly [words: string, source?: string | undefined]

const list = (lines: readonly Line[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map(([words, source]) => item(words, source)).join('')}</ul>`

/** A line; what stood there opens below it, as it was written. */
const item = (words: string, source?: string): string =>
  source
    ? `<li class="opens"><details><summary>${escaped(words)}</summary><pre>${escaped(source)}</pre></details>`
    : `<li>${escaped(words)}`

/** The magazine's colours; its faces are not at hand in a file that is kept by itself. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fffefa, #161513); --ink: light-dark(#1d1a16, #ece7dd); --quiet: light-dark(#6b6255, #a79f92); --line: light-dark(#ddd5c8, #3a362f) }
body { max-width: 46rem; margin: 2.5rem auto; padding: 0 1.25rem; font: 16px/1.55 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--paper) }
h1, h2, h3 { font-weight: 400; line-height: 1.2; overflow-wrap: anywhere }
h1 { font-size: clamp(1.6rem, 6vw, 2.2rem) }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 3px solid var(--ink); font-size: 1.35rem }
h3 { margin: 1.75rem 0 0; font-size: 1.1rem }
section p, td:not(:nth-child(2)) { margin: 0.2rem 0; color: var(--quiet); font-size: 0.9rem }
ul { padding-left: 1.2rem }
.opens { margin-left: -1.2rem; list-style: none }
summary { padding-left: 1.2rem; list-style: none; cursor: pointer }
summary::-webkit-details-marker { display: none }
summary::before { float: left; margin-left: -1.2rem; content: '▸' / '' }
[open] > summary::before { content: '▾' / '' }
pre { padding: 0.75rem; border: 1px solid var(--line); font-size: 0.85rem; white-space: pre-wrap; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
td { padding: 0.35rem 0.75rem 0.35rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }`
