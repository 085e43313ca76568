import { z } from 'zod'
import { LOOKS, POSITIONS, SIZES } from '../../popup/core/dress.ts'
import { isOffset, LINES, readTrigger, type Trigger } from '../../popup/core/trigger.ts'
import { bodySchema, emptyBody } from '../body/body.ts'
import {
  cookieExpiration,
  endsAfterItBegins,
  endsTooEarly,
  optionalAddress,
  optionalReference,
  optionalText,
  references,
  requiredText,
  schedule,
} from '../fields.ts'
import { isLocalHost } from '../popups/isPublicAddress.ts'
import { problem } from '../problem.ts'
import type { Upgrade } from '../upgrade.ts'

/** A day has 86,400 seconds; browsers fire timers beyond 2^31 ms at once, so nobody is promised more than a day. */
const seconds = z.number().min(0).max(86_400)
const pattern = z.string().trim().min(1).max(300).refine(isPathPattern, problem('path-pattern'))

/** The kinds of page that an announcement can be for. `archive`: lists of issues and months. */
export const PAGE_KINDS = ['home', 'article', 'page', 'section', 'tag', 'author', 'issue', 'archive', 'search'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

const targeting = z.strictObject({
  /** Addresses with `*` anywhere, `<front>` for the home page. None: every page. */
  include: z.array(pattern).max(100).default([]),
  exclude: z.array(pattern).max(100).default([]),
  pageKinds: z.array(z.enum(PAGE_KINDS)).default([]),
  sections: references(50),
  tags: references(100),
  languages: z.array(z.enum(['it', 'en'])).default([]),
  minWidth: z.number().int().min(0).max(10_000).nullable().default(null),
  maxWidth: z.number().int().min(0).max(10_000).nullable().default(null),
  /** `?modal=nome` opens it whatever its pages; and where it names none, it is shown nowhere else. */
  parameter: z
    .string()
    .regex(/^[\w-]{0,64}$/, problem('popup-id'))
    .default(''),
})

const webhookAddress = z
  .string()
  .trim()
  .max(2000)
  .refine(isWebhook, problem('webhook'))
  .refine((value) => !isWebhook(value) || !isLocalHost(new URL(value).hostname), problem('webhook-local'))

/** Another text of the same announcement, to find out which one readers follow more often. What is empty is as in the first. */
const variant = z.strictObject({ title: requiredText(200), body: bodySchema.default(emptyBody), okLabel: optionalText(60) })

const triggers = {
  delay: z.strictObject({ type: z.literal('delay'), seconds }),
  scroll: z.strictObject({
    type: z.literal('scroll'),
    offset: z.string().trim().max(20).refine(isOffset, problem('scroll-offset')),
    line: z.literal(LINES).default(0),
  }),
} satisfies { readonly [T in Trigger as T['type']]: z.ZodType<T> }

const fields = {
  /** The identifier in readers' cookies: it never changes by itself, and an imported popup keeps the one it had. */
  id: z.string().regex(/^[\w-]{1,64}$/, problem('popup-id')),
  /** Counted up only when those who dismissed it are to see it again: it is part of the name of the cookies, from the second on. */
  edition: z.number().int().min(1).max(9999).default(1),
  name: requiredText(120),

  title: requiredText(200),
  body: bodySchema.default(emptyBody),
  media: optionalReference,
  size: z.enum(SIZES).default('medium'),
  position: z.enum(POSITIONS).default('center'),
  look: z.enum(LOOKS).default('paper'),
  okLabel: optionalText(60),
  leftLabel: optionalText(60),
  /** Is readers' wish not to see it again asked for at all? */
  doNotShowAgain: z.boolean().default(true),
  doNotShowAgainLabel: optionalText(120),
  /** B and C beside the text above, which is A. */
  variants: z.array(variant).max(2).default([]),
  redirect: optionalAddress,

  /** False: it waits for a click. Its trigger counts all the same where a link calls it by name. */
  autoOpen: z.boolean().default(true),
  trigger: z.discriminatedUnion('type', [triggers.delay, triggers.scroll]).default({ type: 'delay', seconds: 0 }),
  openModalOnElementClick: optionalText(300),
  reopenOnClick: z.boolean().default(false),

  showOnce: z.boolean().default(false),
  cookieExpiration,

  autoHide: z.boolean().default(false),
  autoHideDelay: seconds.default(5),
  closeButton: z.boolean().default(true),
  closeOnEscape: z.boolean().default(true),
  closeOnBackdrop: z.boolean().default(true),

  targeting: targeting.prefault({}),
  /** Where each OK is told to, over HTTPS and signed; empty for nowhere. */
  webhook: z.union([z.literal(''), webhookAddress]).default(''),
  priority: z.number().int().min(-1000).max(1000).default(0),
  ...schedule,
}

/** An announcement: what it says, when it opens, how often, how it closes, where. The names follow the popup contract. */
export const popupSchema = z.strictObject(fields).refine(endsAfterItBegins, endsTooEarly)
export type Popup = z.infer<typeof popupSchema>

export const popupUpgrades: readonly Upgrade[] = [
  (popup) => ({ edition: 1, doNotShowAgain: true, variants: [], webhook: '', ...popup }),
  ({ delayDisplay, heightOffset, offsetType, ...popup }) => ({
    ...popup,
    trigger: readTrigger(Number(delayDisplay), String(heightOffset), String(offsetType)),
  }),
  (popup) => ({ position: 'center', look: 'paper', ...popup }),
]

function isPathPattern(value: string): boolean {
  return value === '<front>' || /^[/*][^\s]*$/.test(value)
}

/** Only what nobody on the way can read, and no name and password that would stand in every revision. */
function isWebhook(value: string): boolean {
  const address = URL.canParse(value) ? new URL(value) : null
  return address?.protocol === 'https:' && !address.username && !address.password
}
