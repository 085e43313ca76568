import { useGetIdentity } from 'react-admin'
import type { Me } from './me.ts'

/** Who works here; undefined until the server has said. */
export function useMe(): Me | undefined {
  const { data } = useGetIdentity()
  return data as unknown as Me | undefined // what our own authProvider said
}
