import { describe, expect, it } from 'vitest'
import { createWriterTurns, type WriterLane } from './writerTurns.ts'

describe('turns at the writer', () => {
  it.each<[name: string, came: WriterLane[], order: string[]]>([
    ['one lane goes in the order it came', ['newsroom', 'newsroom', 'newsroom'], ['newsroom 0', 'newsroom 1', 'newsroom 2']],
    [
      'a group does not wait for all editors',
      ['newsroom', 'newsroom', 'newsroom', 'group'],
      ['newsroom 0', 'group 3', 'newsroom 1', 'newsroom 2'],
    ],
    ['editors do not wait for all groups', ['group', 'group', 'group', 'newsroom'], ['group 0', 'newsroom 3', 'group 1', 'group 2']],
  ])('%s', async (_name, came, order) => {
    const turns = createWriterTurns()
    const done: string[] = []
    await Promise.all(came.map((lane, number) => turns(lane, async () => void done.push(`${lane} ${number}`))))
    expect(done).toEqual(order)
  })

  it('has one at a time, and goes on after one that fails', async () => {
    const turns = createWriterTurns()
    let atWork = 0
    const work = async () => {
      atWork += 1
      await Promise.resolve()
      expect(atWork).toBe(1)
      atWork -= 1
    }
    const failing = turns('newsroom', async () => Promise.reject(new Error('refused')))
    const others = (['newsroom', 'group', 'group'] as const).map((lane) => turns(lane, work))
    await expect(failing).rejects.toThrow('refused')
    await Promise.all(others)
  })
})
