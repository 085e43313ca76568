import { useQuery } from '@tanstack/react-query'
import type { Role } from '../../content/role.ts'
import type { UserState } from '../../content/user.ts'
import { callApi } from '../api/callApi.ts'

/** A colleague, in as few words as it takes to choose one. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly state: UserState
}

/** Everybody who works here. */
export function usePeople() {
  return useQuery({ queryKey: ['people'], queryFn: async () => (await callApi<Colleague[]>('/api/admin/people')).value })
}
