import fc from 'fast-check'
import { expect, it } from 'vitest'
import { StoreUnavailable } from '../faults.ts'
import { writeInParts } from './writeInParts.ts'

function createStore(bad: readonly number[], downAfter = Infinity) {
  const kept: number[] = []
  let calls = 0
  const write = async (rows: readonly number[]) => {
    calls += 1
    if (calls > downAfter) throw new StoreUnavailable('down')
    if (rows.some((row) => bad.includes(row))) throw new Error('refused')
    kept.push(...rows)
  }
  return { kept, write, calls: () => calls }
}

it.each<[string, number[], number[]]>([
  ['all of them at once', [], [1, 2, 3, 4, 5]],
  ['all but the first', [1], [2, 3, 4, 5]],
  ['all but the last', [5], [1, 2, 3, 4]],
  ['all but two', [2, 4], [1, 3, 5]],
  ['none', [1, 2, 3, 4, 5], []],
])('writes %s, in their order', async (_name, bad, expected) => {
  const store = createStore(bad)
  const { refused, unwritten } = await writeInParts([1, 2, 3, 4, 5], store.write)
  expect([store.kept, refused.map(({ row }) => row), unwritten]).toEqual([expected, bad, []])
})

it('has nothing to do with nothing', async () => {
  const store = createStore([])
  await writeInParts([], store.write)
  expect(store.calls()).toBe(0)
})

it('finds one bad row among thousands in a few steps', async () => {
  const store = createStore([1234])
  await writeInParts(
    Array.from({ length: 5000 }, (_, row) => row),
    store.write,
  )
  expect(store.kept).toHaveLength(4999)
  expect(store.calls()).toBeLessThan(30)
})

it('every row is written, refused or still to be written, once, whenever the store goes away', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(40)), fc.array(fc.nat(40)), fc.nat(20), async (rows, bad, downAfter) => {
      const store = createStore(bad, downAfter)
      const { refused, unwritten } = await writeInParts(rows, store.write)
      const all = [...store.kept, ...refused.map(({ row }) => row), ...unwritten]
      expect(all.toSorted((a, b) => a - b)).toEqual(rows.toSorted((a, b) => a - b))
    }),
  )
})
