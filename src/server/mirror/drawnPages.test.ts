import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { heldForEach } from '../../../tests/support/heldForEach.ts'
import { createDrawnPages } from './drawnPages.ts'

const hashOf = (number: number) => createHash('sha256').update(String(number)).digest('hex')

it('holds a page by numbers and by names that it shares with others', () => {
  const pages = createDrawnPages('a program')
  const take = (number: number) => {
    const path = `/articoli/articolo-${number}`
    pages.noteSources(path, new Set(Array.from({ length: 30 }, (_, index) => `document ${number + index}`)))
    pages.note(path, { fileTime: number, names: Array.from({ length: 24 }, (_, index) => hashOf((number + index) % 100)) })
  }
  expect(heldForEach(take, 1_000)).toBeLessThan(1_500)
})
