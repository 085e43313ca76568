import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DrupalFile } from '../../moving/drupal/drupalEntity.ts'
import { openZip, type OpenZip } from './openZip.ts'

/** The files of an export, and what was opened to read them. */
interface DrupalFiles {
  readonly files: readonly DrupalFile[]
  /** Folders and archives where other files of the old site may stand too. */
  readonly besides: readonly string[]
  close(): void
}

/** Finds the YAML of Drupal at these paths, each a folder, a zip or a file. What is not there has none. */
export async function findDrupalFiles(paths: readonly string[]): Promise<DrupalFiles> {
  const zips: OpenZip[] = []
  const found = await Promise.all(paths.map((path) => filesAt(path, zips).catch(() => ({ files: [], besides: [] }))))
  return {
    files: found.flatMap(({ files }) => files),
    besides: found.flatMap(({ besides }) => besides),
    close() {
      for (const zip of zips) zip.close()
    },
  }
}

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name)

async function filesAt(path: string, zips: OpenZip[]): Promise<Omit<DrupalFiles, 'close'>> {
  if ((await stat(path)).isDirectory()) {
    const names = (await readdir(path, { recursive: true })).filter(isYaml).sort()
    return { files: names.map((name) => ({ name, read: () => readFile(join(path, name)) })), besides: [path] }
  }
  if (isYaml(path)) return { files: [{ name: basename(path), read: () => readFile(path) }], besides: [] }
  const zip = await openZip(path)
  zips.push(zip)
  const names = zip.names.filter(isYaml).sort()
  return { files: names.map((name) => ({ name, read: () => readEntry(zip, name) })), besides: [path] }
}

async function readEntry(zip: OpenZip, name: string): Promise<Uint8Array> {
  const bytes = await zip.read(name)
  if (bytes === null) throw new Error(`${name} is no longer there`)
  return bytes
}
