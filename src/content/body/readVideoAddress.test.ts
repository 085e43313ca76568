import { expect, it } from 'vitest'
import { readVideoAddress } from './readVideoAddress.ts'

it.each([
  ['the bar of the browser', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['a list around it', 'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&index=2', 'youtube', 'dQw4w9WgXcQ'],
  ['“share”', 'https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
  ['a short', 'youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['a frame', '<iframe width="560" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?x=1"></iframe>', 'youtube', 'dQw4w9WgXcQ'],
  ['vimeo', 'https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['a channel', 'https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['its player', 'https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
])('knows a video by %s', (_name, typed, provider, videoId) => {
  expect(readVideoAddress(typed)).toEqual({ provider, videoId })
})

it.each([
  ['the bar of the browser', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90', 90],
  ['with its unit', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', 90],
  ['in minutes', 'https://youtu.be/dQw4w9WgXcQ?t=1m30s', 90],
  ['in hours', 'https://youtu.be/dQw4w9WgXcQ?si=x&t=1h2m3s', 3723],
  ['of a frame', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;start=12"></iframe>', 12],
  ['of a short', 'https://youtube.com/shorts/dQw4w9WgXcQ?t=3', 3],
  ['of what was live', 'https://www.youtube.com/live/dQw4w9WgXcQ?t=600', 600],
  ['after the sign', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=7s', 7],
  ['the last there is', 'https://youtu.be/dQw4w9WgXcQ?t=86400', 86_400],
  ['past it, the beginning', 'https://youtu.be/dQw4w9WgXcQ?t=86401', undefined],
  ['nought is the beginning', 'https://youtu.be/dQw4w9WgXcQ?t=0', undefined],
  ['nonsense is the beginning', 'https://youtu.be/dQw4w9WgXcQ?t=s', undefined],
])('knows where a film of YouTube begins: %s', (_name, typed, start) => {
  expect(readVideoAddress(typed)).toEqual({ provider: 'youtube', videoId: 'dQw4w9WgXcQ', ...(start !== undefined && { start }) })
})

it.each([
  ['in its address', 'https://vimeo.com/76979871/abcdef12', { key: 'abcdef12' }],
  ['with what “share” adds', 'https://vimeo.com/76979871/abcdef12?share=copy', { key: 'abcdef12' }],
  ['in its player', 'https://player.vimeo.com/video/76979871?h=abcdef12&title=0', { key: 'abcdef12' }],
  ['of a frame', '<iframe src="https://player.vimeo.com/video/76979871?title=0&amp;h=abcdef12"></iframe>', { key: 'abcdef12' }],
  ['and where it begins', 'https://vimeo.com/76979871/abcdef12#t=1m30s', { key: 'abcdef12', start: 90 }],
  ['another page of the film is no key', 'https://vimeo.com/76979871/settings', {}],
])('knows the key of an unlisted film of Vimeo: %s', (_name, typed, more) => {
  expect(readVideoAddress(typed)).toEqual({ provider: 'vimeo', videoId: '76979871', ...more })
})

it.each([
  ['another site', 'https://altrove.example/watch?v=dQw4w9WgXcQ'],
  ['a site that ends alike', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
  ['a channel of people', 'https://www.youtube.com/@rivista'],
  ['words', 'il film di ieri'],
  ['a number too short', 'https://vimeo.com/1234'],
])('does not take %s', (_name, typed) => expect(readVideoAddress(typed)).toBeNull())
