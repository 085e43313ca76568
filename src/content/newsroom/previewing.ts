import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { parse } from '../parse.ts'
import type { User } from '../user.ts'
import type { DocumentStore } from './documentStore.ts'
import { deny, loadAuthorized } from './loadAuthorized.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** What stands for the identifier of a document that has never been saved. */
export const UNSAVED_ID = 'new'

/** Who may see what is not published yet. */
export function createPreviewing(documents: DocumentStore) {
  /** What an editor has on the screen, checked as a save would be, and kept nowhere. */
  function unsaved<K extends Kind>(actor: User, kind: K, id: string, input: unknown): Promise<Outcome<Contents[K]>> {
    return documents.read(async (reader) => {
      if (id === UNSAVED_ID) {
        const denial = await deny(reader, actor, 'create', { kind })
        if (denial) return refused(denial)
      } else {
        const found = await loadAuthorized(reader, actor, 'view', kind, id)
        if (!found.ok) return found
      }
      const parsed = parse(rulesOf(kind).schema, input)
      return parsed.ok ? done(parsed.value as Contents[K]) : refused({ reason: 'invalid', problems: parsed.problems }) // of this very kind
    })
  }

  return { unsaved }
}
