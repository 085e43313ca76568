import { z } from 'zod'
import { CONVERSION } from '../../src/server/admin/docs/describeSchema.ts'
import type { Kind } from '../../src/content/kinds.ts'
import type { Random } from './random.ts'
import { idsOf } from './world.ts'

type Schema = z.core.JSONSchema.BaseSchema

const schemas = new WeakMap<z.ZodType, Schema>()

/** A value that the schema takes, as far as JSON Schema can say what it takes; the rest is known by the name of the field. */
export function nearlyValid(schema: z.ZodType, random: Random): unknown {
  const converted = schemas.get(schema) ?? z.toJSONSchema(schema, { ...CONVERSION, reused: 'ref' })
  schemas.set(schema, converted)
  return valueOf(converted, { random, defs: converted.$defs ?? {}, root: converted }, '', 0)
}

interface Context {
  readonly random: Random
  readonly defs: Readonly<Record<string, Schema>>
  readonly root: Schema
}

/** Below this depth what may be left out is. */
const DEEP = 8

function valueOf(schema: Schema | boolean, context: Context, name: string, depth: number): unknown {
  const { random } = context
  if (typeof schema === 'boolean') return 'testo'
  if (schema.$ref) {
    // What is said beside a reference narrows what it refers to.
    const { $ref, ...beside } = schema
    return valueOf({ ...referred($ref, context), ...beside }, context, name, depth)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueOf(random.pick(choices), context, name, depth)
  if (schema.allOf) return valueOf(schema.allOf[0] as Schema, context, name, depth)
  const type: unknown = schema.type
  switch (Array.isArray(type) ? random.pick(type as string[]) : type) {
    case 'string':
      return textFor(schema, name, random)
    case 'integer':
    case 'number':
      return numberFor(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array': {
      const fixed = (schema as { prefixItems?: Schema[] }).prefixItems
      if (fixed) return fixed.map((item) => valueOf(item, context, name, depth + 1))
      const least = schema.minItems ?? 0
      const length = depth > DEEP ? least : random.whole(least, Math.min(schema.maxItems ?? 3, least + 2))
      return Array.from({ length }, () => valueOf((schema.items ?? {}) as Schema, context, name, depth + 1))
    }
    case 'object': {
      const whole = TOGETHER[name]
      if (whole) return random.pick(whole)
      const required = schema.required ?? []
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([field]) => required.includes(field) || (depth <= DEEP && !LEFT_OUT.has(field) && random.chance(0.6)),
      )
      return Object.fromEntries(fields.map(([field, property]) => [field, valueOf(property as Schema, context, field, depth + 1)]))
    }
    default:
      return {}
  }
}

function referred(reference: string, { defs, root }: Context): Schema {
  return reference === '#' ? root : (defs[reference.replace('#/$defs/', '')] ?? {})
}

/** Dates depend on one another, and whoever must have a second factor can ask for nothing any more. */
const LEFT_OUT = new Set(['publishAt', 'unpublishAt', 'twoFactorRoles'])

/** What the rules want that JSON Schema has no word for, by the name of the field. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  timeZone: ['Europe/Rome', 'UTC'],
  address: ['/chi-siamo', 'https://example.it/'],
  href: ['/chi-siamo', 'https://example.it/a?b=c'],
  to: ['/chi-siamo'],
  from: ['/vecchia'],
  redirect: ['', '/sostieni'],
  include: ['/articoli/*', '<front>'],
  exclude: ['/articoli/*'],
  webhook: [''],
  email: ['persona@example.it'],
  offset: ['50%', '300px'],
  password: ['una-parola-molto-lunga-42'],
  newPassword: ['una-parola-molto-lunga-43'],
  until: [''],
  slug: ['testata', 'piede'],
  iban: [''],
  securityContact: ['', 'buchi@example.it', 'https://example.it/sicurezza'],
  tab: ['scheda-1'],
  site: ['', 'https://vecchio.example'],
  permalinks: ['/%year%/%postname%/'],
  resource: [
    'track/4uLU6hMCjMI75M1A2tKUQC',
    'uno/due',
    'p/abcdefgh',
    'nome/12345678',
    'nome.bsky.social/abcdefgh1',
    'mastodon.social/@nome/123456789',
    'abcde',
    'story/12345',
    '45.6,13.7,15',
    '15/45.6/13.7',
  ],
}

/** Fields that go only with one another. */
const TOGETHER: Readonly<Record<string, readonly object[]>> = {
  goal: [{}, { purpose: 'Un archivio', target: 1000, reached: 10, until: '2026-12-31' }],
  matomo: [{}, { address: 'https://m.example.it', siteId: '1' }],
  plausible: [{}, { domain: 'rivista.example', address: 'https://plausible.io' }],
}

/** Which documents a field that holds an identifier names. */
const REFERENCES: Readonly<Record<string, Kind>> = {
  section: 'section',
  sections: 'section',
  authors: 'author',
  tags: 'tag',
  issue: 'issue',
  into: 'tag',
  order: 'article',
  articles: 'article',
  lead: 'article',
  seen: 'popup',
  refused: 'popup',
}

const SAMPLES = [
  ...[
    'testo',
    '12345678',
    'abcdefghijk',
    'a'.repeat(64),
    'it',
    'uno-due',
    '#aa0000',
    '12:30',
    'G-ABCDEF1234',
    'persona@example.it',
    '/chi-siamo',
  ],
  ...['https://example.it/', '2026-11-16', '2026-11-16T08:00:00.000Z', '550e8400-e29b-41d4-a716-446655440000', '10 €', '10', '1', 'a'],
]

function numberFor({ minimum, maximum, exclusiveMinimum }: Schema, random: Random): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : (minimum ?? 0)
  return random.whole(least, Math.min(maximum ?? least + 50, least + 50))
}

function textFor(schema: Schema, name: string, random: Random): string {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
  if (format === 'date-time') return new Date(Date.UTC(2026, 10, random.whole(1, 28), random.whole(0, 23))).toISOString()
  if (format === 'date') return `2026-11-${String(random.whole(1, 28)).padStart(2, '0')}`
  const named = BY_NAME[name]?.filter(fits)
  if (named && named.length > 0) return random.pick(named)
  if (pattern?.includes('{1,64}')) return random.pick(idsOf(REFERENCES[name] ?? 'media'))
  const fitting = SAMPLES.filter(fits)
  if (fitting.length > 0) return pattern === undefined ? `testo ${random.whole(1, 999)}`.slice(0, maxLength) : random.pick(fitting)
  return 'x'.repeat(Math.min(minLength, 1000))
}
