import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

interface BuiltFiles {
  readonly folder: string
  readonly prefix: string
}

/** For a file that is no page: it loads nothing. What pages may load and use is nearly a kilobyte beside a face of eighteen. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/**
 * Files of a build. Vite puts a hash in every name, so a file under a name never changes; `scripts/compressBuilt.js` has put the small
 * versions beside the texts.
 */
export async function addBuiltFiles(app: FastifyInstance, { folder, prefix }: BuiltFiles): Promise<void> {
  await app.register(async (files) => {
    // What is not there is answered with a page.
    files.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode < 400) reply.header('content-security-policy', NO_PAGE).removeHeader('permissions-policy')
    })
    await files.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
    })
  })
}
