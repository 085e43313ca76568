import { bodySchema, type Body } from '../../content/body/body.ts'
import type { MoveSample } from '../../content/moves/move.ts'
import type { Messages } from '../../messages/messages.ts'
import { escaped } from '../../moving/html/element.ts'
import { bodyHtml } from '../../moving/leave/bodyHtml.ts'
import { inOrder, NOTES, type NoteName } from '../../moving/note.ts'
import type { MovedDocument } from '../../moving/record.ts'

/** So many texts are shown side by side, and so much of each. */
const MOST_SAMPLES = 8
const MOST_UNCHANGED = 2
const MOST_LETTERS = 30_000

export interface MoveSamples {
  add(document: MovedDocument): void
  list(): readonly MoveSample[]
}

/** Keeps a few texts for whoever wants to see how they come: some that stay as they were, and one for each thing that changes its form. */
export function createMoveSamples(t: Messages['cli']['moving']): MoveSamples {
  const samples: MoveSample[] = []
  const seen = new Set<NoteName>()
  let unchanged = 0

  function isWorthShowing({ notes }: MovedDocument): boolean {
    if (samples.length >= MOST_SAMPLES) return false
    if (notes.length === 0) return (unchanged += 1) <= MOST_UNCHANGED
    const isNew = notes.some(({ what }) => !seen.has(what))
    for (const { what } of notes) seen.add(what)
    return isNew
  }

  return {
    add(document) {
      if (document.source === undefined || !isWorthShowing(document)) return
      const { title, origin, source, content, notes } = document
      samples.push({
        title,
        place: origin.place,
        before: inParagraphs(source).slice(0, MOST_LETTERS),
        after: shownHtml(content).slice(0, MOST_LETTERS),
        notes: inOrder(notes).map(({ what, detail }) => `${t.forms[NOTES[what]]}: ${t.notes[what]} (${detail.slice(0, 200)})`),
      })
    },
    list: () => samples,
  }
}

/** Old texts part their paragraphs by empty lines, which a browser does not see. */
const inParagraphs = (html: string): string => (/<p[\s>]/i.test(html) ? html : html.replace(/\r?\n/g, '<br>'))

/** The text with what stands above it. Files are named by what they are: in a trial they are not here. */
function shownHtml(content: MovedDocument['content']): string {
  const body = bodySchema.safeParse(content['body'])
  const standfirst = typeof content['standfirst'] === 'string' ? content['standfirst'] : ''
  const lead = standfirst && `<p><em>${escaped(standfirst)}</em></p>`
  return lead + (body.success ? withoutFiles(body.data) : '')
}

const withoutFiles = (body: Body): string => bodyHtml(body, () => ({ path: '', type: 'image/jpeg', alt: '▣' }))
