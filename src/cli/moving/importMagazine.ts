import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { kinds } from '../../content/kinds.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import { toInstant, type Instant } from '../../content/time.ts'
import type { MovedHead, MovedHeads } from '../../moving/links.ts'
import { outcomeWords } from '../../moving/outcomeWords.ts'
import { UnreadableExport, type MovedKind, type MovedRecord } from '../../moving/record.ts'
import { reportJson, type MoveReport, type ReportEntry } from '../../moving/report.ts'
import { reportHtml } from '../../moving/reportHtml.ts'
import type { TakeFile } from '../../moving/takeFile.ts'
import { addConsents } from '../../moving/write/addConsents.ts'
import { addOrigins } from '../../moving/write/addOrigins.ts'
import { addRedirect } from '../../moving/write/addRedirect.ts'
import { createWriter } from '../../moving/write/createWriter.ts'
import { moveMagazine } from '../../moving/write/moveMagazine.ts'
import { createDocumentStore } from '../../store/documents/documentStore.ts'
import { diskTroubleOf, StoreUnavailable } from '../../store/faults.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { openScratchFolder } from '../../store/moves/scratchFolder.ts'
import { openScratchMap } from '../../store/moves/scratchMap.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { ensureAdministrator } from '../serving/firstAdministrator.ts'
import { openStore } from '../openStore.ts'
import { createProgressLine } from '../progressLine.ts'
import { StartFault } from '../startFault.ts'
import { createTakeFile } from './createTakeFile.ts'
import { openMediaSource, type MediaSource } from './mediaSource.ts'
import { scratchFolders } from './openMoveFiles.ts'
import { watched, type FoundMagazine, type StartWatch } from './moveWatch.ts'

/** What every import of a magazine can be told. */
export type ImportOptions = { media: 'string'; 'fetch-media': 'boolean'; 'dry-run': 'boolean'; only: 'string'; report: 'string' }

/** A magazine whose files were read through. */
interface OpenMagazine extends FoundMagazine {
  /** The texts that are to come: told once, before the records. */
  heads(): MovedHeads
  records(): AsyncIterable<MovedRecord>
}

/** What a reader is given. */
export interface ExportParts {
  readonly takeFile: TakeFile
  readonly storage: MediaStorage
  /** A folder for what is needed while the magazine comes in. */
  readonly scratch: string
  readonly now: Instant
  readonly isDryRun: boolean
}

type OpenExport = (parts: ExportParts) => Promise<OpenMagazine>

/** Everything came, but for some that were refused. */
const SOME_REFUSED = 2

/**
 * Nearly all that is read is garbage once it was written. Where there is much memory V8 lets a heap grow fourfold before it looks for garbage; here it looks after half as much
 * again, in the thread that reads too. One that does not know the flag leaves it.
 */
const COLLECT_SOONER = '--heap-growing-percent=50'

/** Brings a magazine in: reads it through, writes it, says what became of it. Whoever watches hears of it as it goes, and can end it between two records. */
export async function importMagazine(
  context: CommandContext,
  options: Arguments<ImportOptions>['options'],
  openExport: OpenExport,
  /** Folders and archives of the export itself, where files may stand too. */
  besides: readonly string[] = [],
  startWatch?: StartWatch,
): Promise<void> {
  setFlagsFromString(COLLECT_SOONER)
  const { messages, say, clock, newId, locale } = context
  const t = messages.moving
  const isDryRun = options['dry-run']
  const only = readKinds(options.only, t)
  const { database, storage } = await openStore(context)
  const progress = createProgressLine(say)
  const watch = startWatch?.(database)
  const opened: { close(): unknown }[] = [database]
  try {
    const scratch = await openScratchFolder(scratchFolders(context.environment))
    opened.push({ close: () => scratch.remove() })
    const sources = []
    for (const path of [...(options.media === undefined ? [] : [options.media]), ...besides]) {
      const source = await openSource(path, scratch.path, t)
      sources.push(source)
      opened.push(source)
    }
    const addresses = openScratchMap(join(scratch.path, 'addresses'))
    opened.push(addresses)
    const actor = watch?.actor ?? (await ensureAdministrator(database, context))
    const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId })
    const known = async (id: string) => {
      const found = await newsroom.find(actor, 'media', id)
      if (!found.ok) return undefined
      const { fileName, hash, type, bytes, picture } = found.value.content
      return { fileName, hash, type, bytes, picture }
    }
    const takeFile = createTakeFile({
      sources,
      scratch: scratch.path,
      fetchFile: options['fetch-media'] ? context.fetchFile : null,
      isDryRun,
      storage,
      known,
    })
    say(t.reading)
    const magazine = await openExport({ takeFile, storage, scratch: scratch.path, now: toInstant(clock()), isDryRun })
    await watch?.onFound(magazine)
    const { source } = magazine
    const writer = await createWriter(
      { database, actor, clock, newId, source, isDryRun, addresses, onDocument: (document) => watch?.onDocument(document) },
      ofKinds(magazine.heads(), only),
    )
    const report = await moveMagazine({
      source,
      records: watch ? watched(magazine.records(), watch) : magazine.records(),
      writer,
      addRedirect: async (redirect) => isDryRun || (await addRedirect(database, redirect, toInstant(clock()))),
      addConsents: async (consents) => {
        const added = isDryRun ? 0 : await addConsents(database, consents)
        if (added > 0) say(t.consents(added))
      },
      addOrigins: async (origins) => {
        if (!isDryRun) await addOrigins(database, origins, clock)
      },
      isDryRun,
      only,
      locale,
      onProgress: (done) => progress.show(() => t.progress(done, magazine.texts)),
    })
    progress.end()
    tell(report, context)
    await watch?.onReport(report)
    if (options.report !== undefined) await writeReport(report, options.report, context)
    if (report.sums.outcomes.refused > 0 && !watch) process.exitCode = SOME_REFUSED
  } catch (error) {
    if (error instanceof UnreadableExport) throw unreadable(error, t)
    throw isDiskFull(error) ? new StartFault(t.diskFull(context.environment.dataDir), { cause: error }) : error
  } finally {
    progress.end()
    watch?.end()
    for (const one of opened.reverse()) await one.close()
  }
}

