import { expect, it } from 'vitest'
import { popupSchema } from '../../content/kinds/popup.ts'
import { findConflicts, type PublishedPopup } from './findConflicts.ts'

const DAY = (day: number) => `2026-11-${day}T00:00:00.000Z`

function stretch(id: string, more: Record<string, unknown> = {}, from = DAY(10), until: string | null = null): PublishedPopup {
  return { id, content: popupSchema.parse({ id, name: id, title: id, ...more }), from, until }
}

const on = (targeting: object) => ({ targeting })

it.each<[string, PublishedPopup, PublishedPopup, boolean]>([
  ['everywhere, at the same time', stretch('a'), stretch('b'), true],
  ['one ends as the other begins', stretch('a', {}, DAY(10), DAY(12)), stretch('b', {}, DAY(12)), false],
  ['one ends after the other has begun', stretch('a', {}, DAY(10), DAY(13)), stretch('b', {}, DAY(12)), true],
  ['the stretches of one announcement', stretch('a', {}, DAY(10), DAY(13)), { ...stretch('a'), from: DAY(12) }, false],
  ['one opens at a click only', stretch('a', { autoOpen: false }), stretch('b'), false],
  ['for phones, and for the rest', stretch('a', on({ maxWidth: 599 })), stretch('b', on({ minWidth: 600 })), false],
  ['on the archive, and on pages of words', stretch('a', on({ include: ['/archivio'] })), stretch('b', on({ pageKinds: ['page'] })), false],
  ['on the archive, and on its kind', stretch('a', on({ include: ['/archivio'] })), stretch('b', on({ pageKinds: ['archive'] })), true],
  ['on a month, and on its kind', stretch('a', on({ include: ['/archivio/2026/11'] })), stretch('b', on({ pageKinds: ['archive'] })), true],
  ['on issues, and on their list', stretch('a', on({ pageKinds: ['issue'] })), stretch('b', on({ include: ['/numeri'] })), false],
  [
    'on a tag, and all but tags and articles',
    stretch('a', on({ tags: ['t'] })),
    stretch('b', on({ exclude: ['/tag/*', '/articoli/*'] })),
    false,
  ],
])('%s', (_name, a, b, expected) => {
  expect(findConflicts([a, b], { onePerPageView: false }).length > 0).toBe(expected)
  expect(findConflicts([b, a], { onePerPageView: false }).length > 0).toBe(expected)
})

const after = (seconds: number) => ({ trigger: { type: 'delay', seconds } })
const scroll = { trigger: { type: 'scroll', offset: '50%' } }

it.each([
  ['the one that waits less', stretch('a', after(3)), stretch('b', { ...after(2), priority: -1 }), { first: 'b', because: 'sooner' }],
  [
    'with the same delay, the one of more priority',
    stretch('a', after(2)),
    stretch('b', { ...after(2), priority: 1 }),
    { first: 'b', because: 'priority' },
  ],
  ['with the same priority too, the order of the page', stretch('b'), stretch('a'), { first: 'a', because: 'order' }],
  ['whichever the reader comes to, where one waits for scrolling', stretch('a', scroll), stretch('b'), { first: null, because: 'reader' }],
])('opens first: %s', (_name, a, b, expected) => expect(findConflicts([a, b], { onePerPageView: false })).toMatchObject([expected]))
