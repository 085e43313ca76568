import type { Kind } from '../kinds.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore } from './documentStore.ts'
import type { Heartbeat, Presence } from './otherEditors.ts'
import { loadAuthorized } from './loadAuthorized.ts'
import { done, type Outcome } from './refusal.ts'

/** A tab that has said nothing for this long is closed, or asleep. */
export const FORGOTTEN_MS = 45_000

export function createPresence(documents: DocumentStore, now: () => Instant) {
  /** Notes that somebody has a document open, and says who else has. */
  async function beat(actor: User, kind: Kind, id: string, given: Heartbeat): Promise<Outcome<Presence>> {
    const found = await documents.read((reader) => loadAuthorized(reader, actor, 'view', kind, id))
    if (!found.ok) return found
    const at = now()
    await documents.beat(id, actor.id, given, at, new Date(Date.parse(at) - FORGOTTEN_MS).toISOString())
    const { revision, updatedAt, updatedBy } = found.value
    return documents.read(async (reader) =>
      done({
        others: (await reader.present(id, given.tab)).map(({ userId, ...other }) => ({ ...other, isMe: userId === actor.id })),
        revision,
        savedAt: updatedAt,
        savedBy: { id: updatedBy, name: await reader.userName(updatedBy) },
      }),
    )
  }

  return { beat }
}
