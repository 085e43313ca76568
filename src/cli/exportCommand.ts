import { access, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { REGION } from '../messages/locale.ts'
import { exportMagazine, type ExportFigures } from '../moving/leave/exportMagazine.ts'
import { createFileSink } from '../store/backup/sink.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import { syncFolder } from '../store/syncFolder.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { openMagazine } from './openMagazine.ts'
import { createProgressLine } from './progressLine.ts'
import { StartFault } from './startFault.ts'
import { sizeOf, withBackup } from './withBackup.ts'

/** `export FILE`: everything that the magazine is, in an archive that any other program reads. It has its name only when it is whole. */
export async function exportCommand(context: CommandContext, { words: [word = ''] }: Arguments): Promise<void> {
  const { messages, locale, clock, say } = context
  const t = messages.leaving
  const file = resolve(word)
  if (await isThere(file)) throw new StartFault(t.exists(file))
  const { database, storage } = await openMagazine(context)
  const progress = createProgressLine()
  const unfinished = `${file}.unfinished`
  let bytes = 0
  try {
    const figures = await withBackup(context, file, async () => {
      const { name } = await createPublicContent(database).siteSettings()
      const now = clock()
      const handle = await open(unfinished, 'w', 0o600)
      try {
        const sink = createFileSink(handle, (written) => {
          bytes = written
          progress.show(t.progress(sizeOf(written, locale)))
        })
        const readme = t.readme(name, now.toISOString().slice(0, 10))
        return await exportMagazine({ database, storage, now, readme }, sink)
      } finally {
        await handle.close()
      }
    })
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    progress.end()
    say(t.done({ file, size: sizeOf(bytes, locale), ...inWords(figures, REGION[locale]) }))
    if (figures.missing.length > 0) say(t.missing(figures.missing))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    progress.end()
    await database.close()
  }
}

function inWords({ documents, files, redirects, people, consents }: ExportFigures, region: string) {
  const said = (count: number) => count.toLocaleString(region)
  return {
    articles: said(documents.article),
    pages: said(documents.page),
    popups: said(documents.popup),
    files: said(files),
    redirects: said(redirects),
    people: said(people),
    consents: said(consents),
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
