import { expect, it } from 'vitest'
import { readPart, sitemapIndex } from './sitemap.ts'

const partsIn = (index: string) => [...index.matchAll(/sitemap-([^<]*)\.xml/g)].map(([, part]) => part)

it('has a part for each month, and more for one that has many articles', () => {
  const months = new Map([
    ['2026-10', 2_000],
    ['2026-12', 1],
    ['2026-11', 4_001],
  ])
  const parts = partsIn(sitemapIndex(2_001, months, 'https://rivista.example'))
  expect(parts).toEqual(['1', '2', '2026-12', '2026-11', '2026-11-2', '2026-11-3', '2026-10'])
  expect(parts.map((part) => readPart(part ?? ''))).not.toContain(null)
})

it.each([
  ['1', { month: null, number: 1 }],
  ['999', { month: null, number: 999 }],
  ['0', null],
  ['01', null],
  ['1000', null],
  ['2026-11', { month: '2026-11', number: 1 }],
  ['2026-11-2', { month: '2026-11', number: 2 }],
  ['2026-11-10', { month: '2026-11', number: 10 }],
  ['2026-11-1', null],
  ['2026-11-02', null],
  ['2026-1', null],
])('reads part %s', (part, expected) => expect(readPart(part)).toEqual(expected))
