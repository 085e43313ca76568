import { z } from 'zod'
import { address, language, optionalReference, optionalText, requiredText } from '../fields.ts'
import { problem } from '../problem.ts'
import { DEFAULT_TIME_ZONE, isTimeZone } from '../time.ts'

/** Every field has a default, so that a magazine just born, or one saved before a field existed, reads as whole. */
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
  articlesPerPage: z.number().int().min(4).max(60).default(12),
  social: z
    .array(z.strictObject({ label: requiredText(60), address }))
    .max(12)
    .default([]),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

/** `bootstrap_version` and its companion of the popup contract, and what all announcements share. */
export const popupSettingsSchema = z.strictObject({
  supportSlug: requiredText(120).default('sostieni-la-rivista'),
  bootstrapVersion: z
    .string()
    .trim()
    .regex(/^(\d{1,2}x)?$/, problem('bootstrap-version'))
    .default(''),
  verifyLoadBootstrapAutomatically: z.boolean().default(false),
  defaultCookieExpiration: z.number().int().min(0).max(10_000).nullable().default(null),
  onePerPageView: z.boolean().default(false),
  maxPerDay: z.number().int().min(1).max(100).nullable().default(null),
})
export type PopupSettings = z.infer<typeof popupSettingsSchema>
