import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import { createDocumentStore } from '../../store/documents/documentStore.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { ensureAdministrator } from '../serving/firstAdministrator.ts'
import { importModals, type ExportedFile } from './importModals.ts'
import { openStore } from '../openStore.ts'
import { StartFault } from '../startFault.ts'

/** `import modal-page <folder or file> [--dry-run]`: announcements out of the configuration that the Drupal module exports. */
export async function importModalPageCommand(
  context: CommandContext,
  { options, words: [path = ''] }: Arguments<{ 'dry-run': 'boolean' }>,
): Promise<void> {
  const { messages: t, say, clock, newId } = context
  const isDryRun = options['dry-run']
  const files = await readFiles(path).catch((cause: unknown) => {
    throw new StartFault(t.importing.noFiles(path), { cause })
  })
  if (files.length === 0) throw new StartFault(t.importing.noFiles(path))
  const { database } = await openStore(context)
  try {
    const actor = await ensureAdministrator(database, context)
    const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId })
    const isKnown = async (id: string) =>
      (await database.db.selectFrom('document').select('id').where('kind', '=', 'popup').where('slug', '=', id).executeTakeFirst()) !==
      undefined
    const made = await importModals(files, { newsroom, actor, isKnown, isDryRun, messages: t.importing, say })
    if (made === null) throw new StartFault(t.importing.nothingDone)
    say(isDryRun ? t.importing.wouldMake(made) : t.importing.made(made))
  } finally {
    await database.close()
  }
}

const EXPORTED = /^modal_page\.(modal\..+|settings)\.ya?ml$/

async function readFiles(path: string): Promise<ExportedFile[]> {
  const isFolder = (await stat(path)).isDirectory()
  const names = isFolder ? (await readdir(path)).filter((name) => EXPORTED.test(name)).sort() : [basename(path)]
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(isFolder ? join(path, name) : path, 'utf8') })))
}
