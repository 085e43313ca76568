import { z } from 'zod'
import type { Instant } from '../time.ts'
import { permalinkSubject } from './permalink.ts'

/** The systems that a magazine can come from, and what the files that they export are called. Another reader is another line. */
export const MOVE_SYSTEMS = {
  wordpress: { exports: ['.xml', '.wxr'] },
  ghost: { exports: ['.json', '.zip', '.yaml', '.yml'] },
  drupal: { exports: ['.zip', '.yml', '.yaml'] },
  edicola: { exports: ['.tar'] },
} as const satisfies Record<string, { readonly exports: readonly string[] }>

export type MoveSystem = keyof typeof MOVE_SYSTEMS
export const SYSTEM_NAMES = Object.keys(MOVE_SYSTEMS) as MoveSystem[] // its keys are those

/** What a file of a move is: what the old system exported, or an archive of its pictures. */
export const FILE_ROLES = ['export', 'media'] as const
export type FileRole = (typeof FILE_ROLES)[number]

/** An archive of gigabytes comes by the network, a part at a time. */
export const MOST_MOVE_BYTES = 50 * 1024 ** 3
export const MOST_PART_BYTES = 32 * 1024 * 1024

/** A name without a way: it stands in one folder, and leads nowhere else. */
const fileName = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => isPlainName(name))

/** A disk takes names of 255 bytes; what has not come whole has a longer one. */
const MOST_NAME_BYTES = 240

/** Of such names files are made and asked for: no separator, no hidden file, nothing that a disk does not take. */
export function isPlainName(name: string): boolean {
  const bytes = new TextEncoder().encode(name).length
  return !/[/\\\u0000-\u001f]/.test(name) && !name.startsWith('.') && name.trim() === name && bytes <= MOST_NAME_BYTES
}

/** Can a file of this name be what it is given as? */
export function isMoveFile(name: string, role: FileRole, system: MoveSystem): boolean {
  const endings: readonly string[] = role === 'media' ? ['.zip'] : MOVE_SYSTEMS[system].exports
  return isPlainName(name) && endings.some((ending) => name.toLowerCase().endsWith(ending))
}

/** How a move is to be run: what it takes besides the files that were uploaded for it. */
export const moveSetupSchema = z.strictObject({
  /** Exports in the server's own folder. */
  exports: z.array(fileName).max(500).default([]),
  /** Pictures there: a folder, or an archive. */
  media: fileName.nullable().default(null),
  fetchMedia: z.boolean().default(false),
  /** What is to be a section, by slug; null: as the reader of the system thinks best. */
  sections: z.array(z.string().min(1).max(200)).max(1000).nullable().default(null),
  /** The address of the old site, where its export does not say it. */
  site: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).default(''),
  /** How addresses of the old site were made, as the settings of WordPress spell it, where its export does not say it. */
  permalinks: z
    .array(
      z
        .string()
        .max(200)
        .refine((pattern) => permalinkSubject(pattern) !== null),
    )
    .max(20)
    .default([]),
})
export type MoveSetup = z.infer<typeof moveSetupSchema>

export const newMoveSchema = z.strictObject({ system: z.enum(SYSTEM_NAMES) })
export const startMoveSchema = z.strictObject({ isTrial: z.boolean(), setup: moveSetupSchema })

export const uploadPartQuery = z.object({
  name: fileName,
  role: z.enum(FILE_ROLES),
  /** How much of the file is here already. */
  at: z.coerce.number().int().min(0).max(MOST_MOVE_BYTES),
  size: z.coerce.number().int().min(1).max(MOST_MOVE_BYTES),
})
export const moveFileQuery = z.object({ name: fileName, role: z.enum(FILE_ROLES) })

/**
 * `preparing`: files are gathered. `waiting`: it will be run. `running`, `pausing`: it is. `tried`: a trial is over. `closed`: given up, with what had
 * come by then left where it is.
 */
export const MOVE_STATES = ['preparing', 'waiting', 'running', 'pausing', 'paused', 'tried', 'failed', 'done', 'closed'] as const
export type MoveState = (typeof MOVE_STATES)[number]

const OVER: readonly MoveState[] = ['done', 'closed']
const RESTING: readonly MoveState[] = ['preparing', 'paused', 'tried', 'failed']

/** Is it still to come to an end? There is one such at a time. */
export const isOpen = (state: MoveState): boolean => !OVER.includes(state)
/** Can its files be changed, can it be begun, gone on with, or given up? */
export const isResting = (state: MoveState): boolean => RESTING.includes(state)

/** Why a move does not do as asked. Each has its sentence in `src/messages`. */
export type MoveProblem = 'another-open' | 'not-at-rest' | 'not-running' | 'no-export' | 'not-in-folder' | 'wrong-file' | 'out-of-step'

export interface MoveGroup {
  readonly slug: string
  readonly name: string
  readonly texts: number
  readonly isSection: boolean
}

/** A text as the old system has it, and as readers would see it, both as HTML. */
export interface MoveSample {
  readonly title: string
  readonly place: string
  readonly before: string
  readonly after: string
  /** What changed its form or was left out, in words. */
  readonly notes: readonly string[]
}

/** What was found out about the magazine, and what became of it. */
export interface MoveFindings {
  readonly title: string
  readonly texts: number
  readonly files: number
  readonly groups: readonly MoveGroup[]
  readonly samples: readonly MoveSample[]
  readonly sums: MoveFigures | null
}

export interface MoveFigures {
  readonly outcomes: Readonly<Record<'created' | 'updated' | 'unchanged' | 'adopted' | 'kept' | 'refused', number>>
  /** Why some were left as they are here, in words; those who moved before it was counted are not told. */
  readonly kept?: readonly { readonly words: string; readonly count: number }[]
  /** How many of each kind there are here now, or would be. */
  readonly kinds: Readonly<Record<string, number>>
  readonly texts: number
  readonly identical: number
  /** What changed its form and what was left out, in words, with how often. */
  readonly notes: readonly { readonly words: string; readonly count: number; readonly isLeftOut: boolean }[]
  readonly leftOut: number
}

export interface Move {
  readonly id: string
  readonly system: MoveSystem
  readonly state: MoveState
  /** Is what runs, or ran last, a trial that changes nothing? */
  readonly isTrial: boolean
  readonly setup: MoveSetup
  /** How many records were taken in, of how many that are expected; null before the files were read. */
  readonly done: number
  readonly total: number | null
  readonly findings: MoveFindings | null
  /** Why it failed, in a sentence. */
  readonly fault: string | null
  readonly createdBy: string
  readonly createdAt: Instant
  readonly changedAt: Instant
}

export interface MoveFile {
  readonly name: string
  readonly role: FileRole
  readonly bytes: number
  /** False while parts of it are still to come. */
  readonly isWhole: boolean
}

/** Something in the folder of the server that exports are put into. */
export interface FolderEntry {
  readonly name: string
  readonly isFolder: boolean
  readonly bytes: number
}

/** A move as its screen gets it. */
export interface ServedMove extends Move {
  readonly files: readonly MoveFile[]
  readonly hasReport: boolean
  /** Are its files on the machine that answers? Of several machines one has them, and runs it. */
  readonly isHere: boolean
}

/** Files that nobody came back to are kept this long, and what is told of moves as long as the audit log. */
export const MOVE_FILE_DAYS = 14
export const MOVE_DAYS = 400
