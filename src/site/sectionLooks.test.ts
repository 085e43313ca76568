import { expect, it } from 'vitest'
import { sectionLooks } from './sectionLooks.ts'

it.each([
  ['no section', 0, []],
  ['one takes the whole width', 1, ['wide']],
  ['a second without a companion too', 2, ['wide', 'wide']],
  ['two stand side by side below the first', 3, ['wide', 'half', 'half']],
  ['the fourth is wide again', 4, ['wide', 'half', 'half', 'wide']],
  ['the fifth would be alone', 5, ['wide', 'half', 'half', 'wide', 'wide']],
  ['the sixth keeps it company', 6, ['wide', 'half', 'half', 'wide', 'half', 'half']],
])('%s', (_name, count, expected) => expect(sectionLooks(count)).toEqual(expected))
