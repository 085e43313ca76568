import { Island } from '../components/Island.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

/** What a reader has begun and saved. The page is the same for everybody, and for search engines empty: the list is in the reader's browser. */
export function ReadingListPage({ layout }: { readonly layout: LayoutData }) {
  const { title, text, noScript, empty, left, whole, remove, removed, undo } = messagesOf(layout).reading
  const { language } = layout.site
  return (
    <Layout layout={layout} title={title} description={text}>
      <PageHead title={title} text={text} />
      <noscript>
        <p className="reading-empty">{noScript}</p>
      </noscript>
      <Island
        className="reading-list"
        of="ReadingList"
        when="idle"
        props={{ language, labels: { empty, left, whole, remove, removed, undo } }}
      />
    </Layout>
  )
}
