import type { AuditLog } from '../store/auditLog.ts'

const DAY_MS = 24 * 60 * 60_000

/** Forgets the oldest of the audit log, now and every day, until the function it gives back is called. */
export function pruneDaily(audit: AuditLog, onFault: (error: unknown) => void): () => void {
  const prune = () => void audit.prune().catch(onFault)
  prune()
  const timer = setInterval(prune, DAY_MS).unref()
  return () => clearInterval(timer)
}
