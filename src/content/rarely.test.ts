import { expect, it } from 'vitest'
import { rarely } from './rarely.ts'

it('reports at once, then once a minute with what was passed over', () => {
  let now = 0
  const reported: [unknown, number][] = []
  const report = rarely(
    (fault, passedOver) => reported.push([fault, passedOver]),
    () => new Date(now),
  )
  for (const at of [0, 1, 59_999, 60_000, 60_001, 180_000]) {
    now = at
    report(at)
  }
  expect(reported).toEqual([
    [0, 0],
    [60_000, 2],
    [180_000, 1],
  ])
})
