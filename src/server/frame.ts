import type { SiteSettings } from '../content/kinds/settings.ts'
import type { PublicContent } from '../content/reading/publicContent.ts'
import type { Instant } from '../content/time.ts'
import type { Assets, Frame } from '../site/frame.ts'

export interface FrameParts {
  readonly publicContent: PublicContent
  readonly assets: Assets
  readonly siteUrl: string
}

export async function loadFrame({ publicContent, assets, siteUrl }: FrameParts, now: Instant): Promise<Frame> {
  const [site, sections, header, footer] = await Promise.all([
    publicContent.siteSettings(),
    publicContent.sections(now),
    publicContent.menu('testata'),
    publicContent.menu('piede'),
  ])
  return { site, siteUrl, sections, header, footer, assets }
}

/** The frame of an error page when the store itself is what failed. */
export function bareFrame({ assets, siteUrl }: Pick<FrameParts, 'assets' | 'siteUrl'>, site: SiteSettings): Frame {
  return { site, siteUrl, sections: [], header: [], footer: [], assets }
}
