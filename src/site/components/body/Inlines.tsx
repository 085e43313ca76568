import { Fragment, type ReactNode } from 'react'
import type { Footnote, Inline, InlineMark, Text } from '../../../content/body/body.ts'
import type { Messages } from '../../../messages/messages.ts'

export interface Notes {
  readonly numberOf: ReadonlyMap<Footnote, number>
  readonly messages: Messages['site']
}

export const noteId = (number: number): string => `nota-${number}`
export const noteReferenceId = (number: number): string => `rif-nota-${number}`

/** A run of text with its marks, line breaks and references to footnotes. */
export function Inlines({ content = [], notes }: { readonly content?: readonly Inline[] | undefined; readonly notes: Notes }) {
  return content.map((piece, index) => {
    if (piece.type === 'hardBreak') return <br key={index} />
    if (piece.type === 'footnote') return <NoteReference key={index} footnote={piece} notes={notes} />
    return <Fragment key={index}>{marked(piece)}</Fragment>
  })
}

/** A piece of text in the marks that an editor gave it. `reach` says how its links are written: far from the page, whole. */
export function marked({ text, marks = [] }: Text, reach = (address: string) => address): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => wrap(mark, inner, reach), text)
}

function wrap(mark: InlineMark, inner: ReactNode, reach: (address: string) => string): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'code':
      return <code>{inner}</code>
    case 'strike':
      return <s>{inner}</s>
    case 'subscript':
      return <sub>{inner}</sub>
    case 'superscript':
      return <sup>{inner}</sup>
    case 'link':
      return <a href={reach(mark.attrs.href)}>{inner}</a>
  }
}

function NoteReference({ footnote, notes }: { readonly footnote: Footnote; readonly notes: Notes }) {
  const number = notes.numberOf.get(footnote)
  // A text that stands beside another has no notes.
  if (number === undefined) return null
  return (
    <sup className="note-reference">
      <a
        className="js-note"
        id={noteReferenceId(number)}
        href={`#${noteId(number)}`}
        aria-label={notes.messages.note(number)}
        data-go={notes.messages.article.goToNote}
      >
        {number}
      </a>
    </sup>
  )
}
