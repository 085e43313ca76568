import { isbot } from 'isbot'

/**
 * Whether a request comes from a program that says what it is: an index, a preview of a link, a monitor, a script. One that says
 * nothing is one too, because every browser does. Those that pretend to be readers are counted as such. It is asked of every page that is
 * answered from memory, so what was found out of a name is remembered.
 */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  const known = remembered.get(userAgent)
  if (known !== undefined) return known
  // Anybody can make names up: what is remembered stays small.
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const found = isbot(userAgent)
  remembered.set(userAgent, found)
  return found
}

const MOST_REMEMBERED = 1000
const remembered = new Map<string, boolean>()
