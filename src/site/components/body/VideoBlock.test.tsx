import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../content/body/body.ts'
import { mediaSchema } from '../../../content/kinds/media.ts'
import { messagesIn } from '../../../messages/messages.ts'
import { VideoBlock } from './VideoBlock.tsx'

describe('a film', () => {
  it.each([
    ['has the shape of its film', { width: 640, height: 480 }, '640 / 480'],
    ['is 16:9 where nobody has said', {}, '16 / 9'],
    ['is 16:9 where only its width is known', { width: 640 }, '16 / 9'],
    ['is 16:9 where only its height is known', { height: 480 }, '16 / 9'],
  ])('%s', (_name, size, ratio) => {
    const attrs = { provider: 'youtube' as const, videoId: 'aqz-KE-bpKQ', title: 'Coniglio', caption: '', ...size }
    const html = renderToStaticMarkup(<VideoBlock video={{ type: 'video', attrs }} media={new Map()} messages={messagesIn('it').site} />)
    expect(html).toContain(`style="aspect-ratio:${ratio}"`)
  })

  const picture = { width: 1600, height: 1067, widths: [320, 1280], formats: ['jpeg' as const], thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' }
  const medium = (fields: object) => mediaSchema.parse({ fileName: 'a', hash: 'b'.repeat(64), bytes: 1, picture: null, ...fields })
  const media = new Map([
    ['poster', medium({ type: 'image/jpeg', picture, alt: 'Un bosco' })],
    ['film', medium({ type: 'video/mp4', hash: 'c'.repeat(64) })],
  ])
  const drawn = (attrs: Extract<Block, { type: 'video' }>['attrs']) =>
    renderToStaticMarkup(<VideoBlock video={{ type: 'video', attrs }} media={media} messages={messagesIn('it').site} />)

  it('of another site shows a picture of ours, which adds nothing to its words', () => {
    const html = drawn({ provider: 'youtube', videoId: 'aqz-KE-bpKQ', title: 'Coniglio', poster: 'poster' })
    expect(html).toContain(`src="/media/${'b'.repeat(64)}/320.jpeg"`)
    expect(html).toContain('alt=""')
    expect(html).not.toMatch(/src="https?:/)
  })

  it.each([
    ['with a picture nothing of it is fetched before', 'poster', `preload="none" poster="/media/${'b'.repeat(64)}/1280.jpeg"`],
    ['without one, its first frame', undefined, 'preload="metadata" src='],
  ])('of ours: %s', (_name, poster, expected) => {
    expect(drawn({ provider: 'file', media: 'film', title: 'Nostro', ...(poster && { poster }) })).toContain(expected)
  })
})
