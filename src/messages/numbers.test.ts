import { expect, it } from 'vitest'
import { fileSize } from './numbers.ts'

it.each([
  [999, '999 byte'],
  [1000, '1 kB'],
  [184_300, '184 kB'],
  [2_440_000, '2,4 MB'],
  [1_500_000_000, '1,5 GB'],
])('%d bytes are %s', (bytes, words) => expect(fileSize(bytes, 'it').replaceAll('\u00a0', ' ')).toBe(words))
