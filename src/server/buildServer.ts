import fastifyStatic from '@fastify/static'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { MediaStorage } from '../store/media/storage.ts'
import type { Health } from './health.ts'
import type { Previews } from './previews.ts'
import { addRequestLog } from './requestLog.ts'
import { addFailureHandlers } from './routes/failures.tsx'
import { addFileRoutes } from './routes/files.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addIconRoutes } from './routes/icons.ts'
import { addMediaRoute } from './routes/media.ts'
import { addMetrics } from './routes/metrics.ts'
import { addPageRoutes, type PageParts } from './routes/pages.tsx'
import { addPreviewRoute } from './routes/preview.tsx'
import { addSearchRoute } from './routes/search.ts'
import { addSocialCardRoute } from './routes/socialCards.ts'
import { addSecurityHeaders } from './securityHeaders.ts'

export interface ServerOptions extends PageParts {
  readonly storage: MediaStorage
  readonly previews: Previews
  readonly health: Health
  /** Who serves scripts and styles: we, from the client build, or Vite while the code is being written. */
  readonly client: { readonly folder: string } | { readonly developmentOrigin: string }
  readonly metricsToken: string | null
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  readonly logger: NonNullable<FastifyServerOptions['logger']>
}

const MAX_BODY_BYTES = 1024 * 1024
/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 30_000

/** Builds the server; listening is another matter, so that tests can `inject`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: options.logger,
    trustProxy: options.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 256, ignoreDuplicateSlashes: true, ignoreTrailingSlash: true },
    // A malformed address never reaches a handler: answer it like any other failure.
    frameworkErrors: (error, request, reply) => {
      // The hooks that set the other pages' headers have not run either.
      void reply.header('content-security-policy', "default-src 'self'; script-src 'none'").header('x-content-type-options', 'nosniff')
      app.errorHandler(error, request, reply)
    },
  })
  const { client } = options
  const developmentOrigin = 'folder' in client ? null : client.developmentOrigin
  await addSecurityHeaders(app, { isHttps: options.siteUrl.startsWith('https:'), developmentOrigin })
  addFailureHandlers(app, options)
  addRequestLog(app)
  addMetrics(app, options.metricsToken)
  addHealthRoutes(app, options.health)
  addMediaRoute(app, options.storage)
  if ('folder' in client) {
    // Vite puts a hash in every name here, so a file under a name never changes.
    await app.register(fastifyStatic, { root: `${client.folder}/assets`, prefix: '/assets/', immutable: true, maxAge: '1y', index: false })
  }
  addIconRoutes(app)
  addSocialCardRoute(app, options, options.storage)
  addFileRoutes(app, options, options.storage)
  addSearchRoute(app, options)
  addPreviewRoute(app, options, options.previews)
  addPageRoutes(app, options)
  return app
}
