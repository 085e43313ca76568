import { archivePage } from './archivePage.tsx'
import { articlePage } from './articlePage.tsx'
import { authorPage } from './authorPage.tsx'
import { homePage } from './homePage.tsx'
import { issuePage } from './issuePage.tsx'
import { issuesPage } from './issuesPage.tsx'
import { monthPage } from './monthPage.tsx'
import { readingListPage } from './readingListPage.tsx'
import type { ReaderPage } from './readerPage.ts'
import { searchPage } from './searchPage.tsx'
import { sectionPage } from './sectionPage.tsx'
import { staticPage } from './staticPage.tsx'
import { tagPage } from './tagPage.tsx'

export const readerPages: readonly ReaderPage[] = [
  homePage,
  articlePage,
  sectionPage,
  tagPage,
  authorPage,
  issuesPage,
  issuePage,
  archivePage,
  monthPage,
  searchPage,
  readingListPage,
  staticPage,
]
