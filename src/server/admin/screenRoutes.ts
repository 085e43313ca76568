import type { FastifyInstance } from 'fastify'
import { addBinRoutes } from './bin.ts'
import { addBulkRoute } from './bulk.ts'
import { addMissingPageRoutes } from './missingPages.ts'
import { addMoveRoutes } from './moves.ts'
import { addOverviewRoutes } from './overview.ts'
import { addPopupRoutes } from './popups.ts'
import { addPopupPreviewRoute } from './popupPreview.ts'
import { addPresenceRoute } from './presence.ts'
import { addPreviewingRoutes } from './previewing.tsx'
import { addPublishWarningsRoutes } from './publishWarnings.ts'
import { addRedirectRoutes } from './redirects.ts'
import { addSingletonRoutes } from './singletons.ts'
import { addTagMergingRoute } from './tagMerging.ts'
import { addDocsRoutes } from './docs/docsRoutes.tsx'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { addTrafficRoute } from './traffic.ts'
import { addUploadRoutes } from './uploads.ts'

/** What the screens of the back office ask for besides documents. */
export function addScreenRoutes(app: FastifyInstance, parts: AdminRouteContext): void {
  addUploadRoutes(app, parts)
  addBulkRoute(app, parts)
  addBinRoutes(app, parts)
  addTagMergingRoute(app, parts)
  addSingletonRoutes(app, parts)
  addOverviewRoutes(app, parts)
  addTrafficRoute(app, parts)
  addPopupRoutes(app, parts)
  addPresenceRoute(app, parts)
  addPreviewingRoutes(app, parts)
  addPublishWarningsRoutes(app, parts)
  addPopupPreviewRoute(app, parts)
  addRedirectRoutes(app, parts)
  addMissingPageRoutes(app, parts)
  addMoveRoutes(app, parts)
  addDocsRoutes(app, parts)
}
