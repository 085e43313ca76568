import { toInstant, type Instant } from '../../content/time.ts'
import { UnreadableExport } from '../record.ts'

export type Row = Readonly<Record<string, unknown>>
/** The tables of an export, by their names. */
export type GhostData = Readonly<Record<string, unknown>>

/** How texts are filed here. */
export interface GhostFiling {
  readonly section: Row | null
  readonly tags: readonly Row[]
  readonly authors: readonly Row[]
}

/** Reads the JSON that Ghost exports, in either of its wrappings. */
export function readGhostData(json: string, file: string): GhostData {
  const whole = parse(json, file)
  const [first] = isRow(whole) && Array.isArray(whole['db']) ? (whole['db'] as unknown[]) : [whole]
  const data = isRow(first) ? first['data'] : undefined
  if (!isRow(data)) throw new UnreadableExport('not-an-export', file)
  return data
}

export const rowsOf = (data: GhostData, table: string): readonly Row[] => {
  const rows = data[table]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

/** A field as text; numbers too, since identifiers were numbers once. */
export function textOf(row: Row, field: string): string {
  const value = row[field]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** A moment, by milliseconds or as it is written; null where it is none. */
export function instantOf(row: Row, field: string): Instant | null {
  const value = row[field]
  const moment = typeof value === 'number' ? value : Date.parse(textOf(row, field))
  return Number.isNaN(moment) || moment <= 0 ? null : toInstant(new Date(moment))
}

/** Version 1 said it by a number. */
export const isPage = (post: Row): boolean => post['type'] === 'page' || post['page'] === 1 || post['page'] === true

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(json: string, file: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    const isCut = cause instanceof Error && /end of JSON|Unterminated/i.test(cause.message)
    throw new UnreadableExport(isCut ? 'cut' : 'syntax', file, '', { cause })
  }
}
