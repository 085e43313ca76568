import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { passwordSchema } from '../content/people/user.ts'
import type { Locale } from '../messages/locale.ts'
import { messagesIn, type Messages } from '../messages/messages.ts'
import { CDN_KINDS, type Cdn } from '../server/cdn/cdn.ts'
import type { DatabaseLocation } from '../store/database.ts'
import type { FileLocation } from '../store/fileLocation.ts'
import { isS3Address, readS3Address } from '../store/s3/s3Address.ts'
import type { S3Credentials } from '../store/s3/signRequest.ts'
import { StartFault } from './startFault.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Everything the program is told from outside, checked. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly siteUrl: string
  readonly dataDir: string
  readonly database: DatabaseLocation
  readonly adminEmail: string
  readonly adminPassword: string | null
  readonly demo: boolean
  /** How many proxies stand in front, or which; false: none. */
  readonly trustProxy: false | number | string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly metricsToken: string | null
  /** The CDN that is told of publications; null: none is. */
  readonly cdn: Cdn | null
  /** How much memory the kept pages may take; null: as much as the server thinks right. */
  readonly pageCacheBytes: number | null
  /** The mail server that takes our letters, and who signs them; null: links are shown to whoever asks for them. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** What backups are encrypted with; null: they are not. */
  readonly backupPassphrase: string | null
  /** Where a backup goes every night; null: nobody makes one. */
  readonly backupTo: FileLocation | null
  /** The folder that is kept as a mirror of the site; null: nobody needs one. */
  readonly mirrorTo: string | null
  /** Where whoever runs the machine puts what a magazine exported elsewhere, for the back office to take. */
  readonly importFolder: string
  /** How many processes serve behind the one port. */
  readonly workers: number
  /** Where the files of the media library are kept. */
  readonly media: FileLocation
  /** The keys to S3 stores, if there are any. */
  readonly s3Credentials: S3Credentials | null
}

const MOST_WORKERS = 64

type Expectation = keyof ReturnType<typeof messagesIn>['cli']['expected']
const expecting = (what: Expectation) => ({ error: what })

const flag = z.enum(['0', '1'], expecting('flag')).transform((value) => value === '1')
const webAddress = z
  .url({ protocol: /^https?$/, ...expecting('url') })
  // Only the origin counts: `new URL(path, siteUrl)` would drop anything after it.
  .transform((value) => new URL(value).origin)
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, ...expecting('database') }).refine(isDecodable, expecting('database'))

const mailServer = z.url({ protocol: /^smtps?$/, hostname: /^.+$/, ...expecting('smtp') }).refine(isDecodable, expecting('smtp'))
/** `redazione@rivista.example`, or the same with a name before it and between angle brackets. */
const sender = z
  .string()
  .refine((value) => z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success, expecting('sender'))

/** An address of the network has no folder: `resolve` would make one of that name here. */
const isPath = (value: string) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(value)
const filePlace = z.string().refine((value) => isPath(value) || readS3Address(value) !== null, expecting('filePlace'))

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, expecting('port'))
    .transform(Number)
    .refine((port) => port <= 65_535, expecting('port'))
    .default(3000),
  HOST: z.string().min(1, expecting('text')).default('localhost'),
  SITE_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1, expecting('text')).default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  EDICOLA_ADMIN_EMAIL: z.email(expecting('email')).default('admin@edicola.example'),
  EDICOLA_ADMIN_PASSWORD: passwordSchema.optional(),
  EDICOLA_DEMO: flag.default(true),
  TRUST_PROXY: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) || value.split(/,\s*/).every(isNetwork), expecting('proxy'))
    .transform(readProxy)
    .default(false as const),
  LOG_LEVEL: z.enum(LOG_LEVELS, expecting('logLevel')).default('info'),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, expecting('megabytes'))
    .transform(Number)
    .refine((megabytes) => megabytes >= 1, expecting('megabytes'))
    .optional(),
  METRICS_TOKEN: z.string().min(1, expecting('text')).optional(),
  CDN: z.enum(CDN_KINDS, expecting('cdn')).optional(),
  CDN_PURGE_URL: z
    .string()
    .transform((value) => value.split(/,\s*/))
    .pipe(z.array(z.url({ protocol: /^https?$/, ...expecting('purgeUrl') }), expecting('purgeUrl')))
    .optional(),
  CDN_PURGE_TOKEN: z.string().min(1, expecting('text')).optional(),
  SMTP_URL: mailServer.optional(),
  SMTP_FROM: sender.optional(),
  BACKUP_PASSPHRASE: z.string().min(12, expecting('passphrase')).optional(),
  BACKUP_TO: filePlace.optional(),
  MIRROR_TO: z.string().refine(isPath, expecting('folder')).optional(),
  IMPORT_FOLDER: z.string().refine(isPath, expecting('folder')).optional(),
  WORKERS: z
    .string()
    .regex(/^(auto|\d{1,2})$/, expecting('workers'))
    .transform((value) => (value === 'auto' ? Math.min(availableParallelism(), MOST_WORKERS) : Number(value)))
    .refine((workers) => workers >= 1 && workers <= MOST_WORKERS, expecting('workers'))
    .default(1),
  MEDIA_URL: filePlace.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
})

