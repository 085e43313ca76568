import { addressOf } from '../../content/addresses/addresses.ts'
import { IssuePage } from '../../site/pages/IssuePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const issuePage: ReaderPage = {
  pattern: addressOf.issue(':slug'),
  async find({ params: { slug = '' }, publicContent, now, layout }) {
    const issue = await publicContent.issue(slug, now)
    return issue && <IssuePage layout={await layout({ kind: 'issue' })} issue={issue} />
  },
}
