import { describe, expect, it } from 'vitest'
import { inOrder } from './inOrder.ts'

const articles = ['a', 'b', 'c'].map((id) => ({ id }))

describe('the articles of an issue', () => {
  it.each([
    ['come as they are when nobody placed them', [], ['a', 'b', 'c']],
    ['follow the editors', ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['that nobody placed come last', ['c'], ['c', 'a', 'b']],
    ['that have left are passed over', ['x', 'b'], ['b', 'a', 'c']],
  ])('%s', (_name, order, expected) => expect(inOrder(order, articles).map(({ id }) => id)).toEqual(expected))
})
