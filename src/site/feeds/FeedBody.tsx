import { Fragment, type ReactNode } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { Block, Body, Footnote, Inline, ListItem } from '../../content/body/body.ts'
import { footnotesIn } from '../../content/body/footnotes.ts'
import { EMBED_PROVIDERS } from '../../content/body/embedProviders.ts'
import { codeText } from '../../content/body/text.ts'
import { videoPage } from '../../content/body/videoElsewhere.ts'
import { withoutEmptyParagraphs } from '../../content/body/isBlank.ts'
import { FILE_EXTENSIONS, type Media } from '../../content/kinds/media.ts'
import type { Messages } from '../../messages/messages.ts'
import { marked } from '../components/body/Inlines.tsx'
import { TableGrid } from '../components/body/TableBlock.tsx'
import { downloadOf } from '../downloadOf.ts'
import { FeedPicture } from './FeedPicture.tsx'

/** What a text needs to be read far from its page. */
export interface FarReading {
  readonly media: ReadonlyMap<string, Media>
  /** An address as it is reached from anywhere. */
  readonly absolute: (address: string) => string
  readonly messages: Messages['site']
}

interface Reading extends FarReading {
  readonly numberOf: ReadonlyMap<Footnote, number>
}

/**
 * A rich text for feed readers. They keep plain elements and drop the rest, styles and scripts first, so it is written without them:
 * one source for a picture, a link for a film. Notes are numbers in the text and a list below it: a link to a place in the page would
 * lead out of the reader's program, or to another article's note.
 */
export function FeedBody({ body, ...far }: FarReading & { readonly body: Body }) {
  const footnotes = footnotesIn(body)
  const reading: Reading = { ...far, numberOf: new Map(footnotes.map((note, index) => [note, index + 1])) }
  return (
    <>
      <Blocks blocks={body.content} reading={reading} />
      {footnotes.length > 0 && (
        <>
          <hr />
          <p>
            <strong>{far.messages.notes}</strong>
          </p>
          <ol>
            {footnotes.map((note, index) => (
              <li key={index}>
                <Inlines content={note.content} reading={reading} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function Blocks({ blocks, reading }: { readonly blocks: readonly Block[]; readonly reading: Reading }) {
  return withoutEmptyParagraphs(blocks).map((block, index) => <BlockView key={index} block={block} reading={reading} />)
}

function BlockView({ block, reading }: { readonly block: Block; readonly reading: Reading }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} reading={reading} />
        </p>
      )
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const
      return (
        <Heading>
          <Inlines content={block.content} reading={reading} />
        </Heading>
      )
    }
    case 'bulletList':
      return (
        <ul>
          <Items items={block.content} reading={reading} />
        </ul>
      )
    case 'orderedList':
      return (
        <ol start={block.attrs?.start}>
          <Items items={block.content} reading={reading} />
        </ol>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} reading={reading} />
        </blockquote>
      )
    case 'pullQuote':
      return (
        <blockquote>
          <p>
            <Inlines content={block.content} reading={reading} />
          </p>
          {block.attrs?.attribution && <p>{block.attrs.attribution}</p>}
        </blockquote>
      )
    case 'image': {
      const { media, caption, credit } = block.attrs
      return <FeedPicture media={reading.media.get(media)} caption={caption} credit={credit} absolute={reading.absolute} />
    }
    case 'gallery':
      return (
        <>
          {block.attrs.items.map(({ media, caption }, index) => (
            <FeedPicture key={index} media={reading.media.get(media)} caption={caption} absolute={reading.absolute} />
          ))}
          {block.attrs.caption && <p>{block.attrs.caption}</p>}
        </>
      )
    case 'video':
      return <Video video={block} reading={reading} />
    case 'audio':
      return <Audio audio={block} reading={reading} />
    case 'file':
      return <File file={block} reading={reading} />
    case 'button':
      return (
        <p>
          <a href={reading.absolute(block.attrs.href)}>
            <strong>{block.attrs.label}</strong>
          </a>
        </p>
      )
    case 'embed':
      return <Embed embed={block} reading={reading} />
    case 'codeBlock':
      return (
        <pre>
          <code>{codeText(block)}</code>
        </pre>
      )
    case 'callout':
      return (
        <blockquote>
          <p>
            <strong>{block.attrs.title ?? reading.messages.blocks.callouts[block.attrs.look]}</strong>
          </p>
          <Blocks blocks={block.content} reading={reading} />
        </blockquote>
      )
    case 'table':
      return <TableGrid table={block} draw={(blocks) => <Blocks blocks={blocks} reading={reading} />} />
    case 'horizontalRule':
      return <hr />
  }
}

function Items({ items, reading }: { readonly items: readonly ListItem[]; readonly reading: Reading }) {
  return items.map((item, index) => (
    <li key={index}>
      <Blocks blocks={item.content} reading={reading} />
    </li>
  ))
}

function Video({ video, reading }: { readonly video: Extract<Block, { type: 'video' }>; readonly reading: Reading }) {
  const { attrs } = video
  const file = attrs.provider === 'file' ? reading.media.get(attrs.media) : undefined
  if (attrs.provider === 'file' && !file) return null
  const caption = attrs.caption && <figcaption>{attrs.caption}</figcaption>
  return (
    <figure>
      {attrs.provider === 'file' ? (
        <video controls src={file && reading.absolute(addressOf.file(file.hash, 'mp4'))} title={attrs.title} />
      ) : (
        <p>
          <a href={videoPage(attrs)}>{reading.messages.playVideo(attrs.title)}</a>
        </p>
      )}
      {caption}
    </figure>
  )
}

function Audio({ audio, reading }: { readonly audio: Extract<Block, { type: 'audio' }>; readonly reading: Reading }) {
  const file = reading.media.get(audio.attrs.media)
  if (!file) return null
  return (
    <figure>
      <audio controls src={reading.absolute(addressOf.file(file.hash, FILE_EXTENSIONS[file.type]))} />
      <figcaption>{[audio.attrs.title, audio.attrs.caption].filter(Boolean).join('. ')}</figcaption>
    </figure>
  )
}

function File({ file, reading }: { readonly file: Extract<Block, { type: 'file' }>; readonly reading: Reading }) {
  const found = reading.media.get(file.attrs.media)
  if (!found) return null
  const { title, caption } = file.attrs
  const { address, format } = downloadOf(found)
  return (
    <p>
      <a href={reading.absolute(address)}>{reading.messages.blocks.download(title || found.fileName)}</a> ({format})
      {caption && `. ${caption}`}
    </p>
  )
}

function Embed({ embed, reading }: { readonly embed: Extract<Block, { type: 'embed' }>; readonly reading: Reading }) {
  const { provider, resource, title, caption } = embed.attrs
  const { name, sort, page } = EMBED_PROVIDERS[provider]
  return (
    <figure>
      <p>
        <a href={page(resource)}>{reading.messages.blocks.open[sort](title || name)}</a>
      </p>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Inlines({ content = [], reading }: { readonly content?: readonly Inline[] | undefined; readonly reading: Reading }) {
  return content.map((piece, index) => {
    if (piece.type === 'hardBreak') return <br key={index} />
    if (piece.type === 'footnote') return <sup key={index}>[{reading.numberOf.get(piece)}]</sup>
    return <Fragment key={index}>{marked(piece, reading.absolute)}</Fragment>
  })
}
