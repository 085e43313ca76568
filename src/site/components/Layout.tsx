import type { ReactNode } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { IssueCard } from '../../content/reading/publicContent.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { Seo } from '../seo/Seo.tsx'
import type { Subject } from '../seo/subject.ts'
import { FIRST_SCRIPT } from '../firstScript.ts'
import { AnalyticsScript } from './AnalyticsScript.tsx'
import { ConsentScript } from './ConsentScript.tsx'
import { AnnouncementList } from './popups/AnnouncementList.tsx'
import { Footer } from './Footer.tsx'
import { Masthead } from './Masthead.tsx'
import { AskedScripts, PageAssets } from './PageAssets.tsx'
import { PreviewRibbon } from './PreviewRibbon.tsx'

interface LayoutProps {
  readonly layout: LayoutData
  readonly title?: string
  readonly description?: string
  /** The page's own path, for its canonical address; none for a page that has no address of its own. */
  readonly path?: string
  /** What it is about, for those who find it elsewhere. */
  readonly subject?: Subject
  readonly currentSection?: string | null
  /** On the front page: the issue that is out now. */
  readonly edition?: IssueCard | null
  readonly children: ReactNode
}

/** The document around a page: head, masthead, content, footer. */
export function Layout({
  layout,
  title = '',
  description = '',
  path,
  subject = { kind: 'other' },
  currentSection = null,
  edition = null,
  children,
}: LayoutProps) {
  const { site, assets } = layout
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <link rel="expect" href={paintedFrom(subject)} blocking="render" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
        <Seo layout={layout} title={title} description={description} path={layout.preview ? undefined : path} subject={subject} />
      </head>
      <body>
        <a className="skip-link" href="#contenuto">
          {messagesOf(layout).skipToContent}
        </a>
        {layout.preview && <PreviewRibbon layout={layout} expiresAt={layout.preview.expiresAt} />}
        <PageAssets value={{ ...assets, asked: new Set() }}>
          <Masthead layout={layout} currentSection={currentSection} isHome={path === addressOf.home()} edition={edition} />
          <main id="contenuto" tabIndex={-1}>
            {children}
          </main>
          <Footer layout={layout} />
          {layout.analytics && <ConsentScript layout={layout} settings={layout.analytics} />}
          {layout.analytics && <AnalyticsScript layout={layout} settings={layout.analytics} />}
          {layout.announcements && <AnnouncementList layout={layout} announcements={layout.announcements} />}
          <AskedScripts />
        </PageAssets>
      </body>
    </html>
  )
}

/**
 * The element with which a page has come far enough to be painted: what opens it would move as it comes, beside its picture or above its end. Only an
 * article is so long that it is not painted whole. A browser that does not know this paints as it reads.
 */
const paintedFrom = ({ kind }: Subject): string => (kind === 'article' ? '#apertura' : '#piede')
