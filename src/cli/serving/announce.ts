import { addressOf } from '../../content/addresses/addresses.ts'
import type { User } from '../../content/people/user.ts'
import type { CommandContext } from '../context.ts'
import { backupPlaceWarning } from '../backup/nightlyBackups.ts'

/** Says where the magazine is served, who may enter it, and what is wrong with the place of its backups. */
export async function announce(
  context: Pick<CommandContext, 'environment' | 'messages' | 'say' | 'clock'>,
  administrator: User,
  boundPort: number | null,
): Promise<void> {
  const { messages: t, say } = context
  const { siteUrl, port, backupTo } = context.environment
  // With PORT=0 the system chose a port, and the default site address does not know it.
  const site = port === 0 && boundPort !== null ? `http://localhost:${boundPort}` : siteUrl
  const rows: [string, string][] = [
    [t.site, site],
    [t.backOffice, new URL(addressOf.backOffice(), site).href],
    [t.administrator, administrator.email],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  say(['', ...rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`), ''].join('\n'))
  const warning = backupTo === null ? null : await backupPlaceWarning(backupTo, context)
  if (warning !== null) say(warning)
}
