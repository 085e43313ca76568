import { access, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { REGION } from '../messages/locale.ts'
import { exportAs, SYSTEMS, type LeavingFigures } from '../moving/leave/exportAs.ts'
import { exportMagazine, type ExportFigures } from '../moving/leave/exportMagazine.ts'
import { createFileSink } from '../store/backup/sink.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import { syncFolder } from '../store/syncFolder.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { openMagazine } from './openMagazine.ts'
import { createProgressLine } from './progressLine.ts'
import { StartFault } from './startFault.ts'
import { sizeOf, withBackup } from './backup/withBackup.ts'

/**
 * `export FILE`: everything that the magazine is, in an archive that any other program reads; with `--as`, what another system takes in. It has
 * its name only when it is whole.
 */
export async function exportCommand(context: CommandContext, { options, words: [word = ''] }: Arguments<{ as: 'string' }>): Promise<void> {
  const { messages, locale, clock, say, environment } = context
  const t = messages.leaving
  const file = resolve(word)
  const system = SYSTEMS.find((one) => one === options.as)
  if (options.as !== undefined && !system) throw new StartFault(t.badSystem(options.as, SYSTEMS.join(', ')))
  if (await isThere(file)) throw new StartFault(t.exists(file))
  const { database, storage } = await openMagazine(context)
  const progress = createProgressLine(say)
  const unfinished = `${file}.unfinished`
  let bytes = 0
  try {
    const { sentence, missing } = await withBackup(context, file, async () => {
      const { name } = await createPublicContent(database).siteSettings()
      const now = clock()
      const handle = await open(unfinished, 'w', 0o600)
      try {
        const sink = createFileSink(handle, (written) => {
          bytes = written
          progress.show(() => t.progress(sizeOf(written, locale)))
        })
        if (system) return toldAs(await exportAs(system, { database, storage, now, siteUrl: environment.siteUrl }, sink), context)
        const readme = t.readme(name, now.toISOString().slice(0, 10))
        return toldWhole(await exportMagazine({ database, storage, now, readme }, sink), context)
      } finally {
        await handle.close()
      }
    })
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    progress.end()
    say(`${t.done(file, sizeOf(bytes, locale))}\n${sentence}`)
    if (missing.length > 0) say(t.missing(missing))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    progress.end()
    await database.close()
  }
}

interface Told {
  readonly sentence: string
  readonly missing: readonly string[]
}

function toldWhole({ documents, files, redirects, people, consents, missing }: ExportFigures, { messages, locale }: CommandContext): Told {
  const said = (count: number) => count.toLocaleString(REGION[locale])
  const { article, page, popup } = documents
  const all = { articles: article, pages: page, popups: popup, files, redirects, people, consents }
  const sentence = messages.leaving.contents(mapValues(all, said))
  return { sentence, missing }
}

function toldAs({ articles, pages, files, unseen, missing }: LeavingFigures, { messages, locale }: CommandContext): Told {
  const said = (count: number) => count.toLocaleString(REGION[locale])
  return { sentence: messages.leaving.contentsAs(mapValues({ articles, pages, files, unseen }, said)), missing }
}

const mapValues = <Name extends string>(counts: Readonly<Record<Name, number>>, change: (count: number) => string): Record<Name, string> =>
  Object.fromEntries(Object.entries<number>(counts).map(([name, count]) => [name, change(count)])) as Record<Name, string> // the same names

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
