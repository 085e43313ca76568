import type { Transaction } from 'kysely'
import { rulesOf, type Contents, type Kind } from '../../content/kinds.ts'
import { newHead } from '../../content/newsroom/beginDocument.ts'
import { changedFields } from '../../content/newsroom/compare.ts'
import type { DocumentHead } from '../../content/newsroom/document.ts'
import type { NewRevision } from '../../content/newsroom/documentStore.ts'
import { noteAct } from '../../content/newsroom/performAct.ts'
import { decidePublishing, missingFrom } from '../../content/newsroom/publishNewest.ts'
import { done, refused, type Outcome, type Refusal } from '../../content/newsroom/refusal.ts'
import { hasOwnSlug, resolveSlug } from '../../content/newsroom/resolveSlug.ts'
import { decideShowing } from '../../content/newsroom/showAtOnce.ts'
import { withSuccessors } from '../../content/newsroom/successors.ts'
import { REVISIONS_KEPT } from '../../content/newsroom/writeRevision.ts'
import { parse, type FieldProblem } from '../../content/parse.ts'
import { visibleRanges, type VisibleRange } from '../../content/publishing/timeline.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import { createImportChecks, type ImportChecks } from './importChecks.ts'
import type { DocumentOrigin, ImportedDocument, ImportedRevision } from './importedDocument.ts'

/** Why a document was not taken in. */
export interface ImportRefusal {
  readonly id: string
  readonly refusal: Refusal
}

/** A document that may be written as it is. */
export interface PreparedDocument {
  readonly head: DocumentHead
  /** As many as are kept. */
  readonly revisions: readonly NewRevision[]
  /** What the newest revision holds. */
  readonly content: Contents[Kind]
  /** When readers see it: once, or never. */
  readonly ranges: readonly VisibleRange[]
  readonly redirects: readonly string[]
  readonly origin: DocumentOrigin | undefined
}

/** Checks documents as the newsroom would, against the store and one another, in a handful of questions however many they are. */
export async function prepareImport(
  engine: Engine,
  db: Transaction<Tables>,
  documents: readonly ImportedDocument[],
  now: Instant,
): Promise<{ readonly prepared: readonly PreparedDocument[]; readonly refused: readonly ImportRefusal[] }> {
  const parsed = documents.map((document) => ({ document, contents: parseRevisions(document) }))
  const checks = await createImportChecks(
    engine,
    db,
    parsed.map(({ document, contents }) => ({ ...document, contents: contents.ok ? contents.value : [] })),
    now,
  )
  const prepared: PreparedDocument[] = []
  const refused: ImportRefusal[] = []
  for (const { document, contents } of parsed) {
    const outcome = contents.ok ? await prepare(checks, document, contents.value, now) : contents
    if (outcome.ok) prepared.push(outcome.value)
    else refused.push({ id: document.id, refusal: outcome })
  }
  return { prepared, refused }
}

function parseRevisions({ kind, revisions }: ImportedDocument): Outcome<Contents[Kind][]> {
  const contents: Contents[Kind][] = []
  for (const [index, { content }] of revisions.entries()) {
    const parsed = parse(rulesOf(kind).schema, content)
    if (!parsed.ok) return invalid(parsed.problems.map(({ path, problem }) => ({ path: ['revisions', index, ...path], problem })))
    contents.push(parsed.value)
  }
  return done(contents)
}

async function prepare(
  checks: ImportChecks,
  { id, kind, revisions, createdAt, published, redirects = [], isSlugFlexible = false, origin }: ImportedDocument,
  parsed: readonly Contents[Kind][],
  now: Instant,
): Promise<Outcome<PreparedDocument>> {
  if (checks.isIdTaken(id)) return refused({ reason: 'id-taken' })
  const wrong = checks.problemsWith({ revisions, published, redirects })
  if (wrong.length > 0) return invalid(wrong)
  const newest = revisions.at(-1) ?? revisions[0]
  const given = parsed.at(-1)
  if (!given) return refused({ reason: 'not-found' })
  const isSlugFixed = hasOwnSlug(newest.content) && !isSlugFlexible
  const slugged = await resolveSlug(checks, kind, null, await withSuccessors(checks, kind, given), isSlugFixed, now)
  if (!slugged.ok) return slugged
  const content = slugged.value
  const written = toRevisions(revisions, [...parsed.slice(0, -1), content])
  const begun = newHead(kind, id, content, revisions[0].by, createdAt ?? revisions[0].at)
  const head = { ...begun, revision: written.length, updatedAt: newest.at, updatedBy: newest.by }
  const document = { ...head, content }
  const isDirect = rulesOf(kind).workflow === 'direct'
  if (!isDirect && published) {
    const missing = await missingFrom(checks, document)
    if (missing.length > 0) return invalid(missing)
  }
  const decided = isDirect ? decideShowing(head, newest.at) : published && decidePublishing(document, undefined, undefined, published.at)
  if (decided && !decided.ok) return refused({ ...decided, reason: 'plan' })
  const ranges = decided ? visibleRanges(decided.timeline) : []
  checks.claim({ id, kind, slug: head.slug, redirects })
  return done({
    head: {
      ...head,
      firstPublishedAt: ranges[0]?.from ?? null,
      lastAct: !isDirect && published ? noteAct('publish', document, published.by, published.at) : null,
    },
    revisions: written.slice(-REVISIONS_KEPT),
    content,
    ranges,
    redirects,
    origin,
  })
}

function toRevisions(revisions: readonly ImportedRevision[], contents: readonly Contents[Kind][]): NewRevision[] {
  return contents.flatMap((content, index) => {
    const { at, by } = revisions[index] ?? {}
    if (at === undefined || by === undefined) return []
    const before = contents[index - 1]
    const changed = before ? changedFields({ ...before }, { ...content }) : Object.keys(content)
    return [{ number: index + 1, at, by, changed, isAutomatic: false, content }]
  })
}

const invalid = (problems: readonly FieldProblem[]) => refused({ reason: 'invalid', problems })
