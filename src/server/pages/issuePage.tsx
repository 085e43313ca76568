import { addressOf } from '../../content/addresses.ts'
import { IssuePage } from '../../site/pages/IssuePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const issuePage: ReaderPage = {
  pattern: addressOf.issue(':slug'),
  async find({ params: { slug = '' }, publicContent, now, frame }) {
    const issue = await publicContent.issue(slug, now)
    return issue && <IssuePage frame={await frame({ kind: 'issue' })} issue={issue} />
  },
}
