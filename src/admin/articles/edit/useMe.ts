import { useGetIdentity } from 'react-admin'
import type { Me } from '../../api/me.ts'

/** Who is working; undefined for the moment it takes to know. */
export function useMe(): Me | undefined {
  return useGetIdentity().data as unknown as Me | undefined // what our own authProvider said
}
