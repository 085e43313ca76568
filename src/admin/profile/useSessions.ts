import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api/callApi.ts'

/** A device that somebody is signed in from. */
export interface Session {
  readonly id: string
  readonly token: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly ipAddress: string | null
  readonly userAgent: string | null
}

export interface Sessions {
  readonly here: string | null
  readonly all: readonly Session[]
}

/** Where whoever works here is signed in, this device first. */
export function useSessions() {
  return useQuery({ queryKey: ['profile', 'sessions'], queryFn: findSessions })
}

async function findSessions(): Promise<Sessions> {
  const [current, listed] = await Promise.all([
    callApi<{ session: { token: string } } | null>('/api/auth/get-session'),
    callApi<Session[]>('/api/auth/list-sessions'),
  ])
  const here = current.value?.session.token ?? null
  const isLater = (one: Session, other: Session) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt)
  const all = listed.value.toSorted((one, other) => Number(other.token === here) - Number(one.token === here) || isLater(one, other))
  return { here, all }
}
