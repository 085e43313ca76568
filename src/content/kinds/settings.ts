import { z } from 'zod'
import { cookieExpiration, address, language, optionalReference, optionalText, requiredText } from '../fields.ts'
import { problem } from '../problem.ts'
import { isIban } from '../iban.ts'
import { ROLES } from '../role.ts'
import { DEFAULT_TIME_ZONE, isTimeZone } from '../time.ts'
import type { Upgrade } from '../upgrade.ts'

/** Kept without spaces; people read it in groups of four. */
const iban = z
  .string()
  .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
  .refine((value) => value === '' || isIban(value), problem('iban'))

/** Every field has a default, so that a magazine just born reads as whole. */
export const siteSettingsSchema = z.strictObject({
  name: requiredText(80).default('Edicola'),
  tagline: optionalText(160),
  description: optionalText(400),
  language,
  timeZone: z.string().refine(isTimeZone, problem('time-zone')).default(DEFAULT_TIME_ZONE),
  logo: optionalReference,
  email: z.union([z.literal(''), z.email(problem('email'))]).default(''),
  /** May a redattore publish what is theirs without passing by the caporedattore? */
  editorsPublishOwn: z.boolean().default(false),
  /** Who must have a second factor to work here. */
  twoFactorRoles: z.array(z.enum(ROLES)).default([]),
  articlesPerPage: z.number().int().min(4).max(60).default(12),
  social: z
    .array(z.strictObject({ label: requiredText(60), address }))
    .max(12)
    .default([]),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>
export const siteSettingsUpgrades: readonly Upgrade[] = [(settings) => ({ twoFactorRoles: [], ...settings })]

/** `bootstrap_version` and its companion of the popup contract, and what all announcements share. */
export const popupSettingsSchema = z.strictObject({
  supportSlug: requiredText(120).default('sostieni-la-rivista'),
  bootstrapVersion: z
    .string()
    .trim()
    .regex(/^(\d{1,2}x)?$/, problem('bootstrap-version'))
    .default(''),
  verifyLoadBootstrapAutomatically: z.boolean().default(false),
  defaultCookieExpiration: cookieExpiration,
  onePerPageView: z.boolean().default(false),
  maxPerDay: z.number().int().min(1).max(100).nullable().default(null),
  /** Are views and answers counted? Without cookies or identifiers, by day. */
  statistics: z.boolean().default(true),
})
export type PopupSettings = z.infer<typeof popupSettingsSchema>
export const popupSettingsUpgrades: readonly Upgrade[] = [(settings) => ({ statistics: true, ...settings })]

/** Each leads to the payment provider's own page. */
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

/** What the support page offers besides its words: ways to give. Whatever is left empty is not shown. */
export const supportSettingsSchema = z.strictObject({
  amounts,
  bankTransfer: z
    .strictObject({ holder: optionalText(120), iban: iban.default(''), bank: optionalText(120), reason: optionalText(140) })
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
