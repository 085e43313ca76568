import { CreateScreen } from '../articles/edit/CreateScreen.tsx'

export function PageCreate() {
  return <CreateScreen kind="page" />
}
