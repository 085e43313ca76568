import { useQueryClient } from '@tanstack/react-query'
import { useLogin, useSetLocale } from 'react-admin'
import { useLocation } from 'react-router'
import { findMe, forgetMe } from '../api/me.ts'
import { session } from '../api/session.ts'
import { entryPath } from './entryPath.ts'

/**
 * Goes in, or further in, once the server knows more of who is here: what was known of them before is asked again, and they are spoken to
 * in their language.
 */
export function useCompleteSignIn(): () => Promise<void> {
  const enter = useLogin()
  const known = useQueryClient()
  const setLocale = useSetLocale()
  const { state } = useLocation() as { readonly state: { readonly nextPathname?: unknown } | null } // whatever it is, it is looked at below
  // react-admin leads back to where somebody was sent out from, which must not be another way in.
  const isFromEntry = (Object.values(entryPath) as unknown[]).includes(state?.nextPathname)
  return async () => {
    forgetMe()
    // The frame would go by what it remembers, and send whoever has just changed a password to change it again.
    await known.invalidateQueries({ queryKey: ['auth'], refetchType: 'all' })
    setLocale((await findMe()).language)
    session.resume()
    await enter({}, ...(isFromEntry ? ['/'] : []))
  }
}
