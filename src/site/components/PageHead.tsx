import type { ReactNode } from 'react'

interface PageHeadProps {
  /** What kind of page it is, above its name. */
  readonly kicker?: string
  readonly title: string
  readonly text?: string
  /** Set in small letters below: how many articles, which page. */
  readonly note?: string
  readonly children?: ReactNode
}

/** The head of a list: its name, and what it is about. */
export function PageHead({ kicker, title, text, note, children }: PageHeadProps) {
  return (
    <header className="page-head">
      {kicker && <p className="kicker">{kicker}</p>}
      <h1>{title}</h1>
      {text && <p className="standfirst">{text}</p>}
      {note && <p className="page-note">{note}</p>}
      {children}
    </header>
  )
}
