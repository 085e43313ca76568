import { parse } from '../parse.ts'
import { normalPath } from '../normalPath.ts'
import { redirectSchema, type ListedRedirect, type Redirect } from '../redirect.ts'
import type { Instant } from '../time.ts'
import type { User } from '../user.ts'
import type { Archive, ReadingDesk } from './archive.ts'
import { deny } from './open.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** What editors can do to redirects. */
export function createRedirects(archive: Archive, now: () => Instant) {
  /** Makes an address of the site lead elsewhere. One that shows something keeps showing it: a redirect is for what is not there. */
  function addRedirect(actor: User, input: unknown): Promise<Outcome<Redirect>> {
    return archive.write(async (desk) => {
      const denial = await deny(desk, actor, 'create', { kind: 'redirect' })
      if (denial) return refused(denial)
      const parsed = parse(redirectSchema, input)
      if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
      if (await leadsBack(desk, parsed.value)) return refused({ reason: 'invalid', problems: [{ path: ['to'], problem: 'redirect-loop' }] })
      await desk.redirect(parsed.value.from, { address: parsed.value.to }, now())
      return done(parsed.value)
    })
  }

  function removeRedirect(actor: User, from: string): Promise<Outcome<null>> {
    return archive.write(async (desk) => {
      const denial = await deny(desk, actor, 'delete', { kind: 'redirect' })
      if (denial) return refused(denial)
      return (await desk.removeRedirect(from)) ? done(null) : refused({ reason: 'not-found' })
    })
  }

  function redirects(actor: User): Promise<Outcome<ListedRedirect[]>> {
    return archive.read(async (desk) => {
      const denial = await deny(desk, actor, 'view', { kind: 'redirect' })
      return denial ? refused(denial) : done(await desk.redirects(now()))
    })
  }

  return { addRedirect, removeRedirect, redirects }
}

/** Would a reader who follows it come back to where they started? */
async function leadsBack(desk: ReadingDesk, { from, to }: Redirect): Promise<boolean> {
  const seen = new Set<string>()
  for (let path = normalPath(to); path !== null && !seen.has(path); path = normalPath((await desk.redirectTarget(path)) ?? '')) {
    if (path === from) return true
    seen.add(path)
  }
  return false
}
