import { addressOf } from '../../content/addresses.ts'
import { HomePage } from '../../site/pages/HomePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const homePage: ReaderPage = {
  pattern: addressOf.home(),
  async find({ publicContent, now, frame }) {
    const [around, home] = await Promise.all([frame({ kind: 'home' }), publicContent.home(now)])
    return <HomePage frame={around} home={home} />
  },
}
