import type { AuditAction, AuditEntry } from '../../content/people/audit.ts'
import type { DocumentStore } from '../../content/newsroom/documentStore.ts'
import type { DocumentHead } from '../../content/newsroom/document.ts'
import { createNewsroom, type Newsroom, type NewsroomParts } from '../../content/newsroom/newsroom.ts'
import type { Outcome } from '../../content/newsroom/refusal.ts'
import type { Actor } from '../../content/people/user.ts'
import { documentStoreWithin, createDocumentStore } from '../documents/documentStore.ts'
import type { AuditLog } from './auditLog.ts'
import type { Database } from '../database.ts'

export interface AuditedNewsroomParts extends Omit<NewsroomParts, 'documents'> {
  readonly database: Database
  readonly audit: AuditLog
}

/** What a call is about: the kind, and which document or redirect of it. */
interface About {
  readonly kind: AuditEntry['kind']
  readonly subject: string | null
}

type Rest = readonly unknown[]
const about = (kind: unknown, subject: unknown): About => ({
  kind: kind as AuditEntry['kind'], // the calls take no other strings there
  subject: typeof subject === 'string' ? subject : null,
})
const document = ([kind, id]: Rest): About => about(kind, id)
const newDocument = ([kind]: Rest): About => about(kind, null)
const queried = ([query]: Rest): About => about((query as { kind: unknown }).kind, null) // a ListQuery
const one =
  (kind: AuditEntry['kind']) =>
  ([id]: Rest): About =>
    about(kind, id)
const newRedirect = ([given]: Rest): About =>
  about(
    'redirect',
    typeof given === 'object' && given && 'from' in given && typeof given.from === 'string' ? given.from.slice(0, 500) : null,
  )
/** In the bin documents of all kinds lie together: which it is, its head tells. */
const binned = ([id]: Rest): About => about(null, id)
const nothing = (): About => about(null, null)

/** What each of the newsroom's calls is called in the log, null if it changes nothing, and what it is about. A new call does not compile until it is here. */
const CALLS = {
  create: ['create', newDocument],
  createOnce: ['create', newDocument],
  save: ['save', document],
  restore: ['restore', document],
  submit: ['submit', document],
  sendBack: ['send-back', document],
  assign: ['assign', document],
  publish: ['publish', document],
  reschedule: ['reschedule', document],
  cancelPlan: ['cancel-plan', document],
  unpublish: ['unpublish', document],
  cancelWithdrawal: ['cancel-withdrawal', document],
  undo: ['undo', document],
  remove: ['trash', document],
  recover: ['recover', binned],
  purge: ['delete', binned],
  retag: ['save', one('article')],
  moveToIssue: ['save', one('article')],
  mergeTag: ['merge', one('tag')],
  addFile: ['create', one('media')],
  replaceFile: ['save', one('media')],
  addRedirect: ['create', newRedirect],
  changeRedirect: ['save', one('redirect')],
  removeRedirect: ['delete', one('redirect')],
  mayAddFiles: [null, one('media')],
  mayReplaceFile: [null, one('media')],
  revisions: [null, document],
  difference: [null, document],
  find: [null, document],
  uses: [null, document],
  makePreviewLink: ['preview-link', document],
  withdrawPreviewLink: ['preview-link-withdrawn', nothing],
  previewLinksOf: [null, document],
  previewLinks: [null, nothing],
  unsaved: [null, document],
  publishWarnings: [null, document],
  publishWarningsOfAll: [null, nothing],
  beat: [null, document],
  list: [null, queried],
  choices: [null, queried],
  bin: [null, nothing],
  redirect: [null, one('redirect')],
  redirects: [null, one('redirect')],
  calendar: [null, nothing],
  findByWords: [null, nothing],
  findOwnAuthor: [null, nothing],
  dashboard: [null, nothing],
} satisfies Record<keyof Newsroom, readonly [AuditAction | null, (rest: Rest) => About]>

/** After these, nobody can say what it was that they were done to. */
const ENDING: readonly AuditAction[] = ['delete', 'merge']

