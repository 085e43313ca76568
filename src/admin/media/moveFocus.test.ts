import { expect, it } from 'vitest'
import { focusAt, moveFocus } from './moveFocus.ts'

it.each([
  ['moves a little', { x: 0.5, y: 0.5 }, 'ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['moves further with Shift', { x: 0.5, y: 0.5 }, 'ArrowDown', true, { x: 0.5, y: 0.6 }],
  ['stops at the edge', { x: 0.5, y: 0.05 }, 'ArrowUp', true, { x: 0.5, y: 0 }],
  ['goes back to the centre', { x: 0.1, y: 0.9 }, 'Home', false, { x: 0.5, y: 0.5 }],
  ['leaves other keys alone', { x: 0.1, y: 0.9 }, 'Tab', false, null],
])('%s', (_sentence, from, key, isFar, to) => expect(moveFocus(from, key, isFar)).toEqual(to))

it('finds where in the picture somebody clicked', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 } as DOMRect // all that is asked of it
  expect(focusAt({ clientX: 200, clientY: 150 }, box)).toEqual({ x: 0.25, y: 0.5 })
  expect(focusAt({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 1 })
})
