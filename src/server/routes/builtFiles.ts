import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

interface BuiltFiles {
  readonly folder: string
  readonly prefix: string
}

/**
 * Files of a build. Vite puts a hash in every name, so a file under a name never changes; `scripts/compressBuilt.js` has put the small
 * versions beside the texts.
 */
export async function addBuiltFiles(app: FastifyInstance, { folder, prefix }: BuiltFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  })
}
