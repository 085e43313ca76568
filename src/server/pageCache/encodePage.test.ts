import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { encodePage } from './encodePage.ts'

it('holds no more than the bytes that are sent', async () => {
  const { identity, gzip, br } = await encodePage(randomBytes(6_000).toString('hex'), { type: 'text/html', headers: [], isKept: true })
  for (const { bytes } of [identity, gzip, br].flatMap((form) => form ?? [])) {
    expect(bytes.length).toBeGreaterThan(5_000)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})
