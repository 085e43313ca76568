import { expect, it } from 'vitest'
import { articleSchema, type Article } from '../../../content/kinds/article.ts'
import { missingShown, withoutMissing } from './missingShown.ts'

const words = (count: number): Partial<Article> => ({
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: Array(count).fill('acqua').join(' ') }] }] },
})
const fresh = { isAttempted: false, inReview: false, wasPublished: false }

it.each<[string, Partial<Article>, Partial<typeof fresh>, string[]]>([
  ['nothing of an empty sheet', {}, {}, []],
  ['nothing of a first word', words(1), {}, []],
  ['nothing one word before a paragraph', words(49), {}, []],
  ['what a paragraph still lacks', words(50), {}, ['section', 'authors']],
  ['all that an empty sheet lacks, to whoever tried to publish it', {}, { isAttempted: true }, ['section', 'authors', 'body']],
  ['what it lacks, to whoever reads what was handed in', words(1), { inReview: true }, ['section', 'authors']],
  ['what it lacks, of what readers have seen', { ...words(1), section: 'a' }, { wasPublished: true }, ['authors']],
  ['nothing of what is whole', { ...words(50), section: 'a', authors: ['b'] }, { isAttempted: true }, []],
])('says %s', (_name, article, stage, expected) =>
  expect(missingShown({ ...articleSchema.parse({ title: 'Uno' }), ...article }, { ...fresh, ...stage })).toEqual(expected),
)

it('leaves to the fields what is wrong with them, and not what is missing', () => {
  const article = articleSchema.parse({ title: 'Uno', section: 'a' })
  expect(withoutMissing('article', article, { authors: 'Manca.', section: 'Non c’è più.' })).toEqual({ section: 'Non c’è più.' })
  expect(withoutMissing('page', article, { authors: 'Manca.' })).toEqual({ authors: 'Manca.' })
  expect(withoutMissing('article', article, undefined)).toBeUndefined()
})
