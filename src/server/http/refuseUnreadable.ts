import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** How long what still comes is let in and thrown away: a connection that is closed over it is reset, and the answer may be lost with it. */
const LINGER_MS = 5_000

/**
 * Answers what is not even a request: too late, too long, or not HTTP. Nothing more is read from such a connection, and the client is told
 * so: one that thought it kept would lose its next request.
 */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    socket.destroy()
    return
  }
  // Answered already: this is the rest of it.
  if (!socket.writable) return
  const status = STATUS[error.code ?? ''] ?? 400
  // Without a body: whether it was a HEAD, whose answer has none, is not known.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
  const deadline = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(deadline))
}
