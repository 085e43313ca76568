import { addressOf } from '../../content/addresses.ts'
import { ArchivePage } from '../../site/pages/ArchivePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const archivePage: ReaderPage = {
  pattern: addressOf.archive(),
  async find({ library, now, frame }) {
    const around = await frame({ kind: 'archive' })
    return <ArchivePage frame={around} months={await library.months(around.site.timeZone, now)} />
  },
}
