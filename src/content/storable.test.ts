import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUnstorable, isStorable } from './storable.ts'

describe('what the store can keep', () => {
  it.each([
    ['a word', 'città', true],
    ['nothing', '', true],
    ['a character of two halves', '😀', true],
    ['its first half', '\ud83d', false],
    ['its second half', 'a\ude00', false],
    ['its halves the wrong way round', '\ude00\ud83d', false],
    ['a NUL', 'a\0b', false],
    ['another sign that nobody sees', 'a\u0007b', true],
  ])('%s', (_name, text, expected) => expect(isStorable(text)).toBe(expected))

  it('is what comes back from UTF-8 as it was, without NUL', () => {
    const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isStorable(text)).toBe(Buffer.from(text).toString() === text && !text.includes('\0'))
      }),
    )
  })
})

describe('where the first text stands that it cannot keep', () => {
  it.each<[string, unknown, readonly string[] | null]>([
    ['nowhere', { a: ['b', { c: 1 }], d: null }, null],
    ['the value itself', '\0', []],
    ['a field', { id: 1, title: 'a\0' }, ['title']],
    ['deep down', { content: { links: [{ url: 'x' }, { url: '\ud83d' }] } }, ['content', 'links', '1', 'url']],
    ['the name of a field', { a: { 'b\0': 1 } }, ['a']],
    ['what is no plain value is not looked into', new Map([['a', '\0']]), null],
  ])('%s', (_name, value, expected) => expect(findUnstorable(value)).toEqual(expected))

  it('reads what is nested a hundred thousand times', () => {
    let value: unknown = '\0'
    for (let depth = 0; depth < 100_000; depth += 1) value = [value]
    expect(findUnstorable(value)).toHaveLength(100_000)
  })
})
