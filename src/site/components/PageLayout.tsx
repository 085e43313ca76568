import type { ReactNode } from 'react'
import { addressOf } from '../../content/addresses.ts'
import type { PageToRead } from '../../content/reading/publicContent.ts'
import type { Frame } from '../frame.ts'
import { Layout } from './Layout.tsx'

interface PageLayoutProps {
  readonly frame: Frame
  readonly page: PageToRead
  readonly children: ReactNode
}

/** The layout of a page that editors wrote: what it says of itself to search engines, and where it stands. */
export function PageLayout({ frame, page, children }: PageLayoutProps) {
  const { title, seoTitle, seoDescription, standfirst, slug } = page.content
  return (
    <Layout
      frame={frame}
      title={seoTitle || title}
      description={seoDescription || standfirst}
      path={addressOf.page(slug)}
      subject={{ kind: 'page', page }}
    >
      {children}
    </Layout>
  )
}
