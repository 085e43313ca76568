import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { parse } from '../parse.ts'
import { may } from '../people/permissions.ts'
import { toInstant, type Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentHead } from './document.ts'
import type { DocumentReader, DocumentStore } from './documentStore.ts'
import { deny, loadAuthorized, subjectOf } from './loadAuthorized.ts'
import { LINKED_KINDS, type ListedPreviewLink, type PreviewLink } from './previewLink.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** What stands for the identifier of a document that has never been saved. */
export const UNSAVED_ID = 'new'

interface MadePreviewLink {
  readonly document: DocumentHead
  readonly link: PreviewLink
}

const HOUR_MS = 3_600_000

/** Who may see what is not published yet. */
export function createPreviewing(documents: DocumentStore, now: () => Instant, newId: () => string) {
  /** What an editor has on the screen, checked as a save would be, and kept nowhere. */
  function unsaved<K extends Kind>(actor: User, kind: K, id: string, input: unknown): Promise<Outcome<Contents[K]>> {
    return documents.read(async (reader) => {
      if (id === UNSAVED_ID) {
        const denial = await deny(reader, actor, 'create', { kind })
        if (denial) return refused(denial)
      } else {
        const found = await loadAuthorized(reader, actor, 'view', kind, id)
        if (!found.ok) return found
      }
      const parsed = parse(rulesOf(kind).schema, input)
      return parsed.ok ? done(parsed.value as Contents[K]) : refused({ reason: 'invalid', problems: parsed.problems }) // of this very kind
    })
  }

  /** Lets whoever has the secret see the newest draft for so many hours, while the actor may see it. */
  function makePreviewLink(actor: User, kind: Kind, id: string, tokenHash: string, hours: number): Promise<Outcome<MadePreviewLink>> {
    return documents.write(async (writer) => {
      if (!LINKED_KINDS.some((linked) => linked === kind)) return refused({ reason: 'not-found' })
      const found = await loadAuthorized(writer, actor, 'view', kind, id)
      if (!found.ok) return found
      const createdAt = now()
      const expiresAt = toInstant(new Date(Date.parse(createdAt) + hours * HOUR_MS))
      const link = { id: newId(), documentId: id, createdBy: actor.id, createdAt, expiresAt }
      await writer.addPreviewLink({ ...link, tokenHash })
      return done({ document: found.value, link })
    })
  }

  /** The links to a document that still open. */
  function previewLinksOf(actor: User, kind: Kind, id: string): Promise<Outcome<ListedPreviewLink[]>> {
    return documents.read(async (reader) => {
      const found = await loadAuthorized(reader, actor, 'view', kind, id)
      return found.ok ? done(await listed(reader, actor, await reader.previewLinks(now(), id))) : found
    })
  }

  /** The links that still open: to all that they may see for who may publish articles, their own for everybody else. */
  function previewLinks(actor: User): Promise<Outcome<ListedPreviewLink[]>> {
    return documents.read(async (reader) => {
      const isInCharge = !(await deny(reader, actor, 'publish', { kind: 'article', createdBy: '' }))
      const links = await reader.previewLinks(now())
      return done(await listed(reader, actor, isInCharge ? links : links.filter(({ createdBy }) => createdBy === actor.id)))
    })
  }

  /** Ends a link: their own, or one to something that they may publish. */
  function withdrawPreviewLink(actor: User, id: string): Promise<Outcome<DocumentHead>> {
    return documents.write(async (writer) => {
      const link = await writer.previewLink(id)
      const head = link && (await writer.head(link.documentId))
      if (!head) return refused({ reason: 'not-found' })
      const denial = await denyWithdrawal(writer, actor, link, head)
      if (denial) return refused(denial)
      await writer.removePreviewLink(id)
      return done(head)
    })
  }

  async function listed(reader: DocumentReader, actor: User, links: readonly PreviewLink[]): Promise<ListedPreviewLink[]> {
    const rows: ListedPreviewLink[] = []
    for (const link of links) {
      const head = await reader.head(link.documentId)
      if (!head || (await deny(reader, actor, 'view', subjectOf(head)))) continue
      const { id, createdBy, createdAt, expiresAt } = link
      const document = { id: head.id, kind: head.kind, title: head.title }
      const by = createdBy === null ? null : await reader.userName(createdBy)
      rows.push({ id, document, by, createdAt, expiresAt, mayWithdraw: !(await denyWithdrawal(reader, actor, link, head)) })
    }
    return rows
  }

  return { unsaved, makePreviewLink, previewLinksOf, previewLinks, withdrawPreviewLink }
}

const denyWithdrawal = async (reader: DocumentReader, actor: User, { createdBy }: PreviewLink, head: DocumentHead) =>
  createdBy === actor.id ? null : deny(reader, actor, 'publish', subjectOf(head))

/** What a preview link opens: a document until a moment, or nothing, and why. */
export type OpenedPreview =
  | { readonly ok: true; readonly documentId: string; readonly expiresAt: Instant }
  | { readonly ok: false; readonly reason: 'invalid' | 'expired' }

/**
 * Opens a link by the hash of its secret. It shows the newest draft, whoever wrote it, as long as whoever made the link may open that draft
 * themselves: a link never shows more than its maker sees.
 */
export function openPreview(documents: DocumentStore, tokenHash: string, now: Instant): Promise<OpenedPreview> {
  return documents.read(async (reader) => {
    const link = await reader.previewLinkWith(tokenHash)
    const head = link && (await reader.head(link.documentId))
    if (!head) return { ok: false, reason: 'invalid' }
    if (link.expiresAt <= now) return { ok: false, reason: 'expired' }
    const { documentId, expiresAt, createdBy } = link
    if (createdBy !== null) {
      const maker = await reader.activeUser(createdBy)
      const isTheirs = maker && may(maker, 'view', subjectOf(head), await reader.siteSettings()).allowed
      if (!isTheirs) return { ok: false, reason: 'invalid' }
    }
    return { ok: true, documentId, expiresAt }
  })
}
