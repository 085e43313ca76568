import { Fragment } from 'react'
import type { Footnote } from '../../../content/body/body.ts'
import { PageScript } from '../PageAssets.tsx'
import { marked, noteId, noteReferenceId, type Notes } from './Inlines.tsx'

/** The way back is never a line of its own. */
const NO_BREAK_SPACE = '\u00a0'

/** The notes at the foot of the text, each with its way back. */
export function Footnotes({ footnotes, notes }: { readonly footnotes: readonly Footnote[]; readonly notes: Notes }) {
  if (footnotes.length === 0) return null
  return (
    <section className="footnotes" aria-labelledby="note">
      <PageScript name="notes" />
      <h2 id="note">{notes.messages.notes}</h2>
      <ol>
        {footnotes.map((footnote, index) => (
          <li key={index} id={noteId(index + 1)}>
            {footnote.content.map((text, place) => (
              <Fragment key={place}>{marked(text)}</Fragment>
            ))}
            {NO_BREAK_SPACE}
            <a className="note-return" href={`#${noteReferenceId(index + 1)}`} aria-label={notes.messages.backToText(index + 1)}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
