import type { FastifyInstance } from 'fastify'
import { findUnstorable } from '../../content/storable.ts'
import { RequestFault } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a document: its schema takes out of its texts what nobody sees, and says which field is wrong (`content/parse.ts`). */
    readonly hasDocument?: boolean
  }
}

/**
 * Refuses texts that the store cannot keep before any route sees them: in the body of every call, and in the query of every call of the back
 * office. Elsewhere an address is read by a pattern that lets no such text in, and a parameter that nobody reads changes nothing.
 */
export function addInputGuard(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url, query, body, routeOptions }) => {
    if (BACK_OFFICE.test(url)) refuseUnstorable(query)
    if (!routeOptions.config.hasDocument) refuseUnstorable(body)
  })
}

const BACK_OFFICE = /^\/api\/(admin|auth)\//

/** Throws at the first text that the store cannot keep, and names its field. */
export function refuseUnstorable(given: unknown): void {
  const path = findUnstorable(given)
  if (path !== null) throw new RequestFault('unstorable', { field: path.join('.') })
}
