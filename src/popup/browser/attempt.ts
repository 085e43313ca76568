import { warn } from './warn.ts'

/** Does what may fail, and says whether it worked. One bad popup stops neither the others, nor the page, nor what is left to do. */
export function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    warn(error)
    return false
  }
}
