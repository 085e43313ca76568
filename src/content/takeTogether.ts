import { settleAll } from './settleAll.ts'

/**
 * Does the same with all of them, so many at a time and in their order. After one at which it fails, or answers `false`, no other is begun; it ends when those
 * under way have ended, with the first failure, or with the one that was refused.
 */
export async function takeTogether<Item>(
  items: readonly Item[],
  most: number,
  take: (item: Item) => Promise<unknown>,
): Promise<Item | undefined> {
  const waiting = items.values()
  const refused: Item[] = []
  let isOver = false
  const takeSome = async () => {
    for (const item of waiting) {
      if (isOver) return
      try {
        if ((await take(item)) !== false) continue
        refused.push(item)
        isOver = true
      } catch (error) {
        isOver = true
        throw error
      }
    }
  }
  await settleAll(Array.from({ length: most }, takeSome))
  return refused[0]
}
