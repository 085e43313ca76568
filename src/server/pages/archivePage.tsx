import { addressOf } from '../../content/addresses.ts'
import { ArchivePage } from '../../site/pages/ArchivePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const archivePage: ReaderPage = {
  pattern: addressOf.archive(),
  async find({ publicContent, now, frame }) {
    const around = await frame({ kind: 'archive' })
    return <ArchivePage frame={around} months={await publicContent.months(around.site.timeZone, now)} />
  },
}
