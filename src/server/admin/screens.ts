import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import { addBuiltFiles } from '../routes/builtFiles.ts'
import { backOfficePolicy } from '../http/securityHeaders.ts'

/** Who serves the screens: we, from their build, or Vite while the code is being written. */
export type Screens = { readonly folder: string } | { readonly developmentOrigin: string; readonly sources: string }

/** As `vite.admin.config.ts` writes it. */
const NONCE_PLACE = /EDICOLA_NONCE/g

/** The one page of the back office, whatever the path below it: the browser decides which screen that is. */
export async function addScreens(app: FastifyInstance, screens: Screens): Promise<void> {
  const root = addressOf.backOffice()
  const template = await readTemplate(screens)
  if ('folder' in screens) await addBuiltFiles(app, { folder: join(screens.folder, 'assets'), prefix: `${root}/assets/` })

  const show = async (_request: unknown, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', backOfficePolicy('folder' in screens ? { nonce } : screens))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(template.replace(NONCE_PLACE, nonce))
  }
  app.get(root, show)
  app.get(`${root}/*`, show)
}

async function readTemplate(screens: Screens): Promise<string> {
  if ('folder' in screens) return readFile(join(screens.folder, 'index.html'), 'utf8')
  const page = await readFile(join(screens.sources, 'index.html'), 'utf8')
  return page.replace('./main.tsx', `${screens.developmentOrigin}/src/admin/main.tsx`)
}
