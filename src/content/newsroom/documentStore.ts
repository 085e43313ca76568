import type { Contents, Kind } from '../kinds.ts'
import type { VisibleRange } from '../publishing/timeline.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { ListedRedirect, RedirectListing, RedirectQuery } from '../addresses/redirect.ts'
import type { SiteSettings } from '../kinds/settings.ts'
import type { BinListing, BinQuery, TrashedDocument } from './binEntry.ts'
import type { Document, DocumentHead, Revision, Status } from './document.ts'
import type { Listing, ListQuery } from './listing.ts'
import type { CalendarEvent, DayCount, FoundDocuments, RecentChange, Scopes } from './outlook.ts'
import type { Heartbeat, OtherEditor } from './otherEditors.ts'
import type { NewPreviewLink, PreviewLink } from './previewLink.ts'

/** What the newsroom needs of a store. */
export interface DocumentStore {
  /**
   * Runs `work` as one transaction, alone: no other writer, in this process or another, comes between its reads and its writes.
   * Everything it wrote is durable once the promise resolves; nothing is if it rejects. A smaller `scope` lets others write meanwhile.
   */
  write<T>(work: (writer: DocumentWriter) => Promise<T>, scope?: WriteScope): Promise<T>
  /** Everything `work` reads is of one moment, though others write meanwhile. */
  read<T>(work: (reader: DocumentReader) => Promise<T>): Promise<T>
  /** Makes what was saved since the last search be found. */
  indexPending(): Promise<void>
  /** Writes down who has a document open, if it is still there, and forgets who has said nothing since a moment. It waits for no other writer. */
  beat(id: string, userId: string, heartbeat: Heartbeat, now: Instant, forgottenBefore: Instant): Promise<void>
}

/**
 * What a write is alone with. With a draft, which is all that it changes, and of what others decide it asks only which slugs are taken; with what readers
 * see, of which it publishes one document's newest revision, under the slug that its draft has already; or else with the whole newsroom.
 */
export type WriteScope = 'newsroom' | { readonly draft: string } | { readonly publication: string }

