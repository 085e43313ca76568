import type { FastifyInstance } from 'fastify'
import { NOW_HEADER } from '../../content/nowHeader.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import { ROOT } from './authorize.ts'

/** Tells the back office our clock with every answer: by it the screens say what is past and what is to come. */
export function tellTheTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(`${ROOT}/`)) reply.header(NOW_HEADER, toInstant(clock()))
  })
}
