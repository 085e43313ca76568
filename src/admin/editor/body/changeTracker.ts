import { emptyBody, type Body } from '../../../content/body/body.ts'

const LATE_MS = 1000
const REMEMBERED = 50

/**
 * Tells what a form gives back from what comes from elsewhere. Forms copy what they are given, so the two cannot be told apart by identity;
 * and while somebody types fast, an older text may come back after a newer one was written.
 */
export function createChangeTracker(first: Body | null | undefined) {
  let written = [textOf(first)]
  let writtenAt = -Infinity
  return {
    /** Notes what was written; false when it is what was there already. */
    write(body: Body, now: number): boolean {
      const text = textOf(body)
      if (text === written.at(-1)) return false
      written = [...written.slice(1 - REMEMBERED), text]
      writtenAt = now
      return true
    },
    /** Is this what was written here, coming back? What is not becomes what is there. */
    isOwnChange(body: Body | null | undefined, now: number): boolean {
      const text = textOf(body)
      if (text === written.at(-1)) return true
      if (now - writtenAt < LATE_MS && written.includes(text)) return true
      written = [text]
      return false
    },
  }
}

const textOf = (body: Body | null | undefined): string => JSON.stringify(body ?? emptyBody)
