import { z } from 'zod'
import { address, optionalText, requiredText } from '../fields.ts'
import { isIban } from '../donations/iban.ts'
import type { Problem } from '../../messages/validation.ts'
import { problem } from '../problem.ts'
import type { Upgrade } from '../upgrade.ts'

/** Each leads to the payment provider's own page. The first is the one that the page recommends. */
const amounts = z
  .array(
    z.strictObject({
      amount: requiredText(30).refine(isAmount, problem('amount')),
      label: optionalText(160),
      address: address.refine(isSecure, problem('secure-address')),
    }),
  )
  .max(8)
  .default([])

/** Beyond this somebody's finger stayed on a key. */
const MOST_EUROS = 10_000_000
const MOST_PEOPLE = 1_000_000

const wholeNumber = (min: number, max: number, code: Problem) =>
  z.number(problem(code)).int(problem(code)).min(min, problem(code)).max(max, problem(code))

/** A sum that the magazine collects for something. There is none while nothing is wanted. */
const goal = z
  .strictObject({
    purpose: optionalText(160),
    /** In whole euros, as what was collected so far. */
    target: wholeNumber(1, MOST_EUROS, 'goal-target').nullable().default(null),
    reached: wholeNumber(0, MOST_EUROS, 'goal-reached').default(0),
    supporters: wholeNumber(1, MOST_PEOPLE, 'goal-supporters').nullable().default(null),
    /** The last day, `2026-12-31`; empty where there is none. */
    until: z.string().refine(isDayOrEmpty, problem('instant')).default(''),
  })
  .refine(({ target, purpose, reached, supporters, until }) => target !== null || !(purpose || reached || supporters || until), {
    path: ['target'],
    ...problem('goal-needs-target'),
  })
  .refine(({ target, purpose }) => target === null || purpose !== '', { path: ['purpose'], ...problem('goal-needs-purpose') })
export type Goal = z.infer<typeof goal>

/** What readers say of the magazine, with their name and, if they like, their town or trade. */
const voices = z
  .array(z.strictObject({ words: requiredText(400), name: requiredText(80), about: optionalText(80) }))
  .max(6)
  .default([])

/** Kept without spaces; people read it in groups of four. */
const iban = z
  .string()
  .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
  .refine((value) => value === '' || isIban(value), problem('iban'))

/** Who keeps the account (ISO 9362): four letters for the bank, the country, the place, and perhaps the branch. */
const bic = z
  .string()
  .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
  .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, problem('bic'))

/** What the support page offers besides its words: a goal, voices, ways to give. Whatever is left empty is not shown. */
export const supportSettingsSchema = z.strictObject({
  amounts,
  goal: goal.prefault({}),
  voices,
  bankTransfer: z
    // As long as the name and the reason of a SEPA transfer may be.
    .strictObject({
      holder: optionalText(70),
      iban: iban.default(''),
      bank: optionalText(120),
      reason: optionalText(140),
      bic: bic.default(''),
    })
    .prefault({}),
  /** For the five per thousand of the income tax. */
  taxCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{11}|[A-Z0-9]{16})?$/, problem('tax-code'))
    .default(''),
  thanks: optionalText(600),
})
export type SupportSettings = z.infer<typeof supportSettingsSchema>
export const supportSettingsUpgrades: readonly Upgrade[] = [
  (settings) => ({ goal: { purpose: '', target: null, reached: 0, supporters: null, until: '' }, voices: [], ...settings }),
  ({ bankTransfer, ...settings }) => ({ ...settings, bankTransfer: { ...(bankTransfer as object), bic: '' } }), // every version has the account
]

/** Words (`Quanto vuoi`), or a sum that is more than nothing. A dash between two sums is no minus. */
function isAmount(text: string): boolean {
  const isNegative = /^\D{0,2}[-−–]\s?\d|[\s€$£][-−–]\d/.test(text)
  const sum = /\d[\d.,]*/.exec(text)?.[0]
  return !isNegative && (sum === undefined || /[1-9]/.test(sum))
}

/** Money is asked for where nobody on the way can change the page: over HTTPS, or on the site itself. */
function isSecure(typed: string): boolean {
  return /^(https:|\/)/i.test(typed)
}

function isDayOrEmpty(typed: string): boolean {
  return typed === '' || z.iso.date().safeParse(typed).success
}
