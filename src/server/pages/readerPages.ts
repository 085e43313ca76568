import { articlePage } from './articlePage.tsx'
import { backOfficeNotice } from './backOfficeNotice.tsx'
import { homePage } from './homePage.tsx'
import type { ReaderPage } from './readerPage.ts'
import { sectionPage } from './sectionPage.tsx'
import { staticPage } from './staticPage.tsx'

/** Every kind of page that readers can open. */
export const readerPages: readonly ReaderPage[] = [homePage, articlePage, sectionPage, backOfficeNotice, staticPage]
