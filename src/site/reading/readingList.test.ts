import { describe, expect, it } from 'vitest'
import { putEntry, readEntries, type KeyStorage, type ReadingEntry } from './readingList.ts'

function storageWith(text: string | null = null): KeyStorage {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_key, value) => {
      kept = value
    },
  }
}

const article = (slug: string, more: Partial<ReadingEntry> = {}): ReadingEntry => ({
  path: `/articoli/${slug}`,
  title: slug,
  minutes: 4,
  block: 3,
  isSaved: false,
  ...more,
})
const SAVED = { block: 0, isSaved: true }
const slugsIn = (storage: KeyStorage) => readEntries(storage).map(({ title }) => title)

describe('what a reader has begun and saved', () => {
  it('has what was touched last first, and each article once', () => {
    const storage = storageWith()
    for (const slug of ['a', 'b', 'a']) putEntry(storage, article(slug))
    expect(slugsIn(storage)).toEqual(['a', 'b'])
  })

  it('gives back what was taken off at its place', () => {
    const storage = storageWith()
    for (const slug of ['c', 'b', 'a']) putEntry(storage, article(slug))
    putEntry(storage, article('b', { block: 0 }))
    expect(slugsIn(storage)).toEqual(['a', 'c'])
    putEntry(storage, article('b'), 1)
    expect(slugsIn(storage)).toEqual(['a', 'b', 'c'])
  })

  it.each<[string, Partial<ReadingEntry>, boolean]>([
    ['begun', { block: 1 }, true],
    ['saved', SAVED, true],
    ['begun and saved', { isSaved: true }, true],
    ['neither', { block: 0 }, false],
  ])('an article that is %s', (_name, more, isKept) => {
    const storage = storageWith()
    putEntry(storage, article('a', more))
    expect(readEntries(storage)).toEqual(isKept ? [article('a', more)] : [])
  })

  it('forgets the twenty-first that was only begun, and nothing that was saved', () => {
    const storage = storageWith()
    putEntry(storage, article('saved', SAVED))
    for (let number = 1; number <= 21; number++) putEntry(storage, article(`${number}`))
    const slugs = slugsIn(storage)
    expect(slugs).toHaveLength(21)
    expect([slugs[0], slugs[19], slugs[20]]).toEqual(['21', '2', 'saved'])
  })

  it.each<[string, string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', '[{"path":'],
    ['no list', '{"path":"/articoli/a"}'],
    ['a list of nothing', '[null]'],
    ['numbers', '[1,2]'],
    ['entries without a title', '[{"path":"/articoli/a","minutes":4,"block":3}]'],
    ['entries whose minutes are words', '[{"path":"/articoli/a","title":"a","minutes":"molti","block":3}]'],
    ['entries that lead elsewhere', '[{"path":"//altrove.example","title":"a","minutes":4,"block":3}]'],
  ])('is empty where the browser holds %s, and can be written anew', (_name, text) => {
    const storage = storageWith(text)
    expect(readEntries(storage)).toEqual([])
    putEntry(storage, article('a'))
    expect(slugsIn(storage)).toEqual(['a'])
  })

  it('stays as it was where storage is full', () => {
    const full = {
      getItem: () => JSON.stringify([article('a')]),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    putEntry(full, article('b'))
    expect(slugsIn(full)).toEqual(['a'])
  })
})
