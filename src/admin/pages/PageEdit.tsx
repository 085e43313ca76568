import { EditScreen } from '../articles/edit/EditScreen.tsx'

/** Where a page is written: the same desk as an article's. */
export function PageEdit() {
  return <EditScreen kind="page" />
}
