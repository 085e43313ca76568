import { addressOf } from '../../content/addresses/addresses.ts'
import type { PageToRead } from '../../content/reading/publicContent.ts'
import { CookieList } from '../components/CookieList.tsx'
import { Layout } from '../components/Layout.tsx'
import type { SiteCookie } from '../cookies/siteCookies.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { StaticPage } from './StaticPage.tsx'

interface CookiePageProps {
  readonly layout: LayoutData
  /** What the editors wrote about cookies; a magazine that must ask for consent has the page even if they wrote nothing. */
  readonly page: PageToRead | undefined
  readonly cookies: readonly SiteCookie[]
}

/** What the editors say of cookies, and below it what the code knows of them. */
export function CookiePage({ layout, page, cookies }: CookiePageProps) {
  const list = <CookieList layout={layout} cookies={cookies} />
  if (page) return <StaticPage layout={layout} page={page} below={list} />
  const title = messagesOf(layout).cookies
  return (
    <Layout layout={layout} title={title} path={addressOf.cookies()}>
      <article className="article">
        <header className="article-head">
          <h1>{title}</h1>
        </header>
        {list}
      </article>
    </Layout>
  )
}
