import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { mediaSchema } from '../../../content/kinds/media.ts'
import { messagesIn } from '../../../messages/messages.ts'
import { GalleryBlock } from './GalleryBlock.tsx'

const PICTURE = { width: 1600, height: 900, widths: [320], formats: ['jpeg'], thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG' }

/** What stands below each of two pictures, by these hands, and below both of them. */
function captionsOf(credits: readonly string[]): string[] {
  const files = credits.map((credit, index) =>
    mediaSchema.parse({ fileName: 'x.jpeg', hash: String(index).repeat(64), type: 'image/jpeg', bytes: 9, picture: PICTURE, credit }),
  )
  const media = new Map(files.map((file, index) => [`m${index}`, file]))
  const items = credits.map((_credit, index) => ({ media: `m${index}`, caption: `Figura ${index}` }))
  const gallery = { type: 'gallery' as const, attrs: { items, caption: 'Le due' } }
  const html = renderToStaticMarkup(<GalleryBlock gallery={gallery} media={media} messages={messagesIn('it').site} />)
  return Array.from(html.matchAll(/<figcaption>(.*?)<\/figcaption>/g), ([, words = '']) => words.replace(/<[^>]*>/g, '').trim())
}

it.each([
  ['is named once below pictures that are all by one', ['Ada', 'Ada'], ['Figura 0', 'Figura 1', 'Le due Ada']],
  ['is named beside each picture where there are several', ['Ada', 'Bea'], ['Figura 0 Ada', 'Figura 1 Bea', 'Le due']],
  ['is not said to have made a picture that names nobody', ['Ada', ''], ['Figura 0 Ada', 'Figura 1', 'Le due']],
  ['need not be named', ['', ''], ['Figura 0', 'Figura 1', 'Le due']],
])('a hand %s', (_name, credits, captions) => expect(captionsOf(credits)).toEqual(captions))
