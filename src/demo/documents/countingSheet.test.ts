import { expect, it } from 'vitest'
import { countingSheet } from './countingSheet.ts'

const sheet = countingSheet().toString('latin1')

it('tells where each of its objects is, as readers of PDFs want it', () => {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(sheet)?.[1])
  expect(sheet.slice(table)).toMatch(/^xref\n0 6\n0000000000 65535 f \n/)
  const places = [...sheet.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.map((place) => sheet.slice(place, place + 7))).toEqual([1, 2, 3, 4, 5].map((number) => `${number} 0 obj`))
})

it('tells how long its drawing is', () => {
  const [, length, drawing] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(sheet) ?? []
  expect(drawing?.length).toBe(Number(length))
})

it('has the letters that its faces have', () => expect(sheet).toContain('numero «Porte»'))
