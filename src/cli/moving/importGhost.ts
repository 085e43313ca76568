import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { readGhostRedirects } from '../../moving/ghost/ghostRedirects.ts'
import { UnreadableExport, type MovedRecord } from '../../moving/record.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { importExport } from './importExport.ts'
import { unreadable, type ImportOptions } from './importMagazine.ts'
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
  const found = await readFiles(main, isZip, words.filter(isRedirects)).catch((error: unknown) => {
    if (error instanceof UnreadableExport) throw unreadable(error, t)
    return null
  })
  if (found === null) throw new StartFault(t.noGhostFile(words.join(', ')))
  const { redirects } = found
  const site = (options.site ?? '').replace(/\/+$/, '')
  const media = options.media ?? (isZip ? main : undefined)
  const request = { system: 'ghost', file: basename(main), json: found.json, redirects, site } as const
  await importExport(context, { ...options, media }, request, [], startWatch)
}

const isRedirects = (path: string): boolean => /(^|[/\\])redirects\.(json|ya?ml)$/i.test(path)

async function readFiles(main: string, isZip: boolean, besides: readonly string[]): Promise<GhostExport | null> {
  const found = await (isZip ? readZip(main) : readJson(main))
  const lists = await Promise.all(besides.map(readRedirects))
  return found && { ...found, redirects: [...found.redirects, ...lists.flat()] }
}

const readRedirects = async (path: string): Promise<MovedRecord[]> => toRedirects(await readFile(path), path)

function toRedirects(bytes: Uint8Array, path: string): MovedRecord[] {
  const place = basename(path)
  const text = decodedText(bytes, place)
  try {
    return readGhostRedirects(parseYaml(text, { maxAliasCount: 0 }), place)
  } catch (cause) {
    throw new UnreadableExport('syntax', place, '', { cause })
  }
}

/** Bytes that are no text are refused rather than replaced: each would be a letter lost. */
function decodedText(bytes: Uint8Array, place: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableExport('encoding', place, 'utf-8', { cause })
  }
}

interface GhostExport {
  readonly json: string
  readonly redirects: readonly MovedRecord[]
}

const readJson = async (path: string): Promise<GhostExport> => ({ json: decodedText(await readFile(path), basename(path)), redirects: [] })

/** The first JSON of an archive that is no list of redirects, and the redirects that stand beside it. */
async function readZip(path: string): Promise<GhostExport | null> {
  const zip = await openZip(path)
  try {
    const read = (name: string) => zip.read(name).catch(nullIfUnusable)
    const main = zip.names.find((name) => /\.json$/i.test(name) && !isRedirects(name))
    const json = main === undefined ? null : await read(main)
    const redirects: MovedRecord[] = []
    for (const name of zip.names.filter(isRedirects)) {
      const list = await read(name)
      if (list !== null) redirects.push(...toRedirects(list, name))
    }
    return json === null || main === undefined ? null : { json: decodedText(json, basename(main)), redirects }
  } finally {
    zip.close()
  }
}

function nullIfUnusable(error: unknown): null {
  if (error instanceof UnusableFile) return null
  throw error
}
