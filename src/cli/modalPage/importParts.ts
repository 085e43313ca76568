import type { Newsroom } from '../../content/newsroom/newsroom.ts'
import type { User } from '../../content/people/user.ts'
import type { Messages } from '../../messages/messages.ts'

/** What an import works with. */
export interface ImportParts {
  readonly newsroom: Pick<Newsroom, 'create' | 'publish' | 'find' | 'list' | 'save'>
  readonly actor: User
  /** Is there an announcement of this identifier? */
  readonly isKnown: (id: string) => Promise<boolean>
  readonly isDryRun: boolean
  readonly messages: Messages['cli']['importing']
  readonly say: (line: string) => void
}
