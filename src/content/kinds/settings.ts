import { z } from 'zod'
import { cookieExpiration, address, language, optionalReference, optionalText, requiredText } from '../fields.ts'
import { problem } from '../problem.ts'
import { ROLES } from '../people/role.ts'
import { DEFAULT_TIME_ZONE, isTimeZone } from '../time.ts'
import type { Upgrade } from '../upgrade.ts'

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
  /** Must browsers use https on all subdomains too? HSTS with `includeSubDomains`. */
  httpsSubdomains: z.boolean().default(false),
  /** Where whoever finds a hole can write: an e-mail or a page. Empty: there is no `security.txt`. */
  securityContact: z
    .string()
    .trim()
    .max(500)
    .refine((typed) => typed === '' || isEmail(typed) || isHttpsPage(typed), problem('security-contact'))
    .default(''),
  articlesPerPage: z.number().int().min(4).max(60).default(12),
  social: z
    .array(z.strictObject({ label: requiredText(60), address }))
    .max(12)
    .default([]),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>
export const siteSettingsUpgrades: readonly Upgrade[] = [
  (settings) => ({ twoFactorRoles: [], ...settings }),
  (settings) => ({ httpsSubdomains: false, securityContact: '', ...settings }),
]

const isEmail = (typed: string): boolean => z.email().safeParse(typed).success
const isHttpsPage = (typed: string): boolean => z.url({ protocol: /^https$/ }).safeParse(typed).success

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
