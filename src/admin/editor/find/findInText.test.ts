import { getSchema } from '@tiptap/core'
import { history, undo } from '@tiptap/pm/history'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { schemaExtensions } from '../schemaExtensions.ts'
import { findMatches } from './findMatches.ts'
import { findPattern, type FindQuery } from './findPattern.ts'
import { replaceMatches } from './replaceMatches.ts'

const schema = getSchema(schemaExtensions)
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const note = (words: string) => ({ type: 'footnote', content: [text(words)] })
const docOf = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content })
const query = (words: string, more: Partial<FindQuery> = {}): FindQuery => ({ words, isCaseExact: false, isWholeWords: false, ...more })

describe('findPattern', () => {
  it.each<[string, FindQuery, string, readonly string[]]>([
    ['finds whatever its capitals', query('arte'), 'Arte, arte, ARTE', ['Arte', 'arte', 'ARTE']],
    ['minds them when asked', query('arte', { isCaseExact: true }), 'Arte, arte', ['arte']],
    ['finds parts of words', query('arte'), 'cartellone', ['arte']],
    ['or whole ones alone', query('arte', { isWholeWords: true }), 'cartellone, l’arte, arte2', ['arte']],
    ['minds accents', query('perche'), 'perché perche', ['perche']],
    ['takes an apostrophe for the typographic one', query("l'arte"), 'l’arte', ['l’arte']],
    ['takes quotation marks for the typographic ones', query('"sì"'), '“sì”', ['“sì”']],
    ['takes a space for one that does not break', query('10 km'), '10\u00a0km', ['10\u00a0km']],
    ['reads signs as signs', query('a.b*(c)'), 'a.b*(c) axb', ['a.b*(c)']],
  ])('%s', (_name, asked, given, expected) => expect(given.match(findPattern(asked) ?? /$^/)).toEqual(expected))

  it('finds nothing for nothing', () => expect(findPattern(query(''))).toBeNull())
})

describe('findMatches', () => {
  it('finds words across marks, in notes, captions, credits and the items of a gallery, in the order of the text', () => {
    const doc = docOf(
      paragraph(text('Il fa'), text('ro', 'bold'), note('Un faro'), text(' e un faro')),
      { type: 'image', attrs: { media: 'a', caption: 'Faro e faro', credit: 'Foto: Faro' } },
      {
        type: 'gallery',
        attrs: {
          items: [
            { media: 'b', caption: 'no' },
            { media: 'c', caption: 'Il faro' },
          ],
          caption: null,
        },
      },
    )
    const found = findMatches(doc, query('faro'))
    expect(
      found.filter(({ kind }) => kind === 'text').map((match) => match.kind === 'text' && doc.textBetween(match.from, match.to)),
    ).toEqual(['faro', 'faro', 'faro'])
    expect(found.flatMap((match) => (match.kind === 'attribute' ? [[match.field, match.start]] : []))).toEqual([
      [{ name: 'caption' }, 0],
      [{ name: 'caption' }, 7],
      [{ name: 'credit' }, 6],
      [{ name: 'caption', item: 1 }, 3],
    ])
  })

  it('finds nothing that a note or a line break parts', () => {
    const doc = docOf(paragraph(text('uno'), note('nota'), text('due'), { type: 'hardBreak' }, text('tre')))
    expect(findMatches(doc, query('unodue'))).toEqual([])
    expect(findMatches(doc, query('due tre'))).toEqual([])
  })
})

describe('replaceMatches', () => {
  const replaced = (doc: ReturnType<typeof docOf>, words: string, by: string) => {
    const state = EditorState.create({ doc, plugins: [history()] })
    return state.apply(replaceMatches(state.tr, findMatches(doc, query(words)), by))
  }

  it('replaces everywhere, keeps marks, and is one step to undo', () => {
    const doc = docOf(paragraph(text('Il '), text('faro', 'bold'), note('un faro'), text(' faro')), {
      type: 'gallery',
      attrs: { items: [{ media: 'c', caption: 'Il faro, il faro' }], caption: 'Faro' },
    })
    let after = replaced(doc, 'faro', 'porto vecchio')
    expect(after.doc.toJSON()).toEqual(
      docOf(paragraph(text('Il '), text('porto vecchio', 'bold'), note('un porto vecchio'), text(' porto vecchio')), {
        type: 'gallery',
        attrs: { items: [{ media: 'c', caption: 'Il porto vecchio, il porto vecchio' }], caption: 'porto vecchio' },
      }).toJSON(),
    )
    undo(after, (tr) => (after = after.apply(tr)))
    expect(after.doc.eq(doc)).toBe(true)
  })

  it('takes words away where nothing comes in their place', () => {
    expect(replaced(docOf(paragraph(text('Il vecchio faro'))), 'vecchio ', '').doc.textContent).toBe('Il faro')
  })

  it('puts back what it takes, whatever the words are', () => {
    expect(replaced(docOf(paragraph(text('a a a'))), 'a', 'aa').doc.textContent).toBe('aa aa aa')
  })
})
