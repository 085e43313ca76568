import { describe, expect, it } from 'vitest'
import { bodySchema, type Block, type Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { lexicalToHtml } from '../ghost/lexicalToHtml.ts'
import { bodyFromHtml } from '../html/bodyFromHtml.ts'
import type { FoundMedia } from '../html/media.ts'
import { compareWords } from '../words.ts'
import { createAttachments } from '../wordpress/attachments.ts'
import { textToHtml } from '../wordpress/textToHtml.ts'
import { bodyLexical } from './ghost/bodyLexical.ts'
import { bodyBlocks } from './wordpress/bodyBlocks.ts'

const IDS = {
  photo: '00000000-0000-4000-8000-000000000001',
  sound: '00000000-0000-4000-8000-000000000002',
  paper: '00000000-0000-4000-8000-000000000003',
  film: '00000000-0000-4000-8000-000000000004',
}
const FILES: Readonly<
  Record<
    string,
    {
      readonly number: number
      readonly type: 'image/jpeg' | 'audio/mpeg' | 'application/pdf' | 'video/mp4'
      readonly sort: FoundMedia['sort']
    }
  >
> = {
  [IDS.photo]: { number: 1, type: 'image/jpeg', sort: 'picture' },
  [IDS.sound]: { number: 2, type: 'audio/mpeg', sort: 'sound' },
  [IDS.paper]: { number: 3, type: 'application/pdf', sort: 'document' },
  [IDS.film]: { number: 4, type: 'video/mp4', sort: 'film' },
}
const addressOf = (id: string) => `https://rivista.example/media/${id}/file`
const findFile = (id: string) => {
  const found = FILES[id]
  return found && { ...found, address: addressOf(id), name: 'file', bytes: 10, alt: 'Un faro', width: 640, height: 360 }
}
const findMedia = ({
  number,
  addresses,
}: {
  readonly number?: string | undefined
  readonly addresses: readonly string[]
}): FoundMedia | undefined => {
  const [id, found] =
    Object.entries(FILES).find(([one, file]) => String(file.number) === number || addresses.includes(addressOf(one))) ?? []
  return id && found ? { id, sort: found.sort, address: addressOf(id) } : undefined
}

const text = (words: string, ...marks: ('bold' | 'italic' | 'strike')[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const p = (...content: Extract<Block, { type: 'paragraph' }>['content'] & object): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content,
})
const item = (...content: Block[]) => ({ type: 'listItem' as const, content })

const fromWordPress = (body: Body) => {
  const { content, footnotes } = bodyBlocks(body, findFile, 'n')
  const html = textToHtml({ text: content, id: '1' }, { attachments: createAttachments(new Map()), reusable: new Map() }, () => undefined)
  const notes = new Map(footnotes.map((one) => [one.id, one.content]))
  return bodyFromHtml(html, { title: 'x', findMedia, footnote: (id) => notes.get(id), embedsLoneAddresses: true }).body
}
const fromGhost = (body: Body) => {
  const html = lexicalToHtml(bodyLexical(body, { findFile, rewriteLink: (href) => href }), () => undefined)
  return bodyFromHtml(html ?? '', { title: 'x', findMedia, embedsLoneAddresses: true }).body
}

const BLOCKS: readonly [name: string, block: Block][] = [
  ['a paragraph', p(text('uno '), text('due', 'bold', 'italic'), { type: 'hardBreak' }, text('--> <b> & tre'))],
  ['a link', p({ ...text('qui'), marks: [{ type: 'link', attrs: { href: 'https://altrove.example/?a=1&b=2' } }] })],
  ['a heading', { type: 'heading', attrs: { level: 3 }, content: [text('Titolo')] }],
  ['a quote', { type: 'blockquote', content: [p(text('uno')), p(text('due'))] }],
  ['a quote that stands out', { type: 'pullQuote', attrs: { attribution: 'Ada Prima' }, content: [text('Grande')] }],
  [
    'a list',
    {
      type: 'bulletList',
      content: [item(p(text('uno')), { type: 'orderedList', attrs: { start: 3 }, content: [item(p(text('tre')))] }), item(p(text('due')))],
    },
  ],
  [
    'a list of more than lines',
    { type: 'orderedList', content: [item(p(text('uno')), p(text('ancora')), { type: 'blockquote', content: [p(text('detto'))] })] },
  ],
  ['a picture', { type: 'image', attrs: { media: IDS.photo, caption: 'Il faro “rosso” --> qui', credit: 'Ada' } }],
  ['a gallery', { type: 'gallery', attrs: { items: [{ media: IDS.photo }, { media: IDS.photo }], caption: 'Due volte' } }],
  ['a gallery with words', { type: 'gallery', attrs: { items: [{ media: IDS.photo, caption: 'Prima' }, { media: IDS.photo }] } }],
  ['a film', { type: 'video', attrs: { provider: 'file', media: IDS.film, title: 'Onde', caption: 'Il mare' } }],
  ['a film elsewhere', { type: 'video', attrs: { provider: 'vimeo', videoId: '123456', title: 'Onde', caption: 'Il mare' } }],
  ['a sound', { type: 'audio', attrs: { media: IDS.sound, title: 'La voce', caption: 'di lei' } }],
  ['a file', { type: 'file', attrs: { media: IDS.paper, title: 'Il bilancio', caption: 'del 2025' } }],
  ['a button', { type: 'button', attrs: { label: 'Abbonati', href: 'https://altrove.example/' } }],
  [
    'something on another site',
    { type: 'embed', attrs: { provider: 'spotify', resource: 'track/4cOdK2wGLETKBW3PvgPWqT', title: 'Una canzone', caption: 'sentita' } },
  ],
  ['code', { type: 'codeBlock', attrs: { language: 'javascript' }, content: [{ type: 'text', text: 'if (a < b) {\n  "c"\n}' }] }],
  [
    'a box',
    {
      type: 'callout',
      attrs: { look: 'note', title: 'Nota' },
      content: [p(text('bene')), { type: 'bulletList', content: [item(p(text('uno')))] }],
    },
  ],
  [
    'a table',
    {
      type: 'table',
      attrs: { caption: 'I conti' },
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', attrs: { colspan: 2 }, content: [p(text('a'))] },
            { type: 'tableCell', content: [p(text('1')), p(text('2'))] },
          ],
        },
      ],
    },
  ],
  ['a rule', { type: 'horizontalRule' }],
]

