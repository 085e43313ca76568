import { expect, it } from 'vitest'
import { settleAll } from './settleAll.ts'

it('gives what each was answered, in their order', async () => {
  expect(await settleAll([Promise.resolve('a'), new Promise((resolve) => setImmediate(() => resolve(2)))])).toEqual(['a', 2])
})

it('fails with the first that failed, once the last is answered', async () => {
  let isLastAnswered = false
  const last = new Promise<void>((resolve) => setImmediate(resolve)).then(() => void (isLastAnswered = true))
  const failed = settleAll([Promise.reject(new Error('the cause')), Promise.reject(new Error('what followed')), last])
  await expect(failed).rejects.toThrow('the cause')
  expect(isLastAnswered).toBe(true)
})
