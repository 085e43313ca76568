import { isResting, MOVE_DAYS, MOVE_FILE_DAYS } from '../../content/moves/move.ts'
import { DAY_MS, toInstant } from '../../content/time.ts'
import type { MoveFiles } from './moveFiles.ts'
import type { MoveStore } from './moveStore.ts'

/** Closes moves that nobody came back to and forgets those of old; of this machine's files, what no move needs any more goes. */
export async function pruneMoves(store: MoveStore, files: MoveFiles, now: Date): Promise<void> {
  const before = (days: number) => toInstant(new Date(now.getTime() - days * DAY_MS))
  // Before the moves themselves: one that is begun meanwhile has its folder after its row.
  const here = await files.ids()
  for (const { id, state, changedAt } of await store.prune(before(MOVE_DAYS)))
    if (isResting(state) && changedAt < before(MOVE_FILE_DAYS)) await store.close(id)
  const kept = new Map((await store.prune(before(MOVE_DAYS))).map((move) => [move.id, move.state]))
  for (const id of here) {
    const state = kept.get(id)
    if (state === undefined) await files.removeAll(id)
    else if (state === 'done' || state === 'closed') await files.removeUploads(id)
  }
}
