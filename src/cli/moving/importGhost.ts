import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { readGhostRedirects } from '../../moving/ghost/ghostRedirects.ts'
import type { MovedRecord } from '../../moving/record.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { importExport } from './importExport.ts'
import type { ImportOptions } from './importMagazine.ts'
import { openMediaSource, UnusableFile } from './mediaSource.ts'
import type { StartWatch } from './moveWatch.ts'

/** `import ghost PATH…`: a magazine out of Ghost's JSON, or its zip; the file of its redirects may stand beside. */
export async function importGhostCommand(
  context: CommandContext,
  { options, words }: Arguments<ImportOptions & { sections: 'string'; site: 'string' }>,
  startWatch?: StartWatch,
): Promise<void> {
  const t = context.messages.moving
  const [main, ...others] = words.filter((path) => !isRedirects(path))
  if (main === undefined || others.length > 0) throw new StartFault(t.noGhostFile(words.join(', ')))
  const isZip = /\.zip$/i.test(main)
  const found = await (isZip ? readZip(main) : readJson(main)).catch(() => null)
  if (found === null) throw new StartFault(t.noGhostFile(main))
  const besides = await Promise.all(words.filter(isRedirects).map(readRedirects))
  const redirects = [...found.redirects, ...besides.flat()]
  const site = (options.site ?? '').replace(/\/+$/, '')
  const media = options.media ?? (isZip ? main : undefined)
  const request = { system: 'ghost', file: basename(main), json: found.json, redirects, site } as const
  await importExport(context, { ...options, media }, request, [], startWatch)
}

const isRedirects = (path: string): boolean => /(^|[/\\])redirects\.(json|ya?ml)$/i.test(path)

const readRedirects = async (path: string): Promise<MovedRecord[]> =>
  readGhostRedirects(parseYaml(await readFile(path, 'utf8'), { maxAliasCount: 0 }), basename(path))

interface GhostExport {
  readonly json: string
  readonly redirects: readonly MovedRecord[]
}

const readJson = async (path: string): Promise<GhostExport> => ({ json: await readFile(path, 'utf8'), redirects: [] })

/** The first JSON of an archive that is no list of redirects, and the redirects that stand beside it. */
async function readZip(path: string): Promise<GhostExport | null> {
  const source = await openMediaSource(path)
  try {
    const names = source.names()
    const find = (name: string) => source.find(name).catch(nullIfUnusable)
    const main = names.find((name) => /\.json$/i.test(name) && !isRedirects(name))
    const file = main === undefined ? null : await find(main)
    const beside = await Promise.all(names.filter(isRedirects).map(find))
    const redirects = await Promise.all(beside.filter((one) => one !== null).map(readRedirects))
    return file === null ? null : { json: await readFile(file, 'utf8'), redirects: redirects.flat() }
  } finally {
    await source.close()
  }
}

function nullIfUnusable(error: unknown): null {
  if (error instanceof UnusableFile) return null
  throw error
}
