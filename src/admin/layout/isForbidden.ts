import type { Me } from '../api/me.ts'

interface Screen {
  readonly to: string
  readonly needs?: readonly [kind: keyof Me['may'], action: string]
}

/** Whether an address leads into a room that the role may not even look into. The menu does not offer it, but an address can be typed, or kept. */
export function isForbidden(path: string, screens: readonly Screen[], may: Me['may']): boolean {
  const screen = screens.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
  return screen?.needs !== undefined && !may[screen.needs[0]]?.includes('view')
}
