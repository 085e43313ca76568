import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { PERMALINK_WORDS, permalinkSubject } from '../../content/moves/permalink.ts'
import { StartFault } from '../startFault.ts'
import { importExport } from './importExport.ts'
import type { ImportOptions } from './importMagazine.ts'
import type { StartWatch } from './moveWatch.ts'

/** `import wordpress PATH…`: a magazine out of the files that WordPress exports. */
export async function importWordPressCommand(
  context: CommandContext,
  { options, words }: Arguments<ImportOptions & { sections: 'string'; permalinks: 'string' }>,
  startWatch?: StartWatch,
): Promise<void> {
  const t = context.messages.moving
  const paths = (await Promise.all(words.map(exportsAt))).flat()
  if (paths.length === 0) throw new StartFault(t.noFile(words.join(', ')))
  const permalinks = readPermalinks(options.permalinks, t)
  await importExport(context, options, { system: 'wordpress', paths, permalinks }, [], startWatch)
}

function readPermalinks(given: string | undefined, t: CommandContext['messages']['moving']): string[] {
  const patterns = (given ?? '').split(',').map((pattern) => pattern.trim())
  const wrong = patterns.find((pattern) => pattern && permalinkSubject(pattern) === null)
  if (wrong !== undefined) throw new StartFault(t.badPermalink(wrong, PERMALINK_WORDS.map((word) => `%${word}%`).join(' ')))
  return patterns.filter(Boolean)
}

async function exportsAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  const names = found.isDirectory() ? (await readdir(path)).filter((name) => /\.(xml|wxr)$/i.test(name)).sort() : null
  return names?.map((name) => join(path, name)) ?? [path]
}
