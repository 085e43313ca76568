import type { Me } from '../api/me.ts'

interface Room {
  readonly to: string
  readonly needs?: readonly [kind: keyof Me['may'], action: string]
}

/** Whether an address leads into a room that the role may not even look into. The menu does not offer it, but an address can be typed, or kept. */
export function isForbidden(path: string, rooms: readonly Room[], may: Me['may']): boolean {
  const room = rooms.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
  return room?.needs !== undefined && !may[room.needs[0]]?.includes('view')
}
