import { messagesIn } from '../../messages/messages.ts'
import { Island } from '../components/Island.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import type { Frame } from '../frame.ts'
import type { SearchView } from '../islands/searchProps.ts'
import { searchLabels } from '../search/searchView.ts'

/** Search engines have no use for other engines' results: the page has no canonical address, so it stays out of them. */
export function SearchPage({ frame, view }: { readonly frame: Frame; readonly view: SearchView }) {
  const t = messagesIn(frame.site.language).search
  return (
    <Layout frame={frame} title={view.typed ? t.titleFor(view.typed) : t.title}>
      <PageHead title={t.title} />
      <Island of="Search" when="idle" className="search" props={{ view, labels: searchLabels(frame) }} />
    </Layout>
  )
}
