import { addressOf } from '../../content/addresses/addresses.ts'
import { ReadingListPage } from '../../site/pages/ReadingListPage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const readingListPage: ReaderPage = {
  pattern: addressOf.readingList(),
  async find({ layout }) {
    return <ReadingListPage layout={await layout({ kind: 'archive' })} />
  },
}
