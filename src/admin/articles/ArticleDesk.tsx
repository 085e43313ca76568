import { WritingScreen } from './edit/WritingScreen.tsx'

/** Where an article is written, new or not. */
export function ArticleDesk() {
  return <WritingScreen kind="article" />
}
