import type { Block } from '../../../content/body/body.ts'
import type { Media } from '../../../content/kinds/media.ts'
import { fileSize } from '../../../messages/numbers.ts'
import { downloadOf } from '../../downloadOf.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { PageStyle } from '../PageAssets.tsx'

interface FileBlockProps {
  readonly file: Extract<Block, { type: 'file' }>
  readonly media: ReadonlyMap<string, Media>
  readonly layout: Pick<LayoutData, 'site' | 'siteUrl'>
}

/** A file to take away: what it is called, of which format and how large; on paper, where it is. */
export function FileBlock({ file, media, layout }: FileBlockProps) {
  const found = media.get(file.attrs.media)
  if (!found) return null
  const { title, caption } = file.attrs
  const { address, format } = downloadOf(found)
  return (
    <div className="file">
      <PageStyle name="blocks" />
      <a href={address} download={found.fileName}>
        <span className="file-words">{messagesOf(layout).blocks.download(title || found.fileName)}</span>{' '}
        <span className="file-facts">
          {format}, {fileSize(found.bytes, layout.site.language)}
        </span>
      </a>
      {caption && <p>{caption}</p>}
      <p className="print-source">{new URL(address, layout.siteUrl).href}</p>
    </div>
  )
}
