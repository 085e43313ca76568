import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBegunDraft, findLocalDraft, forgetDraft, keepDraft } from './localDraft.ts'

beforeEach(() => {
  const kept: Record<string, string> = {}
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  }
  // A browser lists what is kept as the storage's own properties.
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: () => Reflect.ownKeys(kept), getOwnPropertyDescriptor: () => listed }))
})
afterEach(() => vi.unstubAllGlobals())
const listed = { enumerable: true, configurable: true }

const draft = (revision: number, at: number, title: string) => ({ revision, at, content: { title } })

it('finds the text that was begun last, by this person and of this kind, under its own identifier', () => {
  keepDraft('ada', 'article', 'a', draft(0, 1, 'La prima'))
  keepDraft('ada', 'article', 'b', draft(0, 2, 'La seconda'))
  keepDraft('ada', 'article', 'c', draft(3, 9, 'Che il server conosce'))
  keepDraft('ada', 'page', 'd', draft(0, 9, 'Una pagina'))
  keepDraft('bruno', 'article', 'e', draft(0, 9, 'Di Bruno'))
  expect(findBegunDraft('ada', 'article')).toEqual({ id: 'b', ...draft(0, 2, 'La seconda') })
  forgetDraft('ada', 'article', 'b')
  expect(findBegunDraft('ada', 'article')?.id).toBe('a')
  expect(findLocalDraft('ada', 'article', 'c')).toEqual(draft(3, 9, 'Che il server conosce'))
})

it('meets nonsense, and a browser that keeps nothing, with nothing', () => {
  localStorage.setItem('edicola.draft.ada.article.x', '{')
  expect(findBegunDraft('ada', 'article')).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(findBegunDraft('ada', 'article')).toBeNull()
  expect(keepDraft('ada', 'article', 'a', draft(0, 1, 'x'))).toBe(false)
})
