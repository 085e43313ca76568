import { messagesIn } from '../../messages/messages.ts'
import { Island } from '../components/Island.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import type { LayoutData } from '../layoutData.ts'
import type { SearchView } from '../islands/searchProps.ts'
import { searchLabels } from '../search/searchView.ts'

/** Search engines have no use for other engines' results: the page has no canonical address, so it stays out of them. */
export function SearchPage({ layout, view }: { readonly layout: LayoutData; readonly view: SearchView }) {
  const t = messagesIn(layout.site.language).search
  return (
    <Layout layout={layout} title={view.typed ? t.titleFor(view.typed) : t.title}>
      <PageHead title={t.title} />
      <Island of="Search" when="idle" className="search" props={{ view, labels: searchLabels(layout) }} />
    </Layout>
  )
}
