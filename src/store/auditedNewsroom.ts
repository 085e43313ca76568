import type { AuditAction, AuditEntry } from '../content/audit.ts'
import type { Archive } from '../content/newsroom/archive.ts'
import type { DocumentHead } from '../content/newsroom/document.ts'
import { createNewsroom, type Newsroom, type NewsroomParts } from '../content/newsroom/newsroom.ts'
import type { Outcome } from '../content/newsroom/refusal.ts'
import type { Actor } from '../content/user.ts'
import { archiveWithin, createArchive } from './archive.ts'
import type { AuditLog } from './auditLog.ts'
import type { Database } from './database.ts'

export interface AuditedNewsroomParts extends Omit<NewsroomParts, 'archive'> {
  readonly database: Database
  readonly audit: AuditLog
}

/** What each of the newsroom's calls is called in the log; null for those that change nothing. A new call does not compile until it is here. */
const ACTIONS = {
  create: 'create',
  save: 'save',
  restore: 'restore',
  submit: 'submit',
  sendBack: 'send-back',
  assign: 'assign',
  publish: 'publish',
  unpublish: 'unpublish',
  remove: 'delete',
  addRedirect: 'create',
  removeRedirect: 'delete',
  revisions: null,
  difference: null,
  find: null,
  list: null,
  redirects: null,
} satisfies Record<keyof Newsroom, AuditAction | null>

type Name = keyof typeof ACTIONS
/** The calls differ in what comes after the actor; here it is enough that they answer with an outcome. */
type Call = (actor: Actor, ...rest: unknown[]) => Promise<Outcome<unknown>>

/**
 * The newsroom, with every change and every refusal in the audit log. A change and its line are one transaction; a line that cannot be
 * written is given up, the change is not.
 */
export function createAuditedNewsroom({ database, audit, ...parts }: AuditedNewsroomParts): Newsroom {
  const reading = createNewsroom({ ...parts, archive: createArchive(database) })

  const writing =
    (name: Name, action: AuditAction): Call =>
    (actor, ...rest) => {
      const archive: Archive = {
        read: (work) => createArchive(database).read(work),
        write: (work) =>
          database.write(async (db) => {
            const within = archiveWithin(database.engine, db)
            const before = await within.read((desk) => desk.head(subjectOf(name, rest) ?? ''))
            const result = await within.write(work)
            // What a call does besides, such as to forget a file, is no outcome and has no line.
            const entry = isOutcome(result) ? entryOf(name, action, actor, rest, result, before) : null
            if (entry) await audit.noteWithin(db, entry)
            return result
          }),
      }
      return call(createNewsroom({ ...parts, archive }), name)(actor, ...rest)
    }

  const looking =
    (name: Name): Call =>
    async (actor, ...rest) => {
      const outcome = await call(reading, name)(actor, ...rest)
      const entry = outcome.ok ? null : entryOf(name, null, actor, rest, outcome, undefined)
      if (entry) await audit.note(entry)
      return outcome
    }

  const calls = (Object.keys(ACTIONS) as Name[]).map((name) => {
    const action = ACTIONS[name]
    return [name, action ? writing(name, action) : looking(name)]
  })
  return Object.fromEntries(calls) as Newsroom // each call as it was, and by its name
}

const isOutcome = (result: unknown): result is Outcome<unknown> => typeof result === 'object' && result !== null && 'ok' in result

const call = (newsroom: Newsroom, name: Name) => newsroom[name] as Call // see `Call`

/** What was done, or what was not allowed; null for what went wrong in other ways, and changed nothing. */
function entryOf(
  name: Name,
  action: AuditAction | null,
  actor: Actor,
  rest: readonly unknown[],
  outcome: Outcome<unknown>,
  before: DocumentHead | undefined,
): AuditEntry | null {
  const after = outcome.ok ? (outcome.value as Partial<DocumentHead> | null) : null // documents, redirects, or nothing at all
  const kind = name.toLowerCase().includes('redirect') ? 'redirect' : (after?.kind ?? before?.kind ?? kindOf(rest[0]))
  const subject = after?.id ?? subjectOf(name, rest)
  const line = {
    by: { id: actor.id, name: actor.name },
    kind,
    subject,
    title: after?.title ?? before?.title ?? (kind === 'redirect' ? (subject ?? '') : ''),
    address: actor.address ?? null,
  }
  if (!outcome.ok)
    return outcome.reason === 'forbidden' ? { ...line, action: 'refused', details: { tried: name, because: outcome.because } } : null
  return action && { ...line, action, details: detailsOf(name, rest, after) }
}

/** The identifier a call names: of a document, or the address of a redirect. */
function subjectOf(name: Name, [first, second]: readonly unknown[]): string | null {
  if (name === 'removeRedirect') return String(first)
  if (name === 'addRedirect') return typeof first === 'object' && first && 'from' in first ? String(first.from).slice(0, 500) : null
  return name !== 'create' && name !== 'list' && typeof second === 'string' ? second : null
}

/** `list` names its kind inside the query. */
function kindOf(first: unknown): AuditEntry['kind'] {
  const kind = typeof first === 'object' && first && 'kind' in first ? first.kind : first
  return typeof kind === 'string' ? (kind as AuditEntry['kind']) : null // the calls take no other strings there
}

function detailsOf(name: Name, rest: readonly unknown[], after: Partial<DocumentHead> | null): Record<string, unknown> {
  const revision = after?.revision === undefined ? {} : { revision: after.revision }
  if (name === 'publish' && rest[3] !== undefined) return { ...revision, at: rest[3] }
  if (name === 'unpublish' && rest[2] !== undefined) return { ...revision, at: rest[2] }
  if (name === 'restore') return { ...revision, restored: rest[3] }
  if (name === 'assign') return { assignees: after?.assignees ?? [] }
  return revision
}
