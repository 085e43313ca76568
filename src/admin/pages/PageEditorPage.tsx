import { LoadEditor } from '../articles/edit/LoadEditor.tsx'

/** Where a page is written: in the same editor as an article. */
export function PageEditorPage() {
  return <LoadEditor kind="page" />
}
