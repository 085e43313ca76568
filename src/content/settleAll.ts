/**
 * Waits for statements that were sent one behind the other, until the last of them is answered, and fails with the first that failed: a transaction
 * is rolled back under none of them, as it could be with `Promise.all`.
 */
export async function settleAll<const Sent extends readonly Promise<unknown>[]>(
  statements: Sent,
): Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }> {
  await Promise.allSettled(statements)
  return Promise.all(statements)
}
