import { mergeAttributes, Node } from '@tiptap/core'

/** Attributes travel through the clipboard as one word of JSON: what is cut here is pasted whole. */
export function kept(names: readonly string[]) {
  return () =>
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          default: null,
          parseHTML: (element: HTMLElement): unknown => fromJson(element.getAttribute('data-attrs'))[name] ?? null,
          renderHTML: () => ({}),
        },
      ]),
    )
}

function fromJson(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // an object: just asked
  } catch {
    return {}
  }
}

/** A block that is not written but chosen: the surface shows it whole and moves it whole. */
function chosen(name: string, attributes: readonly string[]) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: kept(attributes),
    parseHTML: () => [{ tag: `div[data-block="${name}"]` }],
    renderHTML: ({ node }) => ['div', { 'data-block': name, 'data-attrs': JSON.stringify(node.attrs) }],
  })
}

/** `upload` names a file that is on its way in: see `pictureUploads.ts`. */
export const Image = chosen('image', ['media', 'caption', 'credit', 'upload'])
export const Gallery = chosen('gallery', ['items', 'caption'])
export const Video = chosen('video', ['provider', 'videoId', 'key', 'start', 'media', 'title', 'caption', 'poster', 'width', 'height'])
export const Audio = chosen('audio', ['media', 'title', 'caption'])
export const File = chosen('file', ['media', 'title', 'caption'])
export const Button = chosen('button', ['label', 'href'])
export const Embed = chosen('embed', ['provider', 'resource', 'title', 'caption', 'poster', 'height'])

export const PullQuote = Node.create({
  name: 'pullQuote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: kept(['attribution']),
  parseHTML: () => [{ tag: 'aside[data-block="pullQuote"]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'aside',
    mergeAttributes(HTMLAttributes, { 'data-block': 'pullQuote', 'data-attrs': JSON.stringify(node.attrs) }),
    0,
  ],
})

/** An item of a list. Ours lets any block begin it, as the content model does; the library's wants a paragraph first. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})
