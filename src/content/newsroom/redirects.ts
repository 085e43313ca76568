import { parse } from '../parse.ts'
import { redirectSchema, type ListedRedirect, type Redirect } from '../redirect.ts'
import type { Instant } from '../time.ts'
import type { User } from '../user.ts'
import type { Archive } from './archive.ts'
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
