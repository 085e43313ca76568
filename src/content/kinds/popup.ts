import { z } from 'zod'
import { bodySchema, emptyBody } from '../body/body.ts'
import {
  endsAfterItBegins,
  endsTooEarly,
  optionalAddress,
  optionalReference,
  optionalText,
  references,
  requiredText,
  schedule,
} from '../fields.ts'
import { problem } from '../problem.ts'

/** A day has 86,400 seconds; browsers fire timers beyond 2^31 ms at once, so nobody is promised more than a day. */
const seconds = z.number().min(0).max(86_400)
const pattern = z.string().trim().min(1).max(300).refine(isPathPattern, problem('path-pattern'))

const targeting = z.strictObject({
  /** Addresses with `*` anywhere, `<front>` for the home page. None: every page. */
  include: z.array(pattern).max(100).default([]),
  exclude: z.array(pattern).max(100).default([]),
  pageKinds: z.array(z.enum(['home', 'article', 'page', 'section', 'tag', 'author', 'issue', 'search'])).default([]),
  sections: references(50),
  tags: references(100),
  languages: z.array(z.enum(['it', 'en'])).default([]),
  minWidth: z.number().int().min(0).max(10_000).nullable().default(null),
  maxWidth: z.number().int().min(0).max(10_000).nullable().default(null),
  /** `?modal=nome` opens it whatever its pages. */
  parameter: z
    .string()
    .regex(/^[\w-]{0,64}$/, problem('popup-id'))
    .default(''),
})

const fields = {
  /** The identifier in readers' cookies: it never changes by itself, and an imported popup keeps the one it had. */
  id: z.string().regex(/^[\w-]{1,64}$/, problem('popup-id')),
  name: requiredText(120),

  title: requiredText(200),
  body: bodySchema.default(emptyBody),
  media: optionalReference,
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  okLabel: optionalText(60),
  leftLabel: optionalText(60),
  doNotShowAgainLabel: optionalText(120),
  redirect: optionalAddress,

  autoOpen: z.boolean().default(true),
  delayDisplay: seconds.default(0),
  heightOffset: z
    .string()
    .trim()
    .regex(/^(\d{1,6}(\.\d+)?(px|%)?)?$/, problem('height-offset'))
    .default(''),
  offsetType: z.union([z.literal(0), z.literal(0.5), z.literal(1)]).default(0),
  openModalOnElementClick: optionalText(300),
  reopenOnClick: z.boolean().default(false),

  showOnce: z.boolean().default(false),
  cookieExpiration: z.number().int().min(0).max(10_000).nullable().default(null),

  autoHide: z.boolean().default(false),
  autoHideDelay: seconds.default(5),
  closeButton: z.boolean().default(true),
  closeOnEscape: z.boolean().default(true),
  closeOnBackdrop: z.boolean().default(true),

  targeting: targeting.prefault({}),
  priority: z.number().int().min(-1000).max(1000).default(0),
  ...schedule,
}

/** An announcement: what it says, when it opens, how often, how it closes, where. The names follow the popup contract. */
export const popupSchema = z.strictObject(fields).refine(endsAfterItBegins, endsTooEarly)
export type Popup = z.infer<typeof popupSchema>

function isPathPattern(value: string): boolean {
  return value === '<front>' || /^[/*][^\s]*$/.test(value)
}
