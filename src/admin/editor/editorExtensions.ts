import type { Extensions, Node } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'
import { FindInText } from './find/findInText.ts'
import { AudioView } from './nodes/AudioView.tsx'
import { Audio, Button, Embed, File, Gallery, Image, PullQuote, Video } from './nodes/blocks.ts'
import { ButtonView } from './nodes/ButtonView.tsx'
import { CalloutView } from './nodes/CalloutView.tsx'
import { CodeBlockView } from './nodes/CodeBlockView.tsx'
import { EmbedView } from './nodes/EmbedView.tsx'
import { FileView } from './nodes/FileView.tsx'
import { GalleryView } from './nodes/GalleryView.tsx'
import { ImageView } from './nodes/ImageView.tsx'
import { PullQuoteView } from './nodes/PullQuoteView.tsx'
import { TableView } from './nodes/TableView.tsx'
import { VideoView } from './nodes/VideoView.tsx'
import { Callout, CodeBlock, Table } from './nodes/writtenBlocks.ts'
import { wordExtensions } from './schemaExtensions.ts'
import { Typography } from './typography/typography.ts'

const shownBy = (node: Node, view: ComponentType<ReactNodeViewProps>) => node.extend({ addNodeView: () => ReactNodeViewRenderer(view) })

/** The content model as it is seen and touched. */
export function editorExtensions(placeholder: string, hasTypography: boolean): Extensions {
  return [
    ...wordExtensions,
    shownBy(PullQuote, PullQuoteView),
    shownBy(Callout, CalloutView),
    shownBy(CodeBlock, CodeBlockView),
    // The rows of a table stand in its `tbody`, which React does not draw: they are ProseMirror's.
    Table.extend({ addNodeView: () => ReactNodeViewRenderer(TableView, { contentDOMElementTag: 'tbody' }) }),
    shownBy(Image, ImageView),
    shownBy(Gallery, GalleryView),
    shownBy(Video, VideoView),
    shownBy(Audio, AudioView),
    shownBy(File, FileView),
    shownBy(Button, ButtonView),
    shownBy(Embed, EmbedView),
    Placeholder.configure({ placeholder }),
    FindInText,
    ...(hasTypography ? [Typography] : []),
  ]
}
