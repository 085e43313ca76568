import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { heldForEach } from '../../../tests/support/heldForEach.ts'
import { namesIn } from './mirrorMedia.ts'

const HASH = createHash('sha256').digest('hex')

it('finds each file and each card once', () => {
  const text = `<img src="/media/${HASH}/640.webp" srcset="/media/${HASH}/960.webp 960w"><meta content="/schede/il-faro.jpeg"><meta content="/schede/podcast/ascolti.jpeg">`
  expect(namesIn(text)).toEqual([HASH, '/schede/il-faro.jpeg', '/schede/podcast/ascolti.jpeg'])
})

it('holds the names of a page, and no page', () => {
  const kept: (readonly string[])[] = []
  const take = (number: number) =>
    kept.push(namesIn(`${'la luna, che «non» c’è '.repeat(2_000)}${number} /media/${HASH}/640.webp /schede/il-faro-${number}.jpeg`))
  expect(heldForEach(take, 100)).toBeLessThan(1_000)
})
