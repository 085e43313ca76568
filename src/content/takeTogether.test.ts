import { expect, it } from 'vitest'
import { takeTogether } from './takeTogether.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

it('takes all in their order, and no more at a time than it may', async () => {
  const taken: number[] = []
  let underWay = 0
  const together: number[] = []
  await takeTogether([1, 2, 3, 4, 5], 2, async (item) => {
    taken.push(item)
    together.push((underWay += 1))
    await turn()
    underWay -= 1
  })
  expect(taken).toEqual([1, 2, 3, 4, 5])
  expect(Math.max(...together)).toBe(2)
})

it('begins no other after one that is refused, which it names', async () => {
  const ended: number[] = []
  const stopped = await takeTogether([1, 2, 3, 4, 5], 2, async (item) => {
    if (item === 2) return false
    await turn()
    ended.push(item)
    return true
  })
  expect([stopped, ended]).toEqual([2, [1]])
})

it('fails with the first that failed, once those under way have ended', async () => {
  const ended: number[] = []
  const failed = takeTogether([1, 2, 3, 4, 5], 2, async (item) => {
    if (item === 2) throw new Error('the cause')
    await turn()
    ended.push(item)
  })
  await expect(failed).rejects.toThrow('the cause')
  expect(ended).toEqual([1])
})