/** What a file that cannot be read has to be told as. */
export const unreadable = (error: UnreadableExport, t: CommandContext['messages']['moving']): StartFault =>
  new StartFault(`${t.unreadable[error.fault](error.place, error.detail)} ${t.nothingDone}`, { cause: error })

/** A full disk, whoever met it: what wraps an error keeps it as its cause. */
function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (diskTroubleOf(cause) === 'full' || (cause instanceof StoreUnavailable && cause.trouble === 'full')) return true
  return false
}

const openSource = (path: string, scratch: string, t: CommandContext['messages']['moving']): Promise<MediaSource> =>
  openMediaSource(path, scratch).catch((cause: unknown) => {
    throw isDiskFull(cause) ? cause : new StartFault(t.noMedia(path), { cause })
  })

async function* ofKinds(heads: MovedHeads, only: ReadonlySet<MovedKind>): AsyncGenerator<readonly MovedHead[]> {
  for await (const some of heads) yield some.filter(({ kind }) => only.size === 0 || only.has(kind))
}

const KINDS = Object.keys(kinds) as MovedKind[] // its keys are the kinds

function readKinds(given: string | undefined, t: CommandContext['messages']['moving']): ReadonlySet<MovedKind> {
  const names = given?.split(',').map((name) => name.trim()) ?? []
  const unknown = names.find((name) => !KINDS.some((kind) => kind === name))
  if (unknown !== undefined) throw new StartFault(t.badKind(unknown, KINDS.join(', ')))
  return new Set(KINDS.filter((kind) => names.includes(kind)))
}

function tell({ sums, leftOut, entries, isDryRun }: MoveReport, { messages: { moving: t }, say }: CommandContext): void {
  const { created, updated, unchanged, adopted, kept, refused } = sums.outcomes
  say(t.summary(created, updated, unchanged + adopted))
  say(t.leftSummary(kept, refused, leftOut.length))
  say(t.identical(sums.identical, sums.texts))
  if (sums.links > 0) say(t.links(sums.links))
  for (const told of ['refused', 'kept'])
    for (const entry of first(entries, MOST_TOLD, ({ outcome }) => outcome === told))
      say(`  ${entry.place} «${entry.title}»: ${outcomeWords(entry, t)}`)
  if (isDryRun) say(t.wouldBe)
}

/** Of each so many; the rest is in the report. */
const MOST_TOLD = 20

function* first(entries: Iterable<ReportEntry>, most: number, isWanted: (entry: ReportEntry) => boolean): Generator<ReportEntry> {
  let count = 0
  for (const entry of entries) {
    if (!isWanted(entry)) continue
    yield entry
    count += 1
    if (count === most) return
  }
}

async function writeReport(report: MoveReport, path: string, { messages: { moving: t }, say, locale }: CommandContext): Promise<void> {
  const base = path.replace(/\.(html|json)$/i, '')
  try {
    await writeFile(`${base}.html`, reportHtml(report, t, locale))
    await writeFile(`${base}.json`, reportJson(report))
  } catch (cause) {
    throw new StartFault(t.cannotReport(path), { cause })
  }
  say(t.reportAt(`${base}.html`, `${base}.json`))
}
