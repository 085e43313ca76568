import { addressOf } from '../../content/addresses/addresses.ts'
import type { IssueCard } from '../../content/reading/publicContent.ts'
import { monthOf } from '../../messages/dates.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { Cover } from './Cover.tsx'

/** An issue on the shelf: its cover, and what it is about. */
export function IssueTeaser({
  layout,
  issue,
  isNewest,
}: {
  readonly layout: LayoutData
  readonly issue: IssueCard
  readonly isNewest: boolean
}) {
  const { language, timeZone } = layout.site
  const t = messagesOf(layout)
  return (
    <article className={isNewest ? 'issue issue-newest full-bleed' : 'issue'}>
      <Cover layout={layout} issue={issue} isFirst={isNewest} />
      <div className="issue-words">
        <p className="kicker">
          {issue.number !== null && <span>{t.issue(issue.number)}</span>}
          <time dateTime={issue.publishedAt}>{monthOf(issue.publishedAt, timeZone, language)}</time>
        </p>
        <h2 className="issue-title">
          <a href={addressOf.issue(issue.slug)}>{issue.title}</a>
        </h2>
        {issue.standfirst && <p className="teaser-standfirst">{issue.standfirst}</p>}
      </div>
    </article>
  )
}
