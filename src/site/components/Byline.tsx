import type { Author } from '../../content/kinds/author.ts'
import type { Shown } from '../../content/reading/library.ts'
import { messagesOf, type Frame } from '../frame.ts'

/** Who signs: `di Ada Negri e Sibilla Aleramo`. */
export function Byline({ frame, authors }: { readonly frame: Frame; readonly authors: readonly Shown<Author>[] }) {
  if (authors.length === 0) return null
  const names = new Intl.ListFormat(frame.site.language, { type: 'conjunction' }).format(authors.map(({ name }) => name))
  return (
    <span className="byline">
      {messagesOf(frame).by} <span className="byline-names">{names}</span>
    </span>
  )
}
