import { LoadEditor } from './edit/LoadEditor.tsx'

/** Where an article is written, new or not. */
export function ArticleEditorPage() {
  return <LoadEditor kind="article" />
}
