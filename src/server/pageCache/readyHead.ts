import { STATUS_CODES, validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http'

/** An answer whose head is put together already, up to what depends on the moment. */
export interface ReadyAnswer {
  readonly status: number
  readonly head: string
  readonly body: Buffer | null
}

/** The head of an answer, names and values in turn, as it goes over the wire. */
export function readyHead(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  return head
}

/** What Node keeps of an answer whose head it has put together. Its types do not know it; libraries have read it since the first Node. */
type WithHead = ServerResponse & { _header?: string | null }

/**
 * Sends an answer with a ready head. Node puts the head of each answer together from its parts and checks them one by one, which is a seventh of
 * all the time that a kept page takes. False where Node has to do it: for who does not stay connected, for HTTP/1.0, and should a later Node keep
 * its heads elsewhere.
 */
export function sendReady(response: WithHead, { status, head, body }: ReadyAnswer, lastLines: string): boolean {
  if (response._header !== null || !response.shouldKeepAlive || response.req.httpVersion !== '1.1') return false
  response.statusCode = status
  response._header = head + lastLines
  response.end(body)
  return true
}

/** The lines that Node adds to every head, and the end of it: put together once a second. */
export function createLastLines(keepAliveMs: number): (now: number) => string {
  const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`
  let second = 0
  let lines = ''
  return (now) => {
    const current = Math.floor(now / 1000)
    if (current !== second) {
      second = current
      lines = `Date: ${new Date(now).toUTCString()}\r\n${connection}`
    }
    return lines
  }
}
