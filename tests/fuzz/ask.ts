import { request as send, type Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from './findings.ts'
import type { FuzzRequest } from './requests.ts'

/** What the program calls itself; it is reached elsewhere. */
export const SITE = 'http://rivista.example'
/** A machine that is busy with other things is slow; an answer that takes this long does not come. */
const DEADLINE_MS = 60_000
/** How often whoever is told to come back later does. */
const TRIES = 4
const PAUSE_MS = 500

/** Sends a request, with the cookie of whoever asks; what came back, or why nothing did. */
export function ask(origin: string, agent: Agent, { method, path, headers, body }: FuzzRequest, cookie: string | null): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = send(
      origin + '/',
      {
        agent,
        method,
        path,
        headers: {
          host: new URL(SITE).host,
          ...(method !== 'GET' && method !== 'HEAD' && { origin: SITE }),
          ...(cookie && { cookie }),
          // A length that is not said makes Node send the body in chunks, which some methods have no place for.
          ...(body !== null && headers['transfer-encoding'] === undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
        )
        response.once('error', (error) => resolve({ fault: 'cut-off', why: `${wordsOf(error)} in the answer` }))
      },
    )
    sent.once('error', (error) => {
      const isLate = error.name === 'AbortError' || error.name === 'TimeoutError'
      resolve({ fault: isLate ? 'hang' : 'cut-off', why: `${wordsOf(error)} on a ${sent.reusedSocket ? 'kept' : 'new'} connection` })
    })
    sent.end(body ?? undefined)
  })
}

const wordsOf = (error: NodeJS.ErrnoException): string => error.code ?? error.name

/** A busy machine may be late, and says so: only what it says again and again is its answer. */
export async function askAgain(once: () => Promise<Answer>): Promise<Answer> {
  for (let time = 1; ; time++) {
    const answer = await once()
    if (!('status' in answer) || answer.status !== 503 || time === TRIES) return answer
    await pause(PAUSE_MS)
  }
}
