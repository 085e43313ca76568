import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, compare } from './compare.ts'

const body = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const changes = (before: object, after: object) =>
  compare({ ...before }, { ...after }).map(({ field, differences }) => [field, differences.map(({ text, change }) => `${change}: ${text}`)])

describe('compare', () => {
  it('leaves out what is the same', () => expect(changes({ title: 'a', tags: ['x'] }, { title: 'a', tags: ['x'] })).toEqual([]))

  it('shows a word that changed inside a paragraph, and leaves the other paragraphs whole', () => {
    const before = { body: body('Il mare è calmo.', 'La notte scende.') }
    const after = { body: body('Il mare è mosso.', 'La notte scende.') }
    expect(changes(before, after)).toEqual([
      ['body', ['same: Il mare è ', 'removed: calmo', 'added: mosso', 'same: .\n', 'same: La notte scende.']],
    ])
  })

  it('shows a field that appeared, and lists as lists', () => {
    expect(changes({ tags: ['mare'] }, { tags: ['mare', 'notte'], kicker: 'Acqua' })).toEqual([
      ['tags', ['same: mare', 'added: , notte']],
      ['kicker', ['added: Acqua']],
    ])
  })

  it('calls two long texts with nothing in common different, without comparing every word', () => {
    const words = (seed: number) => Array.from({ length: 20_000 }, (_, index) => `p${(index * seed) % 99_991}`).join(' ')
    const [[, parts] = []] = changes({ standfirst: words(7) }, { standfirst: words(13) })
    expect(parts).toHaveLength(2)
  })
})

describe('the fields that changed', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['the same words', 'a', 'a', false],
    ['other words', 'a', 'b', true],
    ['nothing, said in two ways', undefined, undefined, false],
    ['null and nothing', null, undefined, true],
    ['an empty list and an empty object', [], {}, true],
    ['one item more', ['a'], ['a', 'b'], true],
    ['the same in another order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['a field without a value, which is not stored', { a: 1, b: undefined }, { a: 1 }, false],
    ['a difference far within', body('uno', 'due'), body('uno', 'tre'), true],
  ])('%s', (_name, before, after, expected) =>
    expect(changedFields({ field: before }, { field: after })).toEqual(expected ? ['field'] : []),
  )

  it('are those that would be stored otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(changedFields({ one }, { one: other }).length === 0).toBe(JSON.stringify(one) === JSON.stringify(other))
        expect(changedFields({ one }, { one: structuredClone(one) })).toEqual([])
      }),
    )
  })
})
