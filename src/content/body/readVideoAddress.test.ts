import { expect, it } from 'vitest'
import { readVideoAddress } from './readVideoAddress.ts'

it.each([
  ['the bar of the browser', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['a list around it', 'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42', 'youtube', 'dQw4w9WgXcQ'],
  ['“share”', 'https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
  ['a short', 'youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['a frame', '<iframe width="560" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?x=1"></iframe>', 'youtube', 'dQw4w9WgXcQ'],
  ['vimeo', 'https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['a private one', 'https://vimeo.com/76979871/abcdef', 'vimeo', '76979871'],
  ['a channel', 'https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['its player', 'https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
])('knows a video by %s', (_name, typed, provider, videoId) => {
  expect(readVideoAddress(typed)).toEqual({ provider, videoId })
})

it.each([
  ['another site', 'https://altrove.example/watch?v=dQw4w9WgXcQ'],
  ['a site that ends alike', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
  ['a channel of people', 'https://www.youtube.com/@rivista'],
  ['words', 'il film di ieri'],
  ['a number too short', 'https://vimeo.com/1234'],
])('does not take %s', (_name, typed) => expect(readVideoAddress(typed)).toBeNull())
