import { emptyBody, type Body } from '../../../content/body/body.ts'

const LATE_MS = 1000
const REMEMBERED = 50

/**
 * Tells what a form gives back from what comes from elsewhere. Forms copy what they are given, so the two cannot be told apart by identity;
 * and while somebody types fast, an older text may come back after a newer one was written.
 */
export function createChangeTracker(first: Body | null | undefined) {
  let written = [first ?? emptyBody]
  let writtenAt = -Infinity
  return {
    /** Notes what was written; false when it is what was there already. */
    write(body: Body, now: number): boolean {
      if (isSame(body, written.at(-1))) return false
      written = [...written.slice(1 - REMEMBERED), body]
      writtenAt = now
      return true
    },
    /** Is this what was written here, coming back? What is not becomes what is there. */
    isOwnChange(given: Body | null | undefined, now: number): boolean {
      const body = given ?? emptyBody
      if (isSame(body, written.at(-1))) return true
      if (now - writtenAt < LATE_MS && written.some((before) => isSame(body, before))) return true
      written = [body]
      return false
    },
  }
}

/** The same words, block by block: most blocks are the very same, and need not be read. */
function isSame({ content: one }: Body, { content: other }: Body = emptyBody): boolean {
  if (one.length !== other.length) return false
  return one.every((block, index) => block === other[index] || JSON.stringify(block) === JSON.stringify(other[index]))
}
