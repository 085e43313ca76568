import { expect, it } from 'vitest'
import { ApiFault } from './callApi.ts'
import { withRetries } from './sendFile.ts'

const fault = (status: number) => new ApiFault(status, { code: 'x', message: 'x' })

function failing(...statuses: number[]) {
  const pauses: number[] = []
  let attempts = 0
  const attempt = async () => {
    const status = statuses[attempts++]
    if (status !== undefined) throw fault(status)
    return 'kept'
  }
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  return { attempt, pause, pauses, attempts: () => attempts }
}

it('sends once what is taken', async () => {
  const { attempt, pause, pauses } = failing()
  expect(await withRetries(attempt, pause)).toBe('kept')
  expect(pauses).toEqual([])
})

it('waits longer each time that the network fails', async () => {
  const { attempt, pause, pauses } = failing(0, 503, 0)
  expect(await withRetries(attempt, pause)).toBe('kept')
  expect(pauses).toEqual([1000, 3000, 9000])
})

it('gives up after four attempts', async () => {
  const { attempt, pause, attempts } = failing(0, 0, 0, 0, 0)
  await expect(withRetries(attempt, pause)).rejects.toMatchObject({ status: 0 })
  expect(attempts()).toBe(4)
})

it('does not ask again for what was refused', async () => {
  const { attempt, pause, attempts } = failing(415)
  await expect(withRetries(attempt, pause)).rejects.toMatchObject({ status: 415 })
  expect(attempts()).toBe(1)
})

it('stops when it is told to', async () => {
  const { attempt, pause, attempts } = failing(0)
  const stopped = AbortSignal.abort()
  await expect(withRetries(attempt, pause, stopped)).rejects.toMatchObject({ status: 0 })
  expect(attempts()).toBe(1)
})
