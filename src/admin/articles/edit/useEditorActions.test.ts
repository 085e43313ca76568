import { expect, it } from 'vitest'
import { isSlugFollowing } from './useEditorActions.ts'

it.each([
  ['made from the title', { slug: 'il-mare', title: 'Il mare', firstPublishedAt: null }, true],
  ['made from the title, when it was taken', { slug: 'il-mare-2', title: 'Il mare', firstPublishedAt: null }, true],
  ['chosen', { slug: 'onde', title: 'Il mare', firstPublishedAt: null }, false],
  ['known to readers', { slug: 'il-mare', title: 'Il mare', firstPublishedAt: '2026-01-01T00:00:00.000Z' }, false],
  ['of a title that ends in a number', { slug: 'apollo-11', title: 'Apollo 11', firstPublishedAt: null }, true],
])('an address %s', (_name, document, expected) => expect(isSlugFollowing(document)).toBe(expected))
