import { addressOf } from '../../content/addresses/addresses.ts'

/** Everything may be read, except what is not for reading or is different at every question. */
export function robots(siteUrl: string): string {
  const closed = [addressOf.backOffice(), addressOf.preview(''), addressOf.api(), addressOf.search()]
  const sitemaps = [addressOf.sitemap(), addressOf.newsSitemap()]
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${new URL(path, siteUrl).href}`),
    '',
  ].join('\n')
}
