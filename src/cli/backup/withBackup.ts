import { REGION, type Locale } from '../../messages/locale.ts'
import { BackupRefused } from '../../store/backup/backupFault.ts'
import type { InspectedBackup } from '../../store/backup/inspectBackup.ts'
import { Interrupted } from '../../store/backup/progress.ts'
import { diskTroubleOf, StoreTooNew, StoreUnavailable } from '../../store/faults.ts'
import { S3Unavailable } from '../../store/s3/s3Fault.ts'
import type { CommandContext } from '../context.ts'
import { storeSentence } from '../openStore.ts'
import { StartFault } from '../startFault.ts'

/** Does something with a backup, and says in one sentence why it could not be done. */
export async function withBackup<T>({ messages, environment }: CommandContext, file: string, work: () => Promise<T>): Promise<T> {
  const t = messages.backups
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Interrupted) throw new StartFault(`${t.interrupted} ${t.nothingChanged}`, { cause })
    if (cause instanceof BackupRefused) throw new StartFault(t.refused[cause.trouble](file), { cause })
    if (cause instanceof S3Unavailable) throw new StartFault(messages.s3.trouble[cause.s3Trouble](cause.where), { cause })
    if (cause instanceof StoreTooNew) throw new StartFault(t.refused['too-new'](file), { cause })
    if (isDiskFull(cause)) throw new StartFault(t.diskFull(file), { cause })
    const { code = '', syscall = '', path = file } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {} // each is there or not
    // Of a folder that cannot be made on a disk that is only read, Node says that it is not there.
    if (syscall !== 'mkdir' && (code === 'ENOENT' || code === 'EISDIR')) throw new StartFault(t.noFile(file), { cause })
    // What is written has another name until it is whole.
    if (/^(EACCES|EPERM|EROFS|ENOTDIR|ENOENT|EEXIST)$/.test(code))
      throw new StartFault(t.cannotUse(path.startsWith(file) ? file : path), { cause })
    if (cause instanceof StoreUnavailable) throw new StartFault(storeSentence(messages, cause, environment.database), { cause })
    throw cause
  }
}

export const isDiskFull = (cause: unknown): boolean =>
  diskTroubleOf(cause) === 'full' || (cause instanceof StoreUnavailable && cause.trouble === 'full')

/** What is in a backup, in a sentence, and what is missing from it. */
export function describeBackup({ messages: { backups: t }, locale }: CommandContext, { manifest, documents }: InspectedBackup): string {
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
  const contents = t.contents({
    at: momentOf(manifest.createdAt),
    program: manifest.program,
    articles: documents.get('article') ?? 0,
    pages: documents.get('page') ?? 0,
    popups: documents.get('popup') ?? 0,
    people: rowsOf('user'),
    files: manifest.files.count,
    size: sizeOf(manifest.files.bytes, locale),
  })
  return [contents, ...(manifest.missing.length > 0 ? [t.missing(manifest.missing.length)] : [])].join('\n')
}

/** A moment to the minute. By UTC, because a backup may be read where no magazine says which clock it goes by. */
export const momentOf = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`

/** A number of bytes, as people say it: `12,3 MB`. */
export function sizeOf(bytes: number, locale: Locale): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const style = { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(REGION[locale], style).format(bytes / 1000 ** power)
}

export function secondsOf(ms: number, { messages, locale }: CommandContext): string {
  return messages.backups.seconds(new Intl.NumberFormat(REGION[locale], { maximumFractionDigits: 1 }).format(ms / 1000))
}
