import { LoadEditor } from '../articles/edit/LoadEditor.tsx'

/** Where a page is written: the same desk as an article's. */
export function PageEditorPage() {
  return <LoadEditor kind="page" />
}
