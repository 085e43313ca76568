import { ApiFault } from '../api/callApi.ts'

/** Seconds to wait before each further attempt. */
const PAUSES = [1, 3, 9]

/** Answers of something in between, or of a server that is busy: the next attempt may do better. */
const PASSING = new Set([0, 408, 429, 502, 503, 504])

export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Tries again what failed for want of network, waiting longer each time. Sending the same bytes twice is harmless: they are one file. */
export async function withRetries<T>(attempt: () => Promise<T>, pause: Pause, signal?: AbortSignal): Promise<T> {
  for (const seconds of PAUSES) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted || !(error instanceof ApiFault) || !PASSING.has(error.status)) throw error
    }
    await pause(seconds * 1000, signal)
  }
  return attempt()
}
