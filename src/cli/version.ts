import { execFileSync } from 'node:child_process'
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

/** The commit of a clone, or null where there is no clone or no git. */
export function programCommit(): string | null {
  try {
    return execFileSync('git', ['-C', ROOT, 'rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
