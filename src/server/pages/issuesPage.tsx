import { addressOf } from '../../content/addresses/addresses.ts'
import { IssuesPage } from '../../site/pages/IssuesPage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const issuesPage: ReaderPage = {
  pattern: addressOf.issues(),
  async find({ publicContent, now, layout }) {
    const [around, issues] = await Promise.all([layout({ kind: 'archive' }), publicContent.issues(now)])
    return <IssuesPage layout={around} issues={issues} />
  },
}