/** What is another block there. */
const COMES_AS: Readonly<Record<string, string>> = { 'a gallery with words from ghost': 'image' }

describe('a body for WordPress and for Ghost', () => {
  it.each(BLOCKS)('brings back %s', (name, block) => {
    const body: Body = { type: 'doc', content: [block] }
    expect(bodySchema.safeParse(body).success).toBe(true)
    for (const [system, back] of [
      ['wordpress', fromWordPress(body)],
      ['ghost', fromGhost(body)],
    ] as const) {
      expect(bodySchema.safeParse(back).success, system).toBe(true)
      expect(back.content[0]?.type, system).toBe(COMES_AS[`${name} from ${system}`] ?? block.type)
      expect(compareWords(bodyText(body), bodyText(back)).missing, system).toEqual([])
    }
  })

  it('brings back notes: where its sentence has them, or at the end', () => {
    const body: Body = { type: 'doc', content: [p(text('Uno'), { type: 'footnote', content: [text('Prima', 'italic')] }, text(' due'))] }
    expect(fromWordPress(body)).toEqual(body)
    expect(bodyText(fromGhost(body))).toBe('Uno[1] due\nPrima')
  })

  it('says the words of a picture that is no longer there', () => {
    const body: Body = {
      type: 'doc',
      content: [{ type: 'image', attrs: { media: '00000000-0000-4000-8000-000000000009', caption: 'Il faro' } }],
    }
    expect([bodyText(fromWordPress(body)), bodyText(fromGhost(body))]).toEqual(['Il faro', 'Il faro'])
  })
})
