import type { FastifyRequest } from 'fastify'
import { CLIENT_ADDRESS } from './createAuth.ts'

/** The headers as the sign-in library reads them, with the client's address in the one place it looks at. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, [value].flat().join(', '))
  headers.set(CLIENT_ADDRESS, request.ip)
  return headers
}
