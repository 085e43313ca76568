import type { Block, CalloutLook, Inline, InlineMark } from '../content/body/body.ts'
import type { Opening } from '../content/kinds/article.ts'
import type { Media } from '../content/kinds/media.ts'

/** A picture that `pictures/` draws: the same name always gives the same drawing. */
export interface DemoPicture {
  readonly name: string
  readonly motif: Motif
  readonly palette: PaletteName
  /** Two wide and three high, the other way round than most. */
  readonly isStanding?: boolean
  readonly focus?: Media['focus']
  readonly alt: string
  readonly caption?: string
}

export type Motif =
  | 'sea'
  | 'arches'
  | 'night'
  | 'strata'
  | 'leaves'
  | 'shelves'
  | 'rooftops'
  | 'rings'
  | 'weave'
  | 'stairs'
  | 'windows'
  | 'contours'
  | 'cells'
  | 'mosaic'
  | 'beam'
  | 'table'
  | 'tower'

export type PaletteName = 'dawn' | 'dusk' | 'noon' | 'ink' | 'olive' | 'terracotta' | 'fog' | 'lagoon'

export type SectionKey = 'letture' | 'arti' | 'citta' | 'scienza' | 'ascolti'
export type AuthorKey = 'elena-marchetti' | 'tommaso-riva' | 'giulia-ferrante' | 'amedeo-sorrentino' | 'nora-bellini' | 'pietro-lanza'
export type IssueKey = 'il-retro' | 'porte' | 'acqua' | 'la-notte'

export interface DemoArticle {
  readonly title: string
  readonly kicker?: string
  readonly standfirst: string
  readonly section: SectionKey
  readonly authors: readonly [AuthorKey, ...AuthorKey[]]
  readonly tags: readonly string[]
  readonly issue?: IssueKey
  readonly daysAgo: number
  readonly hero: DemoPicture
  readonly opening?: Opening
  readonly isDuotone?: boolean
  readonly body: readonly DemoBlock[]
}

/** A block as the demo writes it: pictures, sounds and documents are named, and get their identifiers when they are stored. */
export type DemoBlock =
  | Exclude<Block, { type: 'image' | 'gallery' | 'audio' | 'video' | 'file' }>
  | { type: 'video'; videoId: string; title: string; caption: string; poster: DemoPicture }
  | { type: 'image'; picture: DemoPicture }
  | { type: 'gallery'; pictures: readonly DemoPicture[]; caption?: string }
  | { type: 'audio'; sound: 'onde'; title: string }
  | { type: 'file'; document: 'contare-le-porte-scheda'; title: string; caption: string }

export const p = (text: string): DemoBlock => ({ type: 'paragraph', content: inline(text) })
export const h2 = (text: string): DemoBlock => ({ type: 'heading', attrs: { level: 2 }, content: inline(text) })
export const h3 = (text: string): DemoBlock => ({ type: 'heading', attrs: { level: 3 }, content: inline(text) })
export const ul = (...items: string[]): DemoBlock => ({ type: 'bulletList', content: items.map(listItem) })
export const ol = (...items: string[]): DemoBlock => ({ type: 'orderedList', content: items.map(listItem) })
export const quote = (...paragraphs: string[]): DemoBlock => ({
  type: 'blockquote',
  content: paragraphs.map(line),
})
export const pullQuote = (text: string, attribution?: string): DemoBlock => ({
  type: 'pullQuote',
  ...(attribution && { attrs: { attribution } }),
  content: inline(text),
})
export const separator = (): DemoBlock => ({ type: 'horizontalRule' })
export const image = (picture: DemoPicture): DemoBlock => ({ type: 'image', picture })
export const gallery = (pictures: readonly DemoPicture[], caption?: string): DemoBlock => ({
  type: 'gallery',
  pictures,
  ...(caption && { caption }),
})
export const youtube = (videoId: string, title: string, caption: string, poster: DemoPicture): DemoBlock => ({
  type: 'video',
  videoId,
  title,
  caption,
  poster,
})
export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): DemoBlock => ({
  type: 'table',
  attrs: { caption },
  content: [head, ...rows].map((cells, row) => ({
    type: 'tableRow',
    content: cells.map((text, column) => ({ type: row === 0 || column === 0 ? 'tableHeader' : 'tableCell', content: [line(text)] })),
  })),
})
export const callout = (look: CalloutLook, title: string, ...paragraphs: string[]): DemoBlock => ({
  type: 'callout',
  attrs: { look, title },
  content: paragraphs.map(line),
})
export const code = (language: string, text: string): DemoBlock => ({
  type: 'codeBlock',
  attrs: { language },
  content: [{ type: 'text', text }],
})
export const button = (label: string, href: string): DemoBlock => ({ type: 'button', attrs: { label, href } })
export const openStreetMap = (resource: string, title: string, caption: string): DemoBlock => ({
  type: 'embed',
  attrs: { provider: 'openStreetMap', resource, title, caption },
})
export const audio = (sound: 'onde', title: string): DemoBlock => ({ type: 'audio', sound, title })
export const file = (document: 'contare-le-porte-scheda', title: string, caption: string): DemoBlock => ({
  type: 'file',
  document,
  title,
  caption,
})

const line = (text: string) => ({ type: 'paragraph' as const, content: inline(text) })
const listItem = (text: string) => ({ type: 'listItem' as const, content: [line(text)] })

/** Reads the shorthand of the demo prose: `*corsivo*`, `**grassetto**`, `` `codice` ``, `[testo](indirizzo)` and `^[nota]`. */
export function inline(source: string, marks: InlineMark[] = []): Inline[] {
  const pattern = /\^\[((?:[^[\]]|\[[^\]]*\]\([^)]*\))+)\]|\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g
  const pieces: Inline[] = []
  const plain = (text: string) => {
    if (text) pieces.push({ type: 'text', text, ...(marks.length > 0 && { marks }) })
  }
  let end = 0
  for (const match of source.matchAll(pattern)) {
    const [whole, note, strong, emphasis, code, label, href] = match
    plain(source.slice(end, match.index))
    end = match.index + whole.length
    if (note !== undefined) pieces.push({ type: 'footnote', content: inline(note).filter((piece) => piece.type === 'text') })
    else if (strong !== undefined) pieces.push(...inline(strong, [...marks, { type: 'bold' }]))
    else if (emphasis !== undefined) pieces.push(...inline(emphasis, [...marks, { type: 'italic' }]))
    else if (code !== undefined) pieces.push({ type: 'text', text: code, marks: [...marks, { type: 'code' }] })
    else if (label !== undefined && href !== undefined) pieces.push(...inline(label, [...marks, { type: 'link', attrs: { href } }]))
  }
  plain(source.slice(end))
  return pieces
}
