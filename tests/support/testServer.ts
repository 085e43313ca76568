import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildServer, type ServerOptions } from '../../src/server/buildServer.ts'
import { encodePlainly } from '../../src/server/pageCache/encodePage.ts'
import { createPreviews } from '../../src/server/previews/previews.ts'
import type { Database } from '../../src/store/database.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import { createConsentStore } from '../../src/store/counters/consentStore.ts'
import { createPublicContent } from '../../src/store/publications/publicContent.ts'
import type { FileLocation } from '../../src/store/fileLocation.ts'
import { openMediaStorage } from '../../src/store/media/openMediaStorage.ts'
import { createPopupActivityStore } from '../../src/store/counters/popupActivityStore.ts'
import type { MediaStorage } from '../../src/store/media/storage.ts'
import { storeShape } from '../../src/store/migrate.ts'
import { newMediaLocation } from './mediaPlaces.ts'
import { temporaryFolder } from './stores.ts'

export const SITE = 'https://rivista.example'

/** What whoever reads the metrics from elsewhere says. */
export const SECRET = 'segreto'

/** How Prometheus asks for the figures. */
export const METRICS = { url: '/metrics', headers: { authorization: `Bearer ${SECRET}` } }

/** What stands in for the build: a script, and the page of the back office. */
const BUILT = { 'assets/main-abc.js': 'export {}', 'index.html': '<!doctype html><title>La redazione</title>' }

/** The popup's files, as pages name them. */
const POPUP_ASSETS = {
  script: '/popup.js',
  audience: '/audience.js',
  count: '/count.js',
  bootstrap: (version: string) => ({ scripts: [`/bootstrap-${version}.js`], styles: [] }),
}

/** Those of analytics and consent. */
const ANALYTICS_ASSETS = { script: '/analytics.js', consent: { script: '/consent.js', banner: '/banner.js', style: '/banner.css' } }

export interface Ground {
  readonly folder: string
  readonly storage: MediaStorage
}

/** A folder of the test's own with what a server needs on disk, and a place for media. */
export async function newGround(media: FileLocation['kind'] = 'folder'): Promise<Ground> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  for (const [name, text] of Object.entries(BUILT)) await writeFile(join(folder, name), text)
  return { folder, storage: openMediaStorage(await newMediaLocation(media), () => new Date()) }
}

/** A server that readers could be sent to, on this store and this ground, until the test ends; `change` is what the test is about. */
export async function serve(
  { database, folder, storage, clock }: Ground & { readonly database: Database } & Pick<ServerOptions, 'clock'>,
  change: Partial<ServerOptions> = {},
): Promise<FastifyInstance> {
  const app = await buildServer({
    publicContent: createPublicContent(database),
    storage,
    clock,
    newId: randomUUID,
    previews: createPreviews(createDocumentStore(database), clock),
    siteUrl: SITE,
    assets: { scripts: [], styles: [], fonts: [], pageScripts: {}, pageStyles: {}, popup: POPUP_ASSETS, analytics: ANALYTICS_ASSETS },
    popups: createPopupActivityStore(database, clock),
    consents: createConsentStore(database, clock),
    client: { folder },
    metricsToken: SECRET,
    trustProxy: false,
    logger: false,
    // To compress a page takes longer than to draw it: tests of what is sent compressed ask for it.
    encodePage: encodePlainly,
    health: { ping: () => database.ping(), recentFault: () => database.recentFault(), shape: () => storeShape(database) },
    ...change,
  })
  onTestFinished(() => app.close())
  return app
}
