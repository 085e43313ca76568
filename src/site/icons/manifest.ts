import { addressOf } from '../../content/addresses/addresses.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'

const PAPER = '#fbf8f2'

/** What a telephone needs to keep the magazine among its programs: https://www.w3.org/TR/appmanifest/ */
export function webManifest(site: SiteSettings): string {
  return JSON.stringify({
    id: addressOf.home(),
    name: site.name,
    short_name: site.name,
    ...(site.description && { description: site.description }),
    lang: site.language,
    dir: 'ltr',
    start_url: addressOf.home(),
    scope: addressOf.home(),
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: addressOf.icon('favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ...([192, 512] as const).flatMap((size) =>
        (['any', 'maskable'] as const).map((purpose) => ({
          src: addressOf.icon(`icon-${size}.png`),
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose,
        })),
      ),
    ],
  })
}
