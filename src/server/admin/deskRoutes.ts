import type { FastifyInstance } from 'fastify'
import type { DeskParts } from './deskParts.ts'
import { addUploadRoutes } from './uploads.ts'

/** What the screens of the back office ask for besides documents. */
export function addDeskRoutes(app: FastifyInstance, parts: DeskParts): void {
  addUploadRoutes(app, parts)
}
