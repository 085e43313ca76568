import { addressOf } from '../../content/addresses/addresses.ts'
import type { Section } from '../../content/kinds/section.ts'
import type { Published } from '../../content/reading/publicContent.ts'
import type { ArticleList } from '../articleList.ts'
import { ArticleRows, listNote } from '../components/ArticleRows.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface SectionPageProps {
  readonly layout: LayoutData
  readonly section: Published<Section>
  readonly list: ArticleList
}

export function SectionPage({ layout, section, list }: SectionPageProps) {
  const t = messagesOf(layout)
  const podcast = section.podcast.isOn ? new URL(addressOf.podcast(list.address), layout.siteUrl).href : undefined
  return (
    <Layout
      layout={layout}
      title={section.name}
      description={section.description}
      path={addressOf.pageOf(list.address, list.page)}
      subject={{ kind: 'list', list, hasFeeds: true, hasPodcast: section.podcast.isOn }}
      currentSection={section.id}
    >
      <PageHead title={section.name} text={section.description} note={listNote(layout, list)}>
        {podcast && (
          <p className="page-note">
            <a className="podcast-link" href={podcast} type="application/rss+xml">
              {t.lists.podcast}
            </a>{' '}
            {t.lists.podcastHint}
          </p>
        )}
      </PageHead>
      <ArticleRows layout={layout} list={list} empty={t.emptySection} without="section" hasOpening />
    </Layout>
  )
}
