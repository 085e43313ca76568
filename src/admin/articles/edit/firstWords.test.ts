import { describe, expect, it } from 'vitest'
import { articleSchema } from '../../../content/kinds/article.ts'
import type { WrittenDocument } from './articleEditor.ts'
import { keptWords, readNewText, toNewText, typedTitle } from './firstWords.ts'

const content = (title: string, more: object = {}) => articleSchema.parse({ title, ...more })
const document = (revision: number, title = 'Alba', slug = 'alba') =>
  ({ id: 'a', kind: 'article', revision, content: content(title, { slug }) }) as WrittenDocument // as much of it as is looked at
const kept = (revision: number, title: string) => ({ revision, at: 0, content: { ...content(title), slug: '' } })

describe('words that were kept in the browser', () => {
  it.each([
    ['are no news when the server has them', document(1), kept(0, 'Alba'), null],
    ['of a text that the server has never seen begin it', document(0, 'Senza titolo', ''), kept(0, 'Alba'), 0],
    ['of a text whose first save was never answered go on top of it', document(1), kept(0, 'Alba chiara'), 1],
    ['and not on top of what others made of it since', document(7, 'Di Elsa'), kept(0, 'Alba chiara'), 1],
    ['go on top of what they were written on', document(7, 'Di Elsa'), kept(4, 'Alba chiara'), 4],
  ])('%s', (_name, opened, words, revision) => expect(keptWords(opened, words)?.revision ?? null).toBe(revision))

  it('keep the address that the server gave', () => {
    expect(keptWords(document(1), kept(0, 'Alba chiara'))?.content.slug).toBe('alba')
  })
})

it('begins with the title that was typed elsewhere, if one was', () => {
  expect(typedTitle(document(0), 'Un’idea')).toMatchObject({ revision: 0, content: { title: 'Un’idea' }, isFound: false })
  expect(typedTitle(document(0), '')).toBeNull()
})

it.each<[string, unknown, unknown]>([
  ['what was said of it', toNewText({ id: 'x', title: 'Alba' }), { id: 'x', title: 'Alba' }],
  ['nothing', null, null],
  ['what react-admin says', { _scrollToTop: true }, null],
  ['something else', { newText: { id: 3, title: 'Alba' } }, null],
  ['too little', { newText: 'x' }, null],
])('reads of a navigation %s', (_name, state, expected) => expect(readNewText(state)).toEqual(expected))
