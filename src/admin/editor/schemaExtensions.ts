import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { isSafeAddress } from '../../content/body/safeAddress.ts'
import { Audio, Button, Embed, File, Gallery, Image, ListItem, PullQuote, Video } from './nodes/blocks.ts'
import { Footnote } from './nodes/footnote.ts'
import { Subscript, Superscript } from './nodes/scripts.ts'
import { Callout, CodeBlock, Table, TableCell, TableHeader, TableRow } from './nodes/writtenBlocks.ts'

/** The marks and the words: what of the library we use, set to our content model. */
export const wordExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    underline: false,
    listItem: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeAddress(address),
      shouldAutoLink: (address) => /^(https?:|www\.)/.test(address),
    },
    dropcursor: { width: 2, class: 'drop-place' },
  }),
  ListItem,
  Footnote,
  Subscript,
  Superscript,
  TableRow,
  TableHeader,
  TableCell,
]

/** Every node and mark of the content model, with no view: what a test or a paste needs. */
export const schemaExtensions: Extensions = [
  ...wordExtensions,
  PullQuote,
  Callout,
  CodeBlock,
  Table,
  Image,
  Gallery,
  Video,
  Audio,
  File,
  Button,
  Embed,
]
