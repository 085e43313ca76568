import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DrupalFile } from '../../moving/drupal/drupalEntity.ts'
import { openDrupal } from '../../moving/drupal/readDrupal.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { importMagazine, readSections, type ImportOptions } from './importMagazine.ts'
import { openMediaSource, type MediaSource } from './mediaSource.ts'
import type { StartWatch } from './moveWatch.ts'

/** `import drupal PATH…`: a magazine out of the YAML that Drupal exports, in a folder or a zip. */
export async function importDrupalCommand(
  context: CommandContext,
  { options, words }: Arguments<ImportOptions & { sections: 'string'; site: 'string' }>,
  startWatch?: StartWatch,
): Promise<void> {
  const t = context.messages.moving
  const zips: MediaSource[] = []
  try {
    const exports = await Promise.all(words.map((path) => exportAt(path, zips).catch(() => ({ files: [], besides: [] }))))
    const files = exports.flatMap((one) => one.files)
    if (files.length === 0) throw new StartFault(t.noDrupalFile(words.join(', ')))
    const site = (options.site ?? '').replace(/\/+$/, '')
    const sections = readSections(options.sections)
    await importMagazine(
      context,
      options,
      async (parts) => {
        const magazine = await openDrupal(files, { ...parts, site, sections, fallback: t.fallback })
        const { filing, files: media } = magazine.index
        context.say(t.found('Drupal', magazine.texts, media.all().length))
        const slugs = filing.sections().map(({ slug }) => slug)
        context.say(t.mapping(slugs.join(', '), filing.tags().length))
        return { ...magazine, title: 'Drupal', files: media.all().length, groups: filing.groups() }
      },
      exports.flatMap((one) => one.besides),
      startWatch,
    )
  } finally {
    for (const zip of zips) await zip.close()
  }
}

interface DrupalExport {
  readonly files: readonly DrupalFile[]
  readonly besides: readonly string[]
}

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name)

async function exportAt(path: string, zips: MediaSource[]): Promise<DrupalExport> {
  if ((await stat(path)).isDirectory()) {
    const names = (await readdir(path, { recursive: true })).filter(isYaml).sort()
    return { files: names.map((name) => ({ name, read: () => readFile(join(path, name)) })), besides: [path] }
  }
  if (isYaml(path)) return { files: [{ name: basename(path), read: () => readFile(path) }], besides: [] }
  const zip = await openMediaSource(path)
  zips.push(zip)
  return {
    files: zip
      .names()
      .filter(isYaml)
      .sort()
      .map((name) => ({ name, read: () => readEntry(zip, name) })),
    besides: [path],
  }
}

async function readEntry(zip: MediaSource, name: string): Promise<Uint8Array> {
  const file = await zip.find(name)
  if (file === null) throw new Error(`${name} is too large, or no longer there`)
  const bytes = await readFile(file)
  await rm(file)
  return bytes
}
