import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messagesIn } from '../../messages/locale.ts'
import { CLIENT_ADDRESS, type Auth } from './createAuth.ts'
import { refuseCrossSite } from './crossSite.ts'

const MAX_BODY_BYTES = 16 * 1024

/** Where the back office signs in, changes its password, ends its sessions: `POST /api/auth/sign-in/email` and its sisters. */
export function addAuthRoutes(app: FastifyInstance, auth: Auth, siteUrl: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    bodyLimit: MAX_BODY_BYTES,
    async handler(request, reply) {
      refuseCrossSite(request, siteUrl)
      const answer = await auth.handler(toWebRequest(request, siteUrl))
      logAnswer(request, answer)
      return sendAnswer(reply, answer)
    },
  })
}

function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = webHeaders(request)
  headers.delete('content-length')
  return new Request(new URL(request.url, siteUrl), {
    method: request.method,
    headers,
    ...(request.method === 'POST' && { body: JSON.stringify(request.body ?? {}) }),
  })
}

/** The headers as the sign-in library reads them, with the client's address in the one place it looks at. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, [value].flat().join(', '))
  headers.set(CLIENT_ADDRESS, request.ip)
  return headers
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status).header('cache-control', 'no-store')
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  })
  reply.header('set-cookie', answer.headers.getSetCookie())
  const text = await answer.text()
  return answer.ok || answer.status < 400 ? reply.send(text) : reply.type('application/json').send(failure(answer.status, text))
}

/** The library explains itself in English: editors get the sentence in their language, and programs the code. */
function failure(status: number, text: string): { success: false; code: string; message: string } {
  const code = status === 429 ? 'TOO_MANY_REQUESTS' : codeIn(text)
  const sentences: Record<string, string> = messagesIn('it').signIn.failures
  return { success: false, code, message: sentences[code] ?? messagesIn('it').signIn.failed }
}

function codeIn(text: string): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown } // what the library says, whatever its shape
    return typeof code === 'string' ? code : 'FAILED'
  } catch {
    return 'FAILED'
  }
}

/** Who tries to come in leaves a trace; what was typed does not. */
function logAnswer(request: FastifyRequest, { status }: Response): void {
  const path = request.url.split('?')[0]
  if (status >= 400) request.log.warn({ path, status }, 'sign-in refused')
  else if (request.method === 'POST') request.log.info({ path, status }, 'sign-in')
}
