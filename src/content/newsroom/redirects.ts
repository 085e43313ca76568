import { parse } from '../parse.ts'
import { normalPath } from '../addresses/normalPath.ts'
import { documentsAt } from '../addresses/pagesAt.ts'
import { redirectSchema, type ListedRedirect, type Redirect, type RedirectListing, type RedirectQuery } from '../addresses/redirect.ts'
import { isOwnAddress } from '../addresses/siteRoot.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { Problem } from '../../messages/validation.ts'
import type { DocumentStore, DocumentWriter, DocumentReader } from './documentStore.ts'
import { deny } from './loadAuthorized.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** What editors can do to redirects. */
export function createRedirects(documents: DocumentStore, now: () => Instant) {
  /** Makes an address of the site that shows nothing lead elsewhere. */
  function addRedirect(actor: User, input: unknown): Promise<Outcome<ListedRedirect>> {
    return documents.write(async (writer) => {
      const denial = await deny(writer, actor, 'create', { kind: 'redirect' })
      return denial ? refused(denial) : write(writer, input, null)
    })
  }

  /** Changes where a redirect leads from or to. One that a changed slug left becomes an editor's. */
  function changeRedirect(actor: User, from: string, input: unknown): Promise<Outcome<ListedRedirect>> {
    return documents.write(async (writer) => {
      const denial = await deny(writer, actor, 'edit', { kind: 'redirect' })
      if (denial) return refused(denial)
      return (await writer.redirectAt(from)) ? write(writer, input, from) : refused({ reason: 'not-found' })
    })
  }

  function removeRedirect(actor: User, from: string): Promise<Outcome<null>> {
    return documents.write(async (writer) => {
      const denial = await deny(writer, actor, 'delete', { kind: 'redirect' })
      if (denial) return refused(denial)
      return (await writer.removeRedirect(from)) ? done(null) : refused({ reason: 'not-found' })
    })
  }

  function redirects(actor: User, query: RedirectQuery): Promise<Outcome<RedirectListing>> {
    return documents.read(async (reader) => {
      const denial = await deny(reader, actor, 'view', { kind: 'redirect' })
      return denial ? refused(denial) : done(await reader.listRedirects(query, now()))
    })
  }

  function redirect(actor: User, from: string): Promise<Outcome<ListedRedirect>> {
    return documents.read(async (reader) => {
      const denial = await deny(reader, actor, 'view', { kind: 'redirect' })
      if (denial) return refused(denial)
      const found = await reader.findRedirect(from, now())
      return found ? done(found) : refused({ reason: 'not-found' })
    })
  }

  async function write(writer: DocumentWriter, input: unknown, before: string | null): Promise<Outcome<ListedRedirect>> {
    const parsed = parse(redirectSchema, input)
    if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
    const { from, to } = parsed.value
    const problem = await whatIsWrong(writer, parsed.value, before, now())
    if (problem) return refused({ reason: 'invalid', problems: [problem] })
    await writer.redirect(from, { address: to }, now())
    if (before !== null && before !== from) await writer.removeRedirect(before)
    const written = await writer.findRedirect(from, now())
    return written ? done(written) : refused({ reason: 'not-found' })
  }

  return { addRedirect, changeRedirect, removeRedirect, redirects, redirect }
}

interface Wrong {
  readonly path: readonly ['from' | 'to']
  readonly problem: Problem
}

/** Why a reader who follows it would not come where the editor means; `before` is where the redirect led from until now. */
async function whatIsWrong(reader: DocumentReader, redirect: Redirect, before: string | null, now: Instant): Promise<Wrong | null> {
  const { from, to } = redirect
  if (await showsSomething(reader, from, now)) return { path: ['from'], problem: 'redirect-page' }
  const other = async (path: string) => (path === before ? undefined : reader.findRedirect(path, now))
  if (await other(from)) return { path: ['from'], problem: 'redirect-taken' }
  const target = normalPath(to)
  if (await leadsBack(other, redirect)) return { path: ['to'], problem: 'redirect-loop' }
  if (target !== null && (await other(target)) && !(await showsSomething(reader, target, now)))
    return { path: ['to'], problem: 'redirect-chain' }
  const written = await reader.writtenRedirects()
  return written.some((one) => one.from !== before && normalPath(one.to) === from) ? { path: ['from'], problem: 'redirect-chained' } : null
}

async function showsSomething(reader: DocumentReader, path: string, now: Instant): Promise<boolean> {
  if (isOwnAddress(path)) return true
  for (const { kind, slug } of documentsAt(path)) if (await reader.isShown(kind, slug, now)) return true
  return false
}

/** Would a reader who follows it come back to where they started? */
async function leadsBack(other: (path: string) => Promise<ListedRedirect | undefined>, { from, to }: Redirect): Promise<boolean> {
  const seen = new Set<string>()
  for (let path = normalPath(to); path !== null && !seen.has(path); path = normalPath((await other(path))?.to ?? '')) {
    if (path === from) return true
    seen.add(path)
  }
  return false
}
