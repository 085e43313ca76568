import { CreateScreen } from './edit/CreateScreen.tsx'

export function ArticleCreate() {
  return <CreateScreen kind="article" />
}
