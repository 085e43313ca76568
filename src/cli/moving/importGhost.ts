import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { readGhostData } from '../../moving/ghost/ghostData.ts'
import { readGhostRedirects } from '../../moving/ghost/ghostRedirects.ts'
import { openGhost } from '../../moving/ghost/readGhost.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { importMagazine, readSections, type ExportParts, type ImportOptions } from './importMagazine.ts'
import { openMediaSource } from './mediaSource.ts'
import type { StartWatch } from './moveWatch.ts'

/** `import ghost PATH…`: a magazine out of Ghost's JSON, or its zip; the file of its redirects may stand beside. */
export async function importGhostCommand(
  context: CommandContext,
  { options, words }: Arguments<ImportOptions & { sections: 'string' }>,
  startWatch?: StartWatch,
): Promise<void> {
  const t = context.messages.moving
  const isRedirects = (path: string) => /(^|[/\\])redirects\.(json|ya?ml)$/i.test(path)
  const [main, ...others] = words.filter((path) => !isRedirects(path))
  if (main === undefined || others.length > 0) throw new StartFault(t.noGhostFile(words.join(', ')))
  const isZip = /\.zip$/i.test(main)
  const json = await (isZip ? jsonInZip(main) : readFile(main, 'utf8')).catch(() => null)
  if (json === null) throw new StartFault(t.noGhostFile(main))
  const redirects = await Promise.all(
    words.filter(isRedirects).map(async (path) => readGhostRedirects(parseYaml(await readFile(path, 'utf8')), basename(path))),
  )
  const sections = readSections(options.sections)
  const media = options.media ?? (isZip ? main : undefined)
  const open = (parts: ExportParts) => {
    const file = basename(main)
    const magazine = openGhost(readGhostData(json, file), file, { ...parts, sections, fallback: t.fallback, redirects: redirects.flat() })
    context.say(t.found(magazine.title, magazine.texts, magazine.files))
    context.say(t.mapping(magazine.sections.join(', '), magazine.tags))
    return Promise.resolve(magazine)
  }
  await importMagazine(context, { ...options, media }, open, [], startWatch)
}

/** The first JSON of an archive that is no list of redirects. */
async function jsonInZip(path: string): Promise<string | null> {
  const source = await openMediaSource(path)
  try {
    const name = source.names().find((one) => /\.json$/i.test(one) && !/redirects\.json$/i.test(one))
    const file = name === undefined ? null : await source.find(name)
    return file === null ? null : await readFile(file, 'utf8')
  } finally {
    await source.close()
  }
}
