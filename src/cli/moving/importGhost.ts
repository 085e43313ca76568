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
import type { StartWatch } from './moveWatch.ts'
import { openZip, UnusableFile } from './openZip.ts'

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

const readRedirects = async (path: string): Promise<MovedRecord[]> => toRedirects(await readFile(path, 'utf8'), path)

const toRedirects = (yaml: string, path: string): MovedRecord[] => readGhostRedirects(parseYaml(yaml, { maxAliasCount: 0 }), basename(path))

interface GhostExport {
  readonly json: string
  readonly redirects: readonly MovedRecord[]
}

const readJson = async (path: string): Promise<GhostExport> => ({ json: await readFile(path, 'utf8'), redirects: [] })

/** The first JSON of an archive that is no list of redirects, and the redirects that stand beside it. */
async function readZip(path: string): Promise<GhostExport | null> {
  const zip = await openZip(path)
  try {
    const read = async (name: string) => {
      const bytes = await zip.read(name).catch(nullIfUnusable)
      return bytes && Buffer.from(bytes).toString()
    }
    const main = zip.names.find((name) => /\.json$/i.test(name) && !isRedirects(name))
    const json = main === undefined ? null : await read(main)
    const redirects: MovedRecord[] = []
    for (const name of zip.names.filter(isRedirects)) {
      const yaml = await read(name)
      if (yaml !== null) redirects.push(...toRedirects(yaml, name))
    }
    return json === null ? null : { json, redirects }
  } finally {
    zip.close()
  }
}

function nullIfUnusable(error: unknown): null {
  if (error instanceof UnusableFile) return null
  throw error
}
