import { mergeAttributes, Node } from '@tiptap/core'
import { CodeBlock as LibraryCodeBlock } from '@tiptap/extension-code-block'
import { Table as LibraryTable, TableCell as LibraryCell, TableHeader as LibraryHeader, TableRow } from '@tiptap/extension-table'
import { kept } from './blocks.ts'

/** What may stand in a box or a cell, as the content model has it. */
const PROSE = '(paragraph | bulletList | orderedList)+'

/** A box of words beside the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: PROSE,
  defining: true,
  addAttributes: kept(['look', 'title']),
  parseHTML: () => [{ tag: 'div[data-block="callout"]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-block': 'callout', 'data-attrs': JSON.stringify(node.attrs) }),
    0,
  ],
})

/** Columns are as wide as their words: nobody drags them, since a phone has another width. */
const Table = LibraryTable.extend({
  addAttributes: kept(['caption']),
  renderHTML: ({ node, HTMLAttributes }) => [
    'table',
    mergeAttributes(HTMLAttributes, { 'data-attrs': JSON.stringify(node.attrs) }),
    ['tbody', 0],
  ],
}).configure({ resizable: false })

const TableCell = LibraryCell.extend({ content: PROSE })
const TableHeader = LibraryHeader.extend({ content: PROSE })

/** Tab is a step of two spaces, and leaves the code where nothing is written in it. */
const CodeBlock = LibraryCodeBlock.configure({ enableTabIndentation: true, tabSize: 2, defaultLanguage: null })

export { CodeBlock, Table, TableCell, TableHeader, TableRow }
