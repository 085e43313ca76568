import { Fragment } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { Author } from '../../content/kinds/author.ts'
import type { Published } from '../../content/reading/publicContent.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface BylineProps {
  readonly layout: LayoutData
  readonly authors: readonly Published<Author>[]
  /** Do the names lead to their pages? Not in a list, where the headline is the link. */
  readonly isLinked?: boolean
}

/** Who signs: `di Ada Negri e Sibilla Aleramo`. */
export function Byline({ layout, authors, isLinked = false }: BylineProps) {
  if (authors.length === 0) return null
  const list = new Intl.ListFormat(layout.site.language, { type: 'conjunction' })
  // The places of the authors stand for their names, since two may have the same.
  const parts = list.formatToParts(authors.map((_, index) => String(index)))
  return (
    <span className="byline">
      {messagesOf(layout).by}{' '}
      <span className="byline-names">
        {parts.map(({ type, value }, place) => {
          const author = type === 'element' ? authors[Number(value)] : undefined
          if (!author) return <Fragment key={place}>{value}</Fragment>
          if (!isLinked) return <Fragment key={place}>{author.name}</Fragment>
          return (
            <a key={place} rel="author" href={addressOf.author(author.slug)}>
              {author.name}
            </a>
          )
        })}
      </span>
    </span>
  )
}
