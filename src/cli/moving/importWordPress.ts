import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { PERMALINK_WORDS, permalinkSubject } from '../../content/moves/permalink.ts'
import { openWordPress, type WxrFile } from '../../moving/wordpress/readWordPress.ts'
import { StartFault } from '../startFault.ts'
import { importMagazine, readSections, type ExportParts, type ImportOptions } from './importMagazine.ts'
import type { StartWatch } from './moveWatch.ts'

/** `import wordpress PATH…`: a magazine out of the files that WordPress exports. */
export async function importWordPressCommand(
  context: CommandContext,
  { options, words }: Arguments<ImportOptions & { sections: 'string'; permalinks: 'string' }>,
  startWatch?: StartWatch,
): Promise<void> {
  const { messages } = context
  const t = messages.moving
  const files = (await Promise.all(words.map(exportsAt))).flat()
  if (files.length === 0) throw new StartFault(t.noFile(words.join(', ')))
  const sections = readSections(options.sections)
  const permalinks = readPermalinks(options.permalinks, t)
  const open = async (parts: ExportParts) => {
    const magazine = await openWordPress(files, { ...parts, sections, permalinks, fallback: t.fallback })
    const { index } = magazine
    context.say(t.found(magazine.source.site, magazine.texts, index.attachments.size))
    context.say(
      t.mapping(
        index.filing
          .sections()
          .map(({ slug }) => slug)
          .join(', '),
        index.filing.tags().length,
      ),
    )
    const title = index.channel.get('title') ?? magazine.source.site
    return { ...magazine, title, files: index.attachments.size, groups: index.filing.groups() }
  }
  await importMagazine(context, options, open, [], startWatch)
}

function readPermalinks(given: string | undefined, t: CommandContext['messages']['moving']): string[] {
  const patterns = (given ?? '').split(',').map((pattern) => pattern.trim())
  const wrong = patterns.find((pattern) => pattern && permalinkSubject(pattern) === null)
  if (wrong !== undefined) throw new StartFault(t.badPermalink(wrong, PERMALINK_WORDS.map((word) => `%${word}%`).join(' ')))
  return patterns.filter(Boolean)
}

async function exportsAt(path: string): Promise<WxrFile[]> {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  const names = found.isDirectory() ? (await readdir(path)).filter((name) => /\.(xml|wxr)$/i.test(name)).sort() : null
  const files = names?.map((name) => join(path, name)) ?? [path]
  return files.map((file) => ({ name: basename(file), open: () => createReadStream(file) }))
}
