import type { Extensions, Node } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'
import { FindInText } from './find/findInText.ts'
import { AudioView } from './nodes/AudioView.tsx'
import { Audio, Gallery, Image, PullQuote, Video } from './nodes/blocks.ts'
import { GalleryView } from './nodes/GalleryView.tsx'
import { ImageView } from './nodes/ImageView.tsx'
import { PullQuoteView } from './nodes/PullQuoteView.tsx'
import { VideoView } from './nodes/VideoView.tsx'
import { wordExtensions } from './schemaExtensions.ts'
import { Typography } from './typography/typography.ts'

const shownBy = (node: Node, view: ComponentType<ReactNodeViewProps>) => node.extend({ addNodeView: () => ReactNodeViewRenderer(view) })

/** The content model as it is seen and touched. */
export function editorExtensions(placeholder: string, hasTypography: boolean): Extensions {
  return [
    ...wordExtensions,
    shownBy(PullQuote, PullQuoteView),
    shownBy(Image, ImageView),
    shownBy(Gallery, GalleryView),
    shownBy(Video, VideoView),
    shownBy(Audio, AudioView),
    Placeholder.configure({ placeholder }),
    FindInText,
    ...(hasTypography ? [Typography] : []),
  ]
}
