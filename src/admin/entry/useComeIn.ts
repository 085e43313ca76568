import { useQueryClient } from '@tanstack/react-query'
import { useLogin } from 'react-admin'
import { forgetMe } from '../api/me.ts'

/** Goes in, or further in, once the server knows more of who is here: what was known of them before is asked again. */
export function useComeIn(): () => Promise<void> {
  const enter = useLogin()
  const known = useQueryClient()
  return async () => {
    forgetMe()
    // The frame would go by what it remembers, and send whoever has just changed a password to change it again.
    await known.invalidateQueries({ queryKey: ['auth'], refetchType: 'all' })
    await enter({})
  }
}
