import { expect, it } from 'vitest'
import { priorities } from './priorities.ts'

const placed = (...numbers: number[]) => numbers.map((priority, index) => ({ id: 'abcd'.charAt(index), priority }))

it.each([
  ['one moved between two with room changes alone', placed(20, 0, 10), 1, [{ id: 'b', priority: 15 }]],
  ['one moved to the top stands above all', placed(0, 20, 10), 0, [{ id: 'a', priority: 30 }]],
  ['one moved to the bottom stands below all', placed(20, 10, 30), 2, [{ id: 'c', priority: 0 }]],
  ['one that fits already stays', placed(20, 15, 10), 1, []],
  [
    'without room all are counted again',
    placed(11, 0, 10),
    1,
    [
      { id: 'a', priority: 20 },
      { id: 'b', priority: 10 },
      { id: 'c', priority: 0 },
    ],
  ],
  ['equal ones farther down stay as they are', placed(0, 0, 0), 0, [{ id: 'a', priority: 10 }]],
  [
    'equal ones on both sides are told apart',
    placed(0, 5, 0),
    1,
    [
      { id: 'a', priority: 20 },
      { id: 'b', priority: 10 },
    ],
  ],
  [
    'the highest allowed is not passed',
    placed(0, 1000),
    0,
    [
      { id: 'a', priority: 10 },
      { id: 'b', priority: 0 },
    ],
  ],
  ['nothing moved, nothing changes', placed(0), 4, []],
])('%s', (_sentence, ordered, moved, expected) => expect(priorities(ordered, moved)).toEqual(expected))
