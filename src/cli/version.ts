import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, seen from `dist/server` and from here alike. */
const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '../..')

interface Package {
  readonly version: string
  readonly engines: { readonly node: string }
}

const readPackage = (): Package => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package // ours

export const programVersion = (): string => readPackage().version

/** The oldest Node that this program runs on. */
export const neededNode = (): string => readPackage().engines.node.replace(/[^\d.]/g, '')

/** The commit that the program was built from, which the build writes down; null where there was no git to ask. */
export function programCommit(): string | null {
  try {
    return readFileSync(join(ROOT, 'dist/commit'), 'utf8').trim() || null
  } catch {
    return null
  }
}
