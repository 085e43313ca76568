import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
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
})
