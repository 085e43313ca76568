import type { Block } from '../../../content/body/body.ts'
import { EMBED_PROVIDERS } from '../../../content/body/embedProviders.ts'
import type { Media } from '../../../content/kinds/media.ts'
import type { Messages } from '../../../messages/messages.ts'
import { EmbedDrawing } from './EmbedDrawing.tsx'
import { Facade } from './Facade.tsx'

interface EmbedBlockProps {
  readonly embed: Extract<Block, { type: 'embed' }>
  readonly media: ReadonlyMap<string, Media>
  readonly messages: Messages['site']
}

/** Something of another site, which is asked for by a click. */
export function EmbedBlock({ embed, media, messages: { blocks: t } }: EmbedBlockProps) {
  const { provider, resource, title, caption, poster, height } = embed.attrs
  const { name, sort, page, frame, height: usualHeight } = EMBED_PROVIDERS[provider]
  const framed = frame(resource)
  return (
    <figure className="embed">
      <Facade
        className={`facade-${sort}`}
        page={page(resource)}
        frame={framed}
        title={title || name}
        words={t.open[sort](title || name)}
        notice={framed === null ? t.opensOn(name) : t.loadsFrom(name)}
        original={t.original(name)}
        poster={poster === undefined ? undefined : media.get(poster)}
        drawing={<EmbedDrawing sort={sort} />}
        height={height ?? usualHeight(resource)}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
