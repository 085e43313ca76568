import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { FILE_ROLES, isPlainName, type FileRole, type FolderEntry, type MoveFile } from '../../content/moves/move.ts'

/** A file of a move, by its name. */
export type FileOfMove = Pick<MoveFile, 'name' | 'role'>

export interface MoveFiles {
  /** Are the files of this move on this machine? */
  isHere(id: string): Promise<boolean>
  prepare(id: string): Promise<void>
  list(id: string): Promise<MoveFile[]>
  pathOf(id: string, file: FileOfMove): string
  /** How much of a file of this size is here already. */
  received(id: string, file: FileOfMove, size: number): Promise<number>
  /** Where its next bytes go. */
  append(id: string, file: FileOfMove, size: number, at: number): WriteStream
  /** Gives a file its name, once all of it has come; it takes the place of one that had it. */
  complete(id: string, file: FileOfMove, size: number): Promise<void>
  remove(id: string, file: FileOfMove): Promise<void>
  /** Removes what was uploaded; its report stays. */
  removeUploads(id: string): Promise<void>
  removeAll(id: string): Promise<void>
  reportPath(id: string, form: 'html' | 'json'): string
  freeBytes(): Promise<number>
  /** The moves that have files here. */
  ids(): Promise<string[]>
  /** What stands in the folder of the server that exports are put into. */
  folderEntries(): Promise<FolderEntry[]>
  /** The path of one of those; null for what is not there, or leads out of it. */
  inFolder(name: string): Promise<string | null>
}

interface MoveFolders {
  /** Where what is uploaded stands, and reports. */
  readonly moves: string
  /** Where whoever runs the machine puts exports. */
  readonly imports: string
}

/** The files of moves, on this machine's disk: a folder for each, with a folder for each role. What is not whole yet has a name that no file can have. */
export function createMoveFiles({ moves, imports }: MoveFolders): MoveFiles {
  const folderOf = (id: string, role: FileRole) => join(moves, id, role)
  const pathOf = (id: string, { name, role }: FileOfMove) => join(folderOf(id, role), name)
  const partOf = (id: string, { name, role }: FileOfMove, size: number) => join(folderOf(id, role), `.${size}.${name}`)

  return {
    isHere: async (id) => (await stat(join(moves, id)).catch(() => null)) !== null,

    async prepare(id) {
      for (const role of FILE_ROLES) await mkdir(folderOf(id, role), { recursive: true, mode: 0o700 })
    },

    list: async (id) => (await Promise.all(FILE_ROLES.map((role) => filesIn(folderOf(id, role), role)))).flat(),

    pathOf,

    received: async (id, file, size) => (await stat(partOf(id, file, size)).catch(() => ({ size: 0 }))).size,

    append: (id, file, size, at) => createWriteStream(partOf(id, file, size), { flags: at === 0 ? 'w' : 'r+', start: at, mode: 0o600 }),

    async complete(id, file, size) {
      const part = partOf(id, file, size)
      // There is one archive of pictures.
      const former = await (file.role === 'media' ? filesOf(id, file.role) : filesNamed(id, file))
      for (const path of former) if (path !== part) await rm(path, { force: true })
      await rename(part, pathOf(id, file))
    },

    async remove(id, file) {
      for (const path of await filesNamed(id, file)) await rm(path, { force: true })
    },

    async removeUploads(id) {
      for (const role of FILE_ROLES) await rm(folderOf(id, role), { recursive: true, force: true })
    },

    removeAll: (id) => rm(join(moves, id), { recursive: true, force: true }),

    reportPath: (id, form) => join(moves, id, `report.${form}`),

    async freeBytes() {
      const { bavail, bsize } = await statfs(moves)
      return bavail * bsize
    },

    ids: () => readdir(moves).catch(() => []),

    async folderEntries() {
      const names = (await readdir(imports).catch(() => [])).filter(isPlainName).sort()
      const entries = await Promise.all(names.map((name) => entryOf(name)))
      return entries.filter((entry) => entry !== null)
    },

    inFolder,
  }

  /** A file of that name, and what has come of others. */
  async function filesNamed(id: string, { name, role }: FileOfMove): Promise<string[]> {
    return (await filesOf(id, role)).filter((path) => plainName(basename(path)) === name)
  }

  async function filesOf(id: string, role: FileRole): Promise<string[]> {
    const folder = folderOf(id, role)
    return (await readdir(folder).catch(() => [])).map((file) => join(folder, file))
  }

  async function inFolder(name: string): Promise<string | null> {
    if (!isPlainName(name)) return null
    const [folder, found] = await Promise.all([imports, join(imports, name)].map((path) => realpath(path).catch(() => null)))
    return folder && found?.startsWith(folder + sep) ? found : null
  }

  async function entryOf(name: string): Promise<FolderEntry | null> {
    const path = await inFolder(name)
    const found = path === null ? null : await stat(path).catch(() => null)
    return found && { name, isFolder: found.isDirectory(), bytes: found.isDirectory() ? 0 : found.size }
  }
}

const PART = /^\.\d+\./
const plainName = (file: string): string => file.replace(PART, '')

async function filesIn(folder: string, role: FileRole): Promise<MoveFile[]> {
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files.sort().map(async (file) => {
      const { size } = await stat(join(folder, file)).catch(() => ({ size: 0 }))
      return { name: plainName(file), role, bytes: size, isWhole: !PART.test(file) }
    }),
  )
}
