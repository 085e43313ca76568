import { useQueryClient } from '@tanstack/react-query'
import { forgetMe } from '../api/me.ts'

/** To be called when something of whoever works here has changed: everything that shows it asks again. */
export function useMeChanged(): () => Promise<void> {
  const known = useQueryClient()
  return async () => {
    forgetMe()
    await known.invalidateQueries({ queryKey: ['auth'] })
  }
}
