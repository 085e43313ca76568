import { addressOf } from '../../content/addresses/addresses.ts'
import { HomePage } from '../../site/pages/HomePage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const homePage: ReaderPage = {
  pattern: addressOf.home(),
  async find({ publicContent, now, layout }) {
    const [around, home] = await Promise.all([layout({ kind: 'home' }), publicContent.home(now)])
    return <HomePage layout={around} home={home} />
  },
}
