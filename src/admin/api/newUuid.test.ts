import { expect, it } from 'vitest'
import { z } from 'zod'
import { newUuid } from './newUuid.ts'

it('is a UUID of version 4 that the server takes, and another each time', () => {
  const made = Array.from({ length: 200 }, newUuid)
  expect(made.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
})
