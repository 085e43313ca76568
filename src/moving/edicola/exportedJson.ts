import { z } from 'zod'
import { CHOICE_MEANS } from '../../analytics/core/choiceMeans.ts'
import { kinds, schemaVersionOf, type Kind } from '../../content/kinds.ts'
import { UnreadableExport } from '../record.ts'

const moment = z.iso.datetime()
const content = z.record(z.string(), z.unknown())

/** A document as `export` writes it; what is not needed to bring it back is passed over. */
export const documentSchema = z.object({
  id: z.uuid(),
  state: z.enum(['draft', 'review', 'scheduled', 'published', 'withdrawn']),
  firstPublishedAt: moment.nullable(),
  publications: z.array(z.object({ from: moment, until: moment.nullable(), publishedAt: moment })),
  createdAt: moment,
  updatedAt: moment,
  content,
  shown: content.optional(),
  /** Of a medium: where its files are, by their keys in the storage. */
  files: z.record(z.string(), z.string()).optional(),
})
export type ExportedJson = z.infer<typeof documentSchema>

export const archiveSchema = z.object({ version: z.number().int(), exportedAt: moment, schemas: z.record(z.string(), z.number().int()) })
export type ArchiveFacts = z.infer<typeof archiveSchema>

export const redirectsSchema = z.array(z.object({ from: z.string(), to: z.string().nullable(), document: z.string().nullable() }))

export const originsSchema = z.array(
  z.object({
    system: z.string(),
    site: z.string(),
    type: z.string(),
    originalId: z.string(),
    documentId: z.string(),
    fingerprint: z.string(),
    modifiedAt: moment.nullable(),
    state: z.enum(['as-it-came', 'changed', 'adopted']),
  }),
)

export const peopleSchema = z.array(z.object({ id: z.string(), name: z.string(), email: z.string() }))

export const consentsSchema = z.array(
  z.object({
    consentId: z.string(),
    at: moment,
    choice: z.enum(['granted', 'refused']),
    means: z.enum(CHOICE_MEANS),
    terms: z.string(),
    language: z.enum(['it', 'en']),
  }),
)

export const documentsSchema = z.array(documentSchema)

/** What a file of the archive says, in the shape that it should have. */
export function read<T>(schema: z.ZodType<T>, text: string, name: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new UnreadableExport('syntax', name, '', { cause })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UnreadableExport('not-an-export', name, parsed.error.issues[0]?.path.join('.') ?? '', { cause: parsed.error })
}

/** What was written in an older shape, in the one that its kind has today. */
export function upToDate(
  kind: Kind,
  { schemas }: ArchiveFacts,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const version = schemas[kind] ?? schemaVersionOf(kind)
  const upgrades = kinds[kind].upgrades?.slice(Math.max(0, version - 1)) ?? []
  return upgrades.reduce<Readonly<Record<string, unknown>>>((older, upgrade) => upgrade({ ...older }), given)
}
