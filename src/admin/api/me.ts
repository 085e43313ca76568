import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import type { Kind } from '../../content/kinds.ts'
import type { Action } from '../../content/people/permissions.ts'
import type { Role } from '../../content/people/role.ts'
import type { Locale } from '../../messages/locale.ts'
import { callApi } from './callApi.ts'

/** Who works here, and what the screens need to know of them. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly language: Locale
  /** The clock of the magazine, which all dates are told by. */
  readonly timeZone: string
  /** The author that they sign as, if one has their name. */
  readonly author: string | null
  readonly twoFactorEnabled: boolean
  /** The role may not do without a second factor. */
  readonly needsTwoFactor: boolean
  /** The password was lent: nothing else opens until it is changed. */
  readonly mustChangePassword: boolean
  readonly mustEnableTwoFactor: boolean
  /** What the role may ever do, by kind: what is absent need not be offered. */
  readonly may: Readonly<Partial<Record<Kind | 'user' | 'redirect' | 'audit', readonly Action[]>>>
}

let known: Promise<Me> | null = null

/** Asked once per visit; `forgetMe` after whatever changes the answer. */
export function findMe(): Promise<Me> {
  known ??= callApi<Me>('/api/admin/me')
    .then(({ value }) => value)
    .catch((error: unknown) => {
      known = null
      throw error
    })
  return known
}

export function forgetMe(): void {
  known = null
}

/** Who works here; undefined until the server has said. */
export function useMe(): Me | undefined {
  const { data } = useGetIdentity()
  return data as unknown as Me | undefined // what our own authProvider said
}

/** To be called when something of whoever works here has changed: everything that shows it asks again. */
export function useMeChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    forgetMe()
    await queries.invalidateQueries({ queryKey: ['auth'] })
  }
}
