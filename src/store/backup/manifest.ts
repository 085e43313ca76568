import { z } from 'zod'

/** The shape of archives that this program writes, and the newest it reads. */
export const BACKUP_VERSION = 1

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What an archive says of itself, in `manifest.json`. */
export const manifestSchema = z.strictObject({
  format: z.literal('edicola-backup'),
  version: z.literal(BACKUP_VERSION),
  /** When the store stood as the archive has it. */
  createdAt: z.iso.datetime(),
  /** The version of the program that wrote it, and the engine it read. */
  program: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The shape of the tables: the migrations that the store had been through. */
  migrations: z.array(z.string()),
  /** In an order in which each follows those it refers to. */
  tables: z.array(z.strictObject({ name: z.string(), rows: count, sha256 })),
  files: z.strictObject({ count, bytes: count }),
  /** Files that the store names and that were not there to be copied, by their hash. */
  missing: z.array(sha256),
})
export type Manifest = z.infer<typeof manifestSchema>
