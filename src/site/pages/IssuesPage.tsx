import { addressOf } from '../../content/addresses/addresses.ts'
import type { IssueCard } from '../../content/reading/publicContent.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { IssueTeaser } from '../components/IssueTeaser.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

/** Every issue of the magazine: the newest open on the table, the others on the shelf. */
export function IssuesPage({ layout, issues }: { readonly layout: LayoutData; readonly issues: readonly IssueCard[] }) {
  const t = messagesOf(layout).lists
  return (
    <Layout layout={layout} title={t.issues} description={t.issuesText} path={addressOf.issues()}>
      <PageHead title={t.issues} text={t.issuesText} />
      {issues.length === 0 && <EmptyState text={t.emptyIssues} />}
      <div className="issues">
        {issues.map((issue, index) => (
          <IssueTeaser key={issue.id} layout={layout} issue={issue} isNewest={index === 0} />
        ))}
      </div>
    </Layout>
  )
}
