import { join, resolve } from 'node:path'
import { REGION } from '../messages/locale.ts'
import { ANALYTICS_FILES, POPUP_FILES, readAssets } from '../server/assets.ts'
import { buildServer } from '../server/buildServer.ts'
import { openMirrorFolder, type MirrorFolder } from '../server/mirror/mirrorFolder.ts'
import { createMirrorFiles } from '../server/mirror/mirrorFiles.ts'
import { MirrorFault } from '../server/mirror/mirrorPages.ts'
import { mirrorSite, type MirrorFigures } from '../server/mirror/mirrorSite.ts'
import { encodePlainly } from '../server/pageCache/encodePage.ts'
import { createGenerations } from '../server/pageCache/generations.ts'
import { createPreviews } from '../server/previews/previews.ts'
import { createDocumentStore } from '../store/documents/documentStore.ts'
import { StoreUnavailable } from '../store/faults.ts'
import { storeShape } from '../store/migrate.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import { ANALYTICS_FOLDER, CLIENT_FOLDER, POPUP_FOLDER } from './serving/builtFolders.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { openMagazine, type OpenMagazine } from './openMagazine.ts'
import { storeSentence } from './openStore.ts'
import { createProgressLine } from './progressLine.ts'
import { StartFault } from './startFault.ts'
import { secondsOf } from './backup/withBackup.ts'
import { programCommit, programVersion } from './version.ts'

/** `mirror FOLDER`: the site as files, for a web server to show. */
export async function mirrorCommand(
  context: CommandContext,
  { words: [word = ''], options }: Arguments<{ changed: 'boolean' }>,
): Promise<void> {
  const t = context.messages.mirror
  const folder = resolve(word)
  const magazine = await openMagazine(context)
  try {
    const opened = await openMirrorFolder(folder)
    if (opened === 'not-ours') throw new StartFault(t.notOurs(folder))
    if (opened === 'busy') throw new StartFault(t.busy(folder))
    try {
      await mirror(context, magazine, opened, { name: folder, which: options.changed ? 'changed' : 'every' })
    } finally {
      opened.close()
    }
  } catch (cause) {
    throw inWords(cause, folder, context)
  } finally {
    await magazine.database.close()
  }
}

/** A page is asked for once: to keep them would only cost memory. */
const PAGE_CACHE_BYTES = 8 * 1024 * 1024

async function mirror(
  context: CommandContext,
  { database, storage }: OpenMagazine,
  { keepRules, readPages, finish, ...folder }: MirrorFolder,
  { name, which }: { readonly name: string; readonly which: 'changed' | 'every' },
): Promise<void> {
  const { environment, messages, locale, clock, newId, say } = context
  const t = messages.mirror
  const began = performance.now()
  const publicContent = createPublicContent(database)
  const drawn = await readPages(`${programVersion()} ${programCommit() ?? ''} ${environment.siteUrl}`, which)
  const app = await buildServer({
    publicContent,
    storage,
    clock,
    newId,
    previews: createPreviews(createDocumentStore(database), clock),
    assets: await readAssets(CLIENT_FOLDER, POPUP_FOLDER, ANALYTICS_FOLDER),
    client: { folder: CLIENT_FOLDER },
    popupFolder: POPUP_FOLDER,
    analyticsFolder: ANALYTICS_FOLDER,
    siteUrl: environment.siteUrl,
    pageCacheBytes: PAGE_CACHE_BYTES,
    onKept: drawn.noteSources,
    encodePage: encodePlainly,
    metricsToken: null,
    trustProxy: false,
    logger: false,
    health: { ping: () => database.ping(), recentFault: () => database.recentFault(), shape: () => storeShape(database) },
  })
  const progress = createProgressLine(say)
  const inWords = (count: number) => count.toLocaleString(REGION[locale])
  const tell = ({ done, total, written, cards }: MirrorFigures) =>
    progress.show(() => (done < total ? t.progress(inWords(done), inWords(total), inWords(written)) : t.cards(inWords(cards))))
  try {
    const { generation, figures } = await mirrorSite({
      app,
      drawn,
      publicContent,
      storage,
      clock,
      generations: createGenerations(publicContent, clock),
      files: createMirrorFiles(folder.public, folder.unfinished, clock),
      built: [
        { folder: join(CLIENT_FOLDER, 'assets'), prefix: '/assets/' },
        { folder: POPUP_FOLDER, prefix: POPUP_FILES },
        { folder: ANALYTICS_FOLDER, prefix: ANALYTICS_FILES },
      ],
      keepRules,
      onProgress: tell,
    })
    await finish(generation, drawn)
    progress.end()
    const { total: pages, written, removed, media, cards } = figures
    const counted = { pages, written, removed, media, cards }
    const said = Object.fromEntries(Object.entries(counted).map(([key, count]) => [key, inWords(count)])) as Record<
      keyof typeof counted,
      string
    > // the same keys
    say(t.done({ folder: name, seconds: secondsOf(performance.now() - began, context), ...said }))
    say(t.next)
  } finally {
    progress.end()
    await app.close()
  }
}

function inWords(cause: unknown, folder: string, { messages, environment }: CommandContext): unknown {
  if (cause instanceof StoreUnavailable) return new StartFault(storeSentence(messages, cause, environment.database), { cause })
  if (cause instanceof MirrorFault) return new StartFault(messages.mirror.interrupted, { cause })
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (/^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|EEXIST|SQLITE_(CANTOPEN|READONLY).*)$/.test(code))
    return new StartFault(messages.mirror.cannotWrite(folder), { cause })
  return cause
}
