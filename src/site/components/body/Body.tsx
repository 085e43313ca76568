import type { Block, Body as BodyDocument, ListItem } from '../../../content/body/body.ts'
import { footnotesIn } from '../../../content/body/footnotes.ts'
import { headingsIn } from '../../../content/body/headings.ts'
import { withoutEmptyParagraphs } from '../../../content/body/isBlank.ts'
import type { Media } from '../../../content/kinds/media.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { PageStyle } from '../PageAssets.tsx'
import { AudioBlock } from './AudioBlock.tsx'
import { CalloutBlock } from './CalloutBlock.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { EmbedBlock } from './EmbedBlock.tsx'
import { FigureBlock } from './FigureBlock.tsx'
import { FileBlock } from './FileBlock.tsx'
import { Footnotes } from './Footnotes.tsx'
import { GalleryBlock } from './GalleryBlock.tsx'
import { Inlines, type Notes } from './Inlines.tsx'
import { TableBlock } from './TableBlock.tsx'
import { VideoBlock } from './VideoBlock.tsx'

interface BodyProps {
  readonly body: BodyDocument
  readonly media: ReadonlyMap<string, Media>
  readonly layout: Pick<LayoutData, 'site' | 'siteUrl'>
  /** It stands on a page beside another text: it has no anchors and no notes, whose names would be the other's. */
  readonly isApart?: boolean
}

/** A rich text as readers see it. Each kind of block has a component of ours; there is no other way into a page. */
export function Body({ body, media, layout, isApart = false }: BodyProps) {
  const messages = messagesOf(layout)
  const footnotes = isApart ? [] : footnotesIn(body)
  const anchors: Anchors = isApart ? new Map<never, never>() : headingsIn(body)
  const notes: Notes = { numberOf: new Map(footnotes.map((note, index) => [note, index + 1])), messages }
  return (
    <div className="body">
      <Blocks blocks={body.content} media={media} notes={notes} anchors={anchors} layout={layout} />
      <Footnotes footnotes={footnotes} notes={notes} />
    </div>
  )
}

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly media: ReadonlyMap<string, Media>
  readonly notes: Notes
  readonly anchors: Anchors
  readonly layout: BodyProps['layout']
}

type Anchors = ReturnType<typeof headingsIn>

function Blocks({ blocks, ...rest }: BlocksProps) {
  // A body is rendered once and never changes, so a block's place is as good a key as any.
  return withoutEmptyParagraphs(blocks).map((block, index) => <BlockView key={index} block={block} {...rest} />)
}

function BlockView({ block, ...around }: Omit<BlocksProps, 'blocks'> & { readonly block: Block }) {
  const { media, notes, anchors } = around
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} notes={notes} />
        </p>
      )
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const
      const anchor = anchors.get(block)
      return (
        <Heading id={anchor?.id}>
          <Inlines content={block.content} notes={notes} />
          {anchor && (
            <a className="anchor" href={`#${anchor.id}`} aria-label={notes.messages.article.linkTo(anchor.text)}>
              #
            </a>
          )}
        </Heading>
      )
    }
    case 'bulletList':
      return (
        <ul>
          <Items items={block.content} {...around} />
        </ul>
      )
    case 'orderedList':
      return (
        <ol start={block.attrs?.start}>
          <Items items={block.content} {...around} />
        </ol>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} {...around} />
        </blockquote>
      )
    case 'pullQuote':
      return (
        <aside className="pull-quote">
          <p>
            <Inlines content={block.content} notes={notes} />
          </p>
          {block.attrs?.attribution && <p className="pull-quote-attribution">{block.attrs.attribution}</p>}
        </aside>
      )
    case 'image':
      return <FigureBlock image={block} media={media} />
    case 'gallery':
      return <GalleryBlock gallery={block} media={media} messages={notes.messages} />
    case 'video':
      return <VideoBlock video={block} media={media} messages={notes.messages} />
    case 'audio':
      return <AudioBlock audio={block} media={media} layout={around.layout} />
    case 'file':
      return <FileBlock file={block} media={media} layout={around.layout} />
    case 'button':
      return (
        <div className="button-line">
          <PageStyle name="blocks" />
          <a className="button" href={block.attrs.href}>
            {block.attrs.label}
          </a>
        </div>
      )
    case 'embed':
      return <EmbedBlock embed={block} media={media} messages={notes.messages} />
    case 'codeBlock':
      return <CodeBlock code={block} messages={notes.messages} />
    case 'callout':
      return (
        <CalloutBlock callout={block} messages={notes.messages}>
          <Blocks blocks={block.content} {...around} />
        </CalloutBlock>
      )
    case 'table':
      return <TableBlock table={block} messages={notes.messages} draw={(blocks) => <Blocks blocks={blocks} {...around} />} />
    case 'horizontalRule':
      return <hr />
  }
}

function Items({ items, ...rest }: Omit<BlocksProps, 'blocks'> & { readonly items: readonly ListItem[] }) {
  return items.map((item, index) => (
    <li key={index}>
      <Blocks blocks={item.content} {...rest} />
    </li>
  ))
}
