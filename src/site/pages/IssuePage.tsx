import { addressOf } from '../../content/addresses/addresses.ts'
import { isBlank } from '../../content/body/isBlank.ts'
import type { IssueToRead } from '../../content/reading/publicContent.ts'
import { monthOf } from '../../messages/dates.ts'
import { Body } from '../components/body/Body.tsx'
import { Cover } from '../components/Cover.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { IssueContents } from '../components/IssueContents.tsx'
import { Layout } from '../components/Layout.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

/** An issue: cover, why it was made, and its articles in the order the editors chose. */
export function IssuePage({ layout, issue }: { readonly layout: LayoutData; readonly issue: IssueToRead }) {
  const { language, timeZone } = layout.site
  const { title, number, standfirst, publishedAt, content, media, articles } = issue
  const t = messagesOf(layout)
  return (
    <Layout layout={layout} title={title} description={standfirst} path={addressOf.issue(issue.slug)}>
      <header className="issue-head full-bleed">
        <Cover layout={layout} issue={issue} isFirst />
        <div className="issue-words">
          <p className="kicker">
            <a href={addressOf.issues()}>{number === null ? t.lists.issues : t.issue(number)}</a>
            <span>
              <time dateTime={publishedAt}>{monthOf(publishedAt, timeZone, language)}</time>
            </span>
          </p>
          <h1>{title}</h1>
          {standfirst && <p className="standfirst">{standfirst}</p>}
          <p className="page-note">{t.lists.count(articles.length)}</p>
        </div>
      </header>
      <div className="issue-inside">
        {!isBlank(content.body) && (
          <div className="issue-editorial">
            <Body body={content.body} media={media} layout={layout} />
          </div>
        )}
        <section className="issue-articles" aria-labelledby="sommario">
          <h2 className="band-title" id="sommario">
            {t.lists.issueContents}
          </h2>
          {articles.length === 0 ? (
            <EmptyState text={t.lists.emptyIssue} />
          ) : (
            <IssueContents layout={layout} articles={articles} hasPictures hasStandfirsts />
          )}
        </section>
      </div>
    </Layout>
  )
}
