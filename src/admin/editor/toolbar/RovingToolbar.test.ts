import { expect, it } from 'vitest'
import { nextStop } from './RovingToolbar.tsx'

it.each([
  ['on by one', 'ArrowRight', 0, 3, 1],
  ['from the last to the first', 'ArrowRight', 2, 3, 0],
  ['back by one', 'ArrowLeft', 2, 3, 1],
  ['from the first to the last', 'ArrowLeft', 0, 3, 2],
  ['to the beginning', 'Home', 2, 3, 0],
  ['to the end', 'End', 0, 3, 2],
  ['a tool alone stays', 'ArrowRight', 0, 1, 0],
  ['other keys do what they did', 'Tab', 1, 3, null],
  ['up and down belong to the tools', 'ArrowDown', 1, 3, null],
  ['where there is no tool there is no way', 'End', 0, 0, null],
])('%s', (_name, key, stop, count, expected) => expect(nextStop(key, stop, count)).toBe(expected))
