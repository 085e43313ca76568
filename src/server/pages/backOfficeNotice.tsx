import { addressOf } from '../../content/addresses.ts'
import { messagesIn } from '../../messages/locale.ts'
import { NoticePage } from '../../site/pages/NoticePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const backOfficeNotice: ReaderPage = {
  pattern: addressOf.backOffice(),
  async find({ frame }) {
    const around = await frame()
    return <NoticePage frame={around} {...messagesIn(around.site.language).backOffice} />
  },
}
