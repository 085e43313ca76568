import { describe, expect, it } from 'vitest'
import { kinds, rulesOf, type Kind } from '../../src/content/kinds.ts'
import { armedFields, hostileContents, ROUNDS } from './hostileContents.ts'
import { textFieldsOf } from './textFields.ts'

/** What no attack can be typed into, besides what has a pattern or a format of its own: nothing else than what is said here is taken. */
const TAKES_NO_ATTACK: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  siteSettings: { timeZone: 'one of the time zones that there are' },
  supportSettings: { 'goal.until': 'a day', 'bankTransfer.iban': 'letters and digits that add up' },
  popup: { 'trigger<scroll>.offset': 'a number with its unit' },
}

const WHAT_TO_DO = `A text field carries no payload in the hostile magazine, so no browser has shown what becomes of it.
Fill it in the newest example of its kind in tests/support/storedContents.ts, in which every field has a value; if nothing but a harmless text can be
typed into it, say so in TAKES_NO_ATTACK.`

describe('the hostile magazine', () => {
  it.each(Object.keys(kinds) as Kind[])('has an attack in every text of %s', (kind) => {
    const armed = armedFields(Array.from({ length: ROUNDS }, (_, round) => hostileContents(kind, round)))
    const left = textFieldsOf(rulesOf(kind).schema).flatMap(({ name, isShaped }) => (isShaped || armed.has(name) ? [] : [name]))
    expect(left.sort(), WHAT_TO_DO).toEqual(Object.keys(TAKES_NO_ATTACK[kind] ?? {}).sort())
  })

  it('finds the texts of nested nodes, lists and choices', () => {
    const names = textFieldsOf(kinds.popup.schema).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['title', 'body<text>.text', 'body<image>.attrs.caption', 'variants<link>.attrs.href']))
    expect(names).toEqual(expect.arrayContaining(['variants[].title', 'targeting.exclude[]', 'webhook']))
    expect(names).not.toContain('size')
  })
})
