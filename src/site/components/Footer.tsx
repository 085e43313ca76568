import { consentTerms } from '../../analytics/core/consentTerms.ts'
import { PREFERENCES_ANCHOR } from '../../analytics/core/preferencesAnchor.ts'
import { addressOf, type FeedFormat } from '../../content/addresses/addresses.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { Moon } from './Moon.tsx'

interface FooterLink {
  readonly label: string
  readonly address: string
}

const FEEDS: readonly FeedFormat[] = ['rss', 'atom', 'json']
/** The page on cookies, of a magazine that has one in its footer. */
const COOKIES = addressOf.cookies()

/** Who makes the magazine, where else it can be followed, and the pages that the law and good manners ask for. */
export function Footer({ layout }: { readonly layout: LayoutData }) {
  const { site, footer, sections } = layout
  const t = messagesOf(layout)
  const read = [
    ...sections.map(({ name, slug }) => ({ label: name, address: addressOf.section(slug) })),
    { label: t.lists.issues, address: addressOf.issues() },
    { label: t.lists.archive, address: addressOf.archive() },
    { label: t.reading.title, address: addressOf.readingList() },
  ]
  // Where readers are asked, every page leads to what they answered: a script opens it in place, else the page on cookies does.
  const isAsking = layout.analytics !== undefined && consentTerms(layout.analytics).length > 0
  const hasCookiePage = footer.some(({ address }) => address === COOKIES)
  const feeds = FEEDS.map((format) => ({ label: t.feedNames[format], address: addressOf.feed(format) }))
  return (
    <footer id="piede" className="footer">
      <div className="sheet footer-in">
        <div className="footer-about">
          <p className="footer-name">
            <a href={addressOf.home()}>{site.name}</a>
          </p>
          {site.description && <p>{site.description}</p>}
          {site.email && (
            <p>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          )}
        </div>
        <FooterLinks title={t.footerGroups.read} links={read} />
        <FooterLinks title={t.footerGroups.magazine} links={footer} />
        <div>
          <FooterLinks title={t.footerGroups.follow} links={site.social} />
          <FooterLinks title={t.footerGroups.feeds} links={feeds} isInline />
        </div>
        <p className="footer-colophon">
          <Moon />
          <span>{t.colophon}</span>
          {(isAsking || hasCookiePage) && <a href={isAsking ? `${COOKIES}#${PREFERENCES_ANCHOR}` : COOKIES}>{t.cookiePreferences}</a>}
        </p>
      </div>
    </footer>
  )
}

function FooterLinks({
  title,
  links,
  isInline = false,
}: {
  readonly title: string
  readonly links: readonly FooterLink[]
  readonly isInline?: boolean
}) {
  if (links.length === 0) return null
  return (
    <nav className={isInline ? 'footer-links footer-inline' : 'footer-links'} aria-label={title}>
      <p className="footer-title">{title}</p>
      <ul className="plain-list">
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
