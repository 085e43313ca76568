import { emptyBody, type Body } from '../../content/body/body.ts'
import { note, type Note } from '../note.ts'
import { paragraphs } from './containers.ts'
import { textPieces } from './inlines.ts'

const MOST_STANDFIRST = 600

/** A summary is the standfirst; one that is too long for it is the first paragraph, and no word of it is lost. */
export function withExcerpt(body: Body, excerpt: string, add: (note: Note) => void): { readonly standfirst: string; readonly body: Body } {
  if (excerpt.length <= MOST_STANDFIRST) return { standfirst: excerpt, body }
  add(note('excerpt-long', excerpt.slice(0, 80)))
  return { standfirst: '', body: { ...emptyBody, content: [...paragraphs(textPieces(excerpt, [])), ...body.content] } }
}
