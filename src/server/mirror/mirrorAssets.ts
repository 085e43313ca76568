import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import { ICON_FILES } from '../routes/icons.ts'
import { plainName, type MirrorFiles } from './mirrorFiles.ts'

/** What a build made, and where it is served. */
export interface BuiltFiles {
  readonly folder: string
  readonly prefix: string
}

interface MirrorAssetsParts {
  readonly files: MirrorFiles
  readonly built: readonly BuiltFiles[]
  readonly app: Pick<FastifyInstance, 'inject'>
}

/** Keeps what pages load besides media: the files of the build, with those compressed beside them, and the icons. Returns the names of the first. */
export async function mirrorAssets({ files, built, app }: MirrorAssetsParts): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const { folder, prefix } of built) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || plainName(path) !== path) continue
      const name = prefix + path.slice(folder.length + 1)
      names.add(name)
      const beside = (ending: string) => readFile(path + ending).catch(() => undefined)
      const identity = await readFile(path)
      await files.keep(name, identity, async () => ({ identity, gzip: await beside('.gz'), br: await beside('.br') }))
    }
  }
  for (const icon of ICON_FILES) {
    const { rawPayload } = await app.inject(addressOf.icon(icon))
    await files.keep(addressOf.icon(icon), rawPayload, async () => ({ identity: rawPayload }))
  }
  return names
}
