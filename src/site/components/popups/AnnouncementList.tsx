import { addressOf } from '../../../content/addresses/addresses.ts'
import type { Announcements, LayoutData } from '../../layoutData.ts'
import { AnnouncementView } from './AnnouncementView.tsx'

/** The announcements of a page, and what makes them work: scripts that `loadLater` loads once the page stands. The site's stylesheet has their look. */
export function AnnouncementList({ layout, announcements }: { readonly layout: LayoutData; readonly announcements: Announcements }) {
  const { popup: assets } = layout.assets
  const { popups, settings, shipsBootstrap } = announcements
  if (!assets || popups.length === 0) return null
  const { bootstrapVersion, statistics, onePerPageView, maxPerDay } = settings
  const hasAudience =
    onePerPageView ||
    maxPerDay !== null ||
    popups.some(({ content: { variants, targeting } }) => variants.length > 0 || targeting.minWidth || targeting.maxWidth !== null)
  const bootstrap = bootstrapVersion && shipsBootstrap ? assets.bootstrap(bootstrapVersion) : { scripts: [], styles: [] }
  return (
    <>
      {bootstrap.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {popups.map((announcement) => (
        <AnnouncementView key={announcement.documentId} layout={layout} announcement={announcement} settings={settings} />
      ))}
      {bootstrap.scripts.map((src) => (
        <script key={src} type="edicola/later" src={src} />
      ))}
      {(hasAudience || statistics) && (
        <script
          type="edicola/later"
          src={hasAudience ? assets.audience : assets.count}
          data-count={statistics ? addressOf.popupCount() : undefined}
          data-one-per-page-view={onePerPageView ? 1 : undefined}
          data-max-per-day={maxPerDay ?? undefined}
        />
      )}
      <script
        type="edicola/later"
        src={assets.script}
        data-support-slug={settings.supportSlug}
        data-renew={addressOf.popupRenewal()}
        data-bootstrap-version={bootstrapVersion || undefined}
        data-verify-load-bootstrap-automatically={bootstrapVersion && settings.verifyLoadBootstrapAutomatically ? 1 : undefined}
      />
    </>
  )
}
