/** What `/readyz` asks before it sends anyone here. */
export interface Health {
  /** Resolves when the store answers. */
  ping(): Promise<void>
  isMigrated(): Promise<boolean>
}
