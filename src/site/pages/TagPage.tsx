import { addressOf } from '../../content/addresses/addresses.ts'
import type { Tag } from '../../content/kinds/tag.ts'
import type { ArticleList } from '../articleList.ts'
import { ArticleRows, listNote } from '../components/ArticleRows.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface TagPageProps {
  readonly layout: LayoutData
  readonly tag: Tag
  readonly list: ArticleList
}

export function TagPage({ layout, tag, list }: TagPageProps) {
  const t = messagesOf(layout).lists
  return (
    <Layout layout={layout} title={tag.name} path={addressOf.pageOf(list.address, list.page)} subject={{ kind: 'list', list }}>
      <PageHead kicker={t.tag} title={tag.name} note={listNote(layout, list)} />
      <ArticleRows layout={layout} list={list} />
    </Layout>
  )
}
