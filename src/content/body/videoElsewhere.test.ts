import { expect, it } from 'vitest'
import { videoPage, videoPlayer } from './videoElsewhere.ts'

it.each([
  [
    'a film of YouTube',
    { provider: 'youtube', videoId: 'dQw4w9WgXcQ' },
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'from its ninetieth second',
    { provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 90 },
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=90',
  ],
  [
    'a film of Vimeo',
    { provider: 'vimeo', videoId: '76979871' },
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'an unlisted one, from its fifth second',
    { provider: 'vimeo', videoId: '76979871', key: 'abcdef12', start: 5 },
    'https://vimeo.com/76979871/abcdef12#t=5s',
    'https://player.vimeo.com/video/76979871?h=abcdef12&dnt=1&autoplay=1#t=5s',
  ],
] as const)('%s', (_name, video, page, player) => {
  expect(videoPage(video)).toBe(page)
  expect(videoPlayer(video)).toBe(player)
})