export interface DocumentReader {
  head(id: string): Promise<DocumentHead | undefined>
  document<K extends Kind>(kind: K, id: string): Promise<Document<K> | undefined>
  content(id: string, revision: number): Promise<Contents[Kind] | undefined>
  list(query: ListQuery, now: Instant): Promise<Listing>
  revisions(id: string): Promise<Revision[]>
  /** Which fields a revision changed, if it made itself, by this person and not before `since`, and readers do not see it; null for any other. */
  foldable(id: string, number: number, by: string, since: Instant): Promise<readonly string[] | null>
  /** Every redirect: an import leaves tens of thousands. */
  redirects(now: Instant): Promise<ListedRedirect[]>
  listRedirects(query: RedirectQuery, now: Instant): Promise<RedirectListing>
  findRedirect(path: string, now: Instant): Promise<ListedRedirect | undefined>
  /** Those that editors wrote. */
  writtenRedirects(): Promise<readonly { readonly from: string; readonly to: string }[]>
  userName(id: string): Promise<string>
  /** Those of these people who cannot be given work, and why. */
  absentUsers(ids: readonly string[]): Promise<{ readonly id: string; readonly because: 'unknown' | 'suspended' }[]>
  /**
   * The documents that name this one, in their newest revision or in what readers see, and the redirects that lead to its file. A section is named by
   * thousands: no more documents than asked for are read.
   */
  usesOf(id: string, now: Instant, most?: number): Promise<UsesOf>
  /** The tags that took the place of these, by the old one's identifier. */
  successors(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The medium whose file, as readers have it, has these very bytes. */
  mediaWithHash(hash: string): Promise<string | undefined>
  /** The files that a medium has now, and those of its older revisions. */
  hashesOf(id: string): Promise<string[]>
  /** Does any medium need the file, if only to go back to it? */
  isHashKept(hash: string): Promise<boolean>
  /** Is there a redirect from this address, an editor's or one that a slug left? */
  redirectAt(fromPath: string): Promise<boolean>
  /** Do readers see a document of this kind under this name? */
  isShown(kind: Kind, slug: string, now: Instant): Promise<boolean>
  /** The document whose newest revision has this name, or that readers see or will see under it. */
  writtenAs(kind: Kind, slug: string): Promise<DocumentHead | undefined>
  /** Whoever has a document open in another tab than this, as far as is known. */
  present(id: string, exceptTab: string): Promise<(Omit<OtherEditor, 'isMe'> & { readonly userId: string })[]>
  /** What happens in a time range to documents that may be seen. */
  calendar(from: Instant, until: Instant, scopes: Scopes, now: Instant): Promise<CalendarEvent[]>
  /** Documents that may be seen, and articles and issues that readers see, by words of their title, then of their text. */
  find(words: string, scopes: Scopes, limit: number, now: Instant): Promise<FoundDocuments>
  recent(scopes: Scopes, limit: number): Promise<RecentChange[]>
  /** When each article was first seen by readers, since a moment. */
  publishedSince(from: Instant, now: Instant): Promise<Instant[]>
  readsByDay(fromDay: string): Promise<DayCount[]>
  /** Under the title that readers know, of articles that readers see; under the newest to who may open them. */
  mostRead(fromDay: string, scopes: Scopes, limit: number, now: Instant): Promise<{ id: string; title: string; reads: number }[]>
  /** What is in the bin; nothing else here tells of it. */
  bin(query: BinQuery): Promise<BinListing>
  trashed(id: string): Promise<TrashedDocument | undefined>
  /** The media in the bin whose newest file has these very bytes, the last deleted first. */
  trashedWithHash(hash: string): Promise<string[]>
  /** Those that were put in the bin until a moment. */
  trashedBefore(moment: Instant): Promise<string[]>
  /** The links that open drafts at a moment, the last made first: to one document, or all. */
  previewLinks(now: Instant, documentId?: string): Promise<PreviewLink[]>
  previewLink(id: string): Promise<PreviewLink | undefined>
  previewLinkWith(tokenHash: string): Promise<PreviewLink | undefined>
  /** Somebody who may come in. */
  activeUser(id: string): Promise<User | undefined>
  siteSettings(): Promise<SiteSettings>
  /** Those of these slugs that another document of this kind has, in its newest revision or in what readers see now or will see. */
  takenSlugs(kind: Kind, slugs: readonly string[], except: string | null, now: Instant): Promise<ReadonlySet<string>>
}

export interface UsesOf {
  readonly documents: readonly (DocumentHead & { readonly status: Status })[]
  /** Where they lead from. */
  readonly redirects: readonly string[]
  /** How many documents there are besides. */
  readonly more: number
}

export interface DocumentWriter extends DocumentReader {
  insert(head: DocumentHead): Promise<void>
  /** Writes the head's own columns; publications and assignees have their own calls. */
  update(head: DocumentHead): Promise<void>
  /** Makes these the people whose work a document is. */
  assign(id: string, people: readonly string[]): Promise<void>
  remove(id: string): Promise<void>
  /** Moves a document to the bin, out of everything readers can reach; `gone` are the addresses where they found it. */
  trash(head: DocumentHead, bin: { readonly by: string; readonly at: Instant; readonly gone: readonly string[] }): Promise<void>
  /** Takes a document out of the bin, with the slug that the head has. */
  recover(head: DocumentHead): Promise<void>
  /** Deletes a document for ever, with all that came of it. */
  purge(id: string): Promise<void>
  /** Writes a revision, which is from now on the newest. */
  addRevision(id: string, kind: Kind, revision: NewRevision): Promise<void>
  dropRevision(id: string, number: number): Promise<void>
  /** Makes whatever names a tag name another, and lead there what led to it. Says how many documents did. */
  replaceTag(old: string, tag: string): Promise<number>
  /** Forgets revisions beyond the newest `keep`, never one that readers see or will see, nor these. */
  pruneRevisions(id: string, keep: number, except: readonly number[]): Promise<void>
  /** Makes these the ranges in which readers see the document, with what lists and search need of each. */
  setPublications(document: DocumentHead, ranges: readonly VisibleRange[], now: Instant): Promise<void>
  /** Changes the newest revision where it stands: for what the newsroom decides and an editor's words only repeat. */
  amendNewest(document: DocumentHead, content: Contents[Kind]): Promise<void>
  addPreviewLink(link: NewPreviewLink): Promise<void>
  removePreviewLink(id: string): Promise<void>
  redirect(fromPath: string, to: { document: string } | { address: string }, now: Instant): Promise<void>
  removeRedirect(fromPath: string): Promise<boolean>
}

export interface NewRevision extends Omit<Revision, 'by'> {
  readonly by: string
  /** Saved by the editor's program while they wrote, not because they asked for it. */
  readonly isAutomatic: boolean
  readonly content: Contents[Kind]
}
