import { z } from 'zod'
import type { Messages } from '../../../messages/messages.ts'

/** A field as somebody who writes a program needs to know it. */
export interface DescribedField {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
}

/** What may be sent, not what becomes of it; a rule that JSON Schema has no word for is left out. */
export const CONVERSION = { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' } as const

type Words = Messages['adminDocs']['types']
type Schema = z.core.JSONSchema.BaseSchema

/** The fields of an object, each with its type in words; nothing for what is no object. */
export function describeSchema(schema: z.ZodType, words: Words): readonly DescribedField[] {
  const { properties = {}, required = [], $defs = {} } = z.toJSONSchema(schema, { ...CONVERSION, reused: 'ref' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeof property === 'boolean' ? words.anything : typeIn(property, words, $defs),
    isRequired: required.includes(name),
  }))
}

function typeIn(schema: Schema, words: Words, defs: Readonly<Record<string, Schema>>): string {
  const inWords = (one: Schema | boolean) => (typeof one === 'boolean' ? words.anything : typeIn(one, words, defs))
  if (schema.$ref) {
    const target = defs[schema.$ref.replace('#/$defs/', '')]
    // What refers to a named part of itself is nested as deep as one likes: its name would say no more.
    return target && !target.$ref ? typeIn({ ...target, properties: {} }, words, {}) : words.object
  }
  if (schema.enum) return schema.enum.map((value) => `"${String(value)}"`).join(' · ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(inWords))].join(` ${words.or} `)
  const types: unknown = schema.type // said to be one, but a text or nothing is both
  if (Array.isArray(types)) return types.map((type: Schema['type']) => inWords({ ...schema, type } as Schema)).join(` ${words.or} `) // one of them
  switch (schema.type) {
    case 'string':
      return [words.text, limit(schema.minLength, schema.maxLength)].filter(Boolean).join(' ')
    case 'integer':
    case 'number':
      return [words.number, limit(schema.minimum, schema.maximum)].filter(Boolean).join(' ')
    case 'boolean':
      return words.boolean
    case 'null':
      return 'null'
    case 'array':
      return words.listOf(schema.items && !Array.isArray(schema.items) ? inWords(schema.items) : words.anything)
    case 'object':
      return words.object
    default:
      return words.anything
  }
}

/** `(1–200)`; what JavaScript alone limits is no limit. */
function limit(least: number | undefined, most: number | undefined): string {
  const isReal = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
  if (isReal(least) && isReal(most)) return `(${least}–${most})`
  if (isReal(most)) return `(≤ ${most})`
  return isReal(least) ? `(≥ ${least})` : ''
}
