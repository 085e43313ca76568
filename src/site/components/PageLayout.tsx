import type { ReactNode } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { PageToRead } from '../../content/reading/publicContent.ts'
import type { LayoutData } from '../layoutData.ts'
import { Layout } from './Layout.tsx'

interface PageLayoutProps {
  readonly layout: LayoutData
  readonly page: PageToRead
  readonly children: ReactNode
}

/** The layout of a page that editors wrote: what it says of itself to search engines, and where it stands. */
export function PageLayout({ layout, page, children }: PageLayoutProps) {
  const { title, seoTitle, seoDescription, standfirst, slug } = page.content
  return (
    <Layout
      layout={layout}
      title={seoTitle || title}
      description={seoDescription || standfirst}
      path={addressOf.page(slug)}
      subject={{ kind: 'page', page }}
    >
      {children}
    </Layout>
  )
}
