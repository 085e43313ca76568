import { basename } from 'node:path'
import { openEdicola } from '../../moving/edicola/readEdicola.ts'
import { UnreadableExport } from '../../moving/record.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { importMagazine, unreadable, type ExportParts, type ImportOptions } from './importMagazine.ts'
import type { StartWatch } from './moveWatch.ts'
import { openOwnArchive } from './ownArchive.ts'

type EdicolaOptions = Pick<ImportOptions, 'dry-run' | 'only' | 'report'>

/** `import edicola FILE`: a magazine out of what `export` wrote, as it was. */
export async function importEdicolaCommand(
  context: CommandContext,
  { options, words: [path = ''] }: Arguments<EdicolaOptions>,
  startWatch?: StartWatch,
): Promise<void> {
  const t = context.messages.moving
  const archive = await openOwnArchive(path).catch((cause: unknown) => {
    throw cause instanceof UnreadableExport ? unreadable(cause, t) : new StartFault(t.noArchive(path), { cause })
  })
  try {
    const open = async ({ storage, isDryRun }: ExportParts) => {
      const magazine = await openEdicola(archive, {
        async keepFiles(files) {
          for (const [key, name] of Object.entries(files)) {
            const bytes = archive.open(name)
            if (!bytes) return false
            if (!isDryRun && !(await storage.has(key))) await storage.write(key, bytes)
            else bytes.destroy()
          }
          return true
        },
      })
      context.say(t.found(path, magazine.texts, magazine.files))
      return { ...magazine, title: basename(path), groups: [], heads: () => [] }
    }
    await importMagazine(context, { ...options, media: undefined, 'fetch-media': false }, open, [], startWatch)
  } finally {
    await archive.close()
  }
}
