import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import type { Assets, LayoutData } from '../../site/layoutData.ts'

export interface LayoutParts {
  readonly publicContent: PublicContent
  readonly assets: Assets
  readonly siteUrl: string
}

export async function loadLayoutData({ publicContent, assets, siteUrl }: LayoutParts, now: Instant): Promise<LayoutData> {
  const [site, sections, header, footer] = await Promise.all([
    publicContent.siteSettings(),
    publicContent.sections(now),
    publicContent.menu('testata'),
    publicContent.menu('piede'),
  ])
  return { site, siteUrl, sections, header, footer, assets }
}

/** The layout of an error page when the store itself is what failed. */
export function bareLayoutData({ assets, siteUrl }: Pick<LayoutParts, 'assets' | 'siteUrl'>, site: SiteSettings): LayoutData {
  return { site, siteUrl, sections: [], header: [], footer: [], assets }
}
