import { addressOf } from '../../content/addresses.ts'
import type { PageToRead } from '../../content/reading/publicContent.ts'
import { CookieList } from '../components/CookieList.tsx'
import { Layout } from '../components/Layout.tsx'
import type { SiteCookie } from '../cookies/siteCookies.ts'
import { messagesOf, type Frame } from '../frame.ts'
import { StaticPage } from './StaticPage.tsx'

interface CookiePageProps {
  readonly frame: Frame
  /** What the editors wrote about cookies; a magazine that must ask for consent has the page even if they wrote nothing. */
  readonly page: PageToRead | undefined
  readonly cookies: readonly SiteCookie[]
}

/** What the editors say of cookies, and below it what the code knows of them. */
export function CookiePage({ frame, page, cookies }: CookiePageProps) {
  const list = <CookieList frame={frame} cookies={cookies} />
  if (page) return <StaticPage frame={frame} page={page} below={list} />
  const title = messagesOf(frame).cookies
  return (
    <Layout frame={frame} title={title} path={addressOf.cookies()}>
      <article className="article">
        <header className="article-head">
          <h1>{title}</h1>
        </header>
        {list}
      </article>
    </Layout>
  )
}
