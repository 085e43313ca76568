import { addressOf } from '../../content/addresses.ts'
import type { Tag } from '../../content/kinds/tag.ts'
import type { ArticleList } from '../articleList.ts'
import { ArticleRows, listNote } from '../components/ArticleRows.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { messagesOf, type Frame } from '../frame.ts'

interface TagPageProps {
  readonly frame: Frame
  readonly tag: Tag
  readonly list: ArticleList
}

export function TagPage({ frame, tag, list }: TagPageProps) {
  const t = messagesOf(frame).lists
  return (
    <Layout frame={frame} title={tag.name} path={addressOf.pageOf(list.address, list.page)} subject={{ kind: 'list', list }}>
      <PageHead kicker={t.tag} title={tag.name} note={listNote(frame, list)} />
      <ArticleRows frame={frame} list={list} empty={t.emptyTag} />
    </Layout>
  )
}
