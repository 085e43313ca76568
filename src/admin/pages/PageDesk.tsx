import { WritingScreen } from '../articles/edit/WritingScreen.tsx'

/** Where a page is written: the same desk as an article's. */
export function PageDesk() {
  return <WritingScreen kind="page" />
}
