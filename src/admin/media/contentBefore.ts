import type { Media } from '../../content/kinds/media.ts'
import type { FieldComparison } from '../../content/newsroom/compare.ts'
import { sideOf } from '../articles/edit/Differences.tsx'

/** What a file was before it was changed: what is no text was compared as JSON, and put together again is JSON. */
export function contentBefore(content: Media, comparisons: readonly FieldComparison[]): Media {
  const before = comparisons.map((comparison) => {
    const { field } = comparison
    const text = sideOf(comparison, 'before')
      .map((piece) => piece.text)
      .join('')
    const isText = typeof content[field as keyof Media] === 'string' // the comparisons are of this very content
    return [field, isText ? text : (JSON.parse(text || 'null') as unknown)]
  })
  return { ...content, ...(Object.fromEntries(before) as Partial<Media>) } // each field as the older revision has it
}
