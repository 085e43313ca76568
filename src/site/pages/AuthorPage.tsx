import { addressOf } from '../../content/addresses/addresses.ts'
import type { AuthorToRead } from '../../content/reading/publicContent.ts'
import type { ArticleList } from '../articleList.ts'
import { ArticleRows, listNote } from '../components/ArticleRows.tsx'
import { Icon } from '../components/Icon.tsx'
import { Layout } from '../components/Layout.tsx'
import { Picture } from '../components/Picture.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface AuthorPageProps {
  readonly layout: LayoutData
  readonly author: AuthorToRead
  readonly list: ArticleList
}

/** Who signs: face, trade, life in a paragraph, and everything they wrote here. */
export function AuthorPage({ layout, author: { author, portrait }, list }: AuthorPageProps) {
  const t = messagesOf(layout).lists
  return (
    <Layout
      layout={layout}
      title={author.name}
      description={author.bio || author.role}
      path={addressOf.pageOf(list.address, list.page)}
      subject={{ kind: 'list', list, hasFeeds: true }}
    >
      <header className="page-head author-head">
        {portrait && (
          <div className="author-head-portrait">
            <Picture media={portrait} sizes="(min-width: 60rem) 18rem, 40vw" isFirst />
          </div>
        )}
        <div className="author-head-words">
          <p className="kicker">{t.author}</p>
          <h1>{author.name}</h1>
          {author.role && <p className="standfirst">{author.role}</p>}
          {author.bio && list.page === 1 && <p className="author-head-bio">{author.bio}</p>}
          {author.links.length > 0 && (
            <ul className="plain-list author-head-links">
              {author.links.map(({ label, address }) => (
                <li key={address}>
                  <a href={address} rel="me noopener">
                    {label}
                    <Icon name="away" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className="page-note">{listNote(layout, list)}</p>
      </header>
      <ArticleRows layout={layout} list={list} empty={t.emptyAuthor} without="author" />
    </Layout>
  )
}
