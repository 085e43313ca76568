import { expect, it } from 'vitest'
import { z } from 'zod'
import { messagesIn } from '../../../messages/messages.ts'
import { describeSchema } from './describeSchema.ts'

const words = messagesIn('it').adminDocs.types

it.each([
  ['a text with its limits', z.string().min(1).max(20), 'testo (1–20)', true],
  ['a text that may be left out', z.string().optional(), 'testo', false],
  ['one of several', z.enum(['a', 'b']), '"a" · "b"', true],
  ['a number', z.number().int().min(1), 'numero (≥ 1)', true],
  ['a whole number without limits', z.number().int(), 'numero', true],
  ['nothing, or a text', z.string().nullable(), 'testo o null', true],
  ['a list', z.array(z.string().max(5)).default([]), 'elenco di testo (≤ 5)', false],
  ['an object', z.object({ a: z.string() }), 'oggetto', true],
  ['yes or no', z.boolean(), 'vero o falso', true],
  ['whatever', z.unknown(), 'qualunque cosa', true],
])('%s', (_name, field, type, isRequired) =>
  expect(describeSchema(z.object({ campo: field }), words)).toEqual([{ name: 'campo', type, isRequired }]),
)
