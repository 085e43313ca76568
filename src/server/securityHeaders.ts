import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { THEME_SCRIPT } from '../site/themeScript.ts'

export interface SecurityOptions {
  readonly isHttps: boolean
  /** Where Vite serves scripts and styles while the code is being written; null otherwise. */
  readonly developmentOrigin: string | null
}

/** The one script that stands in the page, known by its content: no other can. */
const THEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`

/** What a page may load and who may frame it. Scripts come from our own files, besides the few bytes that set the reader's colours. */
export async function addSecurityHeaders(app: FastifyInstance, { isHttps, developmentOrigin }: SecurityOptions): Promise<void> {
  const vite = developmentOrigin ? [developmentOrigin] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", THEME_SCRIPT_HASH, ...vite],
        // Vite replaces styles in the page when one is saved.
        styleSrc: ["'self'", ...vite, ...(developmentOrigin ? ["'unsafe-inline'"] : [])],
        // A picture's focal point and ground colour are attributes: they can style that one element and run nothing.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", ...vite, ...(developmentOrigin ? ['ws:'] : [])],
        frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Film players refuse to start without knowing the site they are on.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}
