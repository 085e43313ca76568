import { addressOf } from '../../content/addresses/addresses.ts'
import { ArchivePage } from '../../site/pages/ArchivePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const archivePage: ReaderPage = {
  pattern: addressOf.archive(),
  async find({ publicContent, now, layout }) {
    const around = await layout({ kind: 'archive' })
    return <ArchivePage layout={around} months={await publicContent.months(around.site.timeZone, now)} />
  },
}