type Name = keyof typeof CALLS
/** The calls differ in what comes after the actor; here it is enough that they answer with an outcome. */
type Call = (actor: Actor, ...rest: unknown[]) => Promise<Outcome<unknown>>

/**
 * The newsroom, with every change and every refusal in the audit log. A change and its line are one transaction; a line that cannot be
 * written is given up, the change is not.
 */
export function createAuditedNewsroom({ database, audit, ...parts }: AuditedNewsroomParts): Newsroom {
  const reading = createNewsroom({ ...parts, documents: createDocumentStore(database) })

  const writing =
    (name: Name, action: AuditAction): Call =>
    (actor, ...rest) => {
      const documents: DocumentStore = {
        ...createDocumentStore(database),
        write: (work, scope) =>
          database.write(async (db) => {
            const within = documentStoreWithin(database.engine, db)
            const { subject } = CALLS[name][1](rest)
            const findHead = () =>
              within.read(async (reader) => (subject === null ? undefined : ((await reader.head(subject)) ?? reader.trashed(subject))))
            const before = ENDING.includes(action) ? await findHead() : undefined
            const result = await within.write(work)
            // What a call does besides, such as to forget a file, is no outcome and has no line.
            if (!isOutcome(result)) return result
            const entry = entryOf(name, action, actor, rest, result, before ?? (isDocument(result) ? undefined : await findHead()))
            if (entry) await audit.noteWithin(db, entry)
            return result
          }, scope),
      }
      return call(createNewsroom({ ...parts, documents }), name)(actor, ...rest)
    }

  const looking =
    (name: Name): Call =>
    async (actor, ...rest) => {
      const outcome = await call(reading, name)(actor, ...rest)
      const entry = outcome.ok ? null : entryOf(name, null, actor, rest, outcome, undefined)
      if (entry) await audit.note(entry)
      return outcome
    }

  const calls = (Object.keys(CALLS) as Name[]).map((name) => {
    const [action] = CALLS[name]
    return [name, action ? writing(name, action) : looking(name)]
  })
  return Object.fromEntries(calls) as Newsroom // each call as it was, and by its name
}

const isOutcome = (result: unknown): result is Outcome<unknown> => typeof result === 'object' && result !== null && 'ok' in result

/** Most calls give back the document they were about. */
const isDocument = (outcome: Outcome<unknown>): boolean =>
  outcome.ok && typeof outcome.value === 'object' && outcome.value !== null && 'title' in outcome.value

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
  const asked = CALLS[name][1](rest)
  const after = outcome.ok ? headIn(outcome.value) : null
  if (after === UNCHANGED) return null
  const kind = asked.kind ?? before?.kind ?? after?.kind ?? null
  const subject = after?.id ?? asked.subject
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

const UNCHANGED = Symbol('nothing changed')

/** What a call gave back of the document: documents, a file and whether it is new, whether an article changed, or nothing at all. */
function headIn(value: unknown): Partial<DocumentHead> | null | typeof UNCHANGED {
  if (typeof value !== 'object' || value === null) return null
  if (('isNew' in value && value.isNew === false) || ('changed' in value && value.changed === false)) return UNCHANGED
  if ('document' in value) return value.document as DocumentHead // see `AddedFile`
  return value
}

function detailsOf(name: Name, rest: readonly unknown[], after: Partial<DocumentHead> | null): Record<string, unknown> {
  const revision = after?.revision === undefined ? {} : { revision: after.revision }
  if (name === 'publish' && rest[3] !== undefined && rest[3] !== 'now') return { ...revision, at: rest[3] }
  if ((name === 'unpublish' || name === 'reschedule') && rest[2] !== undefined) return { ...revision, at: rest[2] }
  if (name === 'makePreviewLink') return { hours: rest[3] }
  if (name === 'restore') return { ...revision, restored: rest[3] }
  if (name === 'assign') return { assignees: after?.assignees ?? [] }
  if (name === 'mergeTag') return { into: rest[1] }
  if (name === 'moveToIssue') return { issue: rest[1] }
  if (name === 'retag') return { [String(rest[1])]: rest[2] }
  return revision
}