/** Reads the environment once. A variable that makes no sense stops the program with a sentence that names it. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>, locale: Locale): Environment {
  // Compose files and service units write `NAME=` for "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const t = messagesIn(locale).cli
    const expectation = Object.keys(t.expected).find((key): key is Expectation => key === issue?.message) ?? 'text'
    throw new StartFault(t.badVariable(String(issue?.path[0]), t.expected[expectation]))
  }
  const { PORT, DATABASE_URL, SMTP_URL, SMTP_FROM, ...rest } = parsed.data
  // A letter without a sender is refused by every mail server: better to know now than at the first invitation.
  if (SMTP_URL && !SMTP_FROM) throw new StartFault(messagesIn(locale).cli.badVariable('SMTP_FROM', messagesIn(locale).cli.expected.sender))
  const dataDir = resolve(rest.DATA_DIR)
  const s3Credentials = readCredentials(parsed.data)
  const locate = (place: string): FileLocation => {
    const location = readFileLocation(place, s3Credentials)
    if (location) return location
    throw new StartFault(messagesIn(locale).cli.badVariable('AWS_ACCESS_KEY_ID', messagesIn(locale).cli.expected.s3Keys))
  }
  return {
    port: PORT,
    host: rest.HOST,
    siteUrl: rest.SITE_URL ?? `http://localhost:${PORT}`,
    dataDir,
    database: DATABASE_URL ? { engine: 'postgres', url: DATABASE_URL } : { engine: 'sqlite', file: join(dataDir, 'edicola.sqlite') },
    adminEmail: rest.EDICOLA_ADMIN_EMAIL,
    adminPassword: rest.EDICOLA_ADMIN_PASSWORD ?? null,
    demo: rest.EDICOLA_DEMO,
    trustProxy: rest.TRUST_PROXY,
    logLevel: rest.LOG_LEVEL,
    pageCacheBytes: rest.PAGE_CACHE_MB === undefined ? null : rest.PAGE_CACHE_MB * 1024 * 1024,
    metricsToken: rest.METRICS_TOKEN ?? null,
    cdn: readCdn(rest, messagesIn(locale).cli),
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : null,
    backupPassphrase: rest.BACKUP_PASSPHRASE ?? null,
    backupTo: rest.BACKUP_TO === undefined ? null : locate(rest.BACKUP_TO),
    mirrorTo: rest.MIRROR_TO === undefined ? null : resolve(rest.MIRROR_TO),
    importFolder: resolve(rest.IMPORT_FOLDER ?? join(dataDir, 'import')),
    workers: rest.WORKERS,
    media: locate(rest.MEDIA_URL ?? join(dataDir, 'media')),
    s3Credentials,
  }
}

/** A folder, or a place in an S3 store; null if it is a bad address of one, or the keys to it are missing. */
export function readFileLocation(given: string, credentials: S3Credentials | null): FileLocation | null {
  if (!isS3Address(given)) return { kind: 'folder', folder: resolve(given) }
  const address = readS3Address(given)
  return address && credentials && { kind: 's3', address, credentials }
}

/** The keys, by the names that every program for S3 reads them from. */
function readCredentials({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: z.infer<typeof schema>): S3Credentials | null {
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return null
  return { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, sessionToken: AWS_SESSION_TOKEN ?? null }
}

/** Pages that may be kept for minutes, and nobody who tells of publications, would be old ones: a CDN needs all three variables. */
function readCdn(given: Pick<z.infer<typeof schema>, 'CDN' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>, t: Messages['cli']): Cdn | null {
  const { CDN: kind, CDN_PURGE_URL: addresses, CDN_PURGE_TOKEN: token } = given
  if (!kind) return null
  if (!addresses) throw new StartFault(t.badVariable('CDN_PURGE_URL', t.expected.purgeUrl))
  if (!token) throw new StartFault(t.badVariable('CDN_PURGE_TOKEN', t.expected.text))
  return { kind, addresses, token }
}

/** The address of a PostgreSQL store, or null if it is none. */
export const readDatabaseUrl = (given: string): string | null => databaseUrl.safeParse(given).data ?? null

/** Italian, unless the terminal says English. */
export function readLocale({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Locale {
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('en') ? 'en' : 'it'
}

/** An address of the network, or a range of them: `10.0.0.1`, `10.0.0.0/8`, `::1`. */
function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1
  return rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

/** The driver decodes user, password and database, and falls over bad encoding. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

function readProxy(value: string): false | number | string[] {
  if (value === '0') return false
  return /^\d+$/.test(value) ? Number(value) : value.split(/,\s*/)
}
