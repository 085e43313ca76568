import { EditScreen } from './edit/EditScreen.tsx'

/** Where an article is written. */
export function ArticleEdit() {
  return <EditScreen kind="article" />
}
