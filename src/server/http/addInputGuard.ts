import type { FastifyInstance } from 'fastify'
import { findUnstorable } from '../../content/storable.ts'
import { RequestFault } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a document, or has one as its `content`: its fields are named as its form names them. */
    readonly hasDocument?: boolean
  }
}

/** Refuses, before any route sees it, a text that no store and no page can keep: in the path, the query and the body of every call. */
export function addInputGuard(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    refuseUnstorable(params)
    refuseUnstorable(query)
    if (body instanceof URLSearchParams) for (const [name, value] of body) refuseUnstorable({ [name]: value })
    else refuseUnstorable(body, routeOptions.config.hasDocument)
  })
}

/** Throws at the first text that cannot be kept, and names its field. */
export function refuseUnstorable(given: unknown, hasDocument = false): void {
  const path = findUnstorable(given)
  if (path === null) return
  throw new RequestFault('unstorable', { field: (hasDocument && path[0] === 'content' ? path.slice(1) : path).join('.') })
}
