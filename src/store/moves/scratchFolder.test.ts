import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { clearScratchFolders, openScratchFolder } from './scratchFolder.ts'

const foldersIn = async (parent: string) => (await readdir(parent)).filter((name) => name.startsWith('import-'))

it('is there until it is removed, with all that was put into it', async () => {
  const parent = join(await temporaryFolder(), 'scratch')
  const folder = await openScratchFolder(parent)
  await writeFile(join(folder.path, 'a'), 'a')
  expect(await foldersIn(parent)).toHaveLength(1)
  await folder.remove()
  expect(await foldersIn(parent)).toEqual([])
})

it('removes what one left that was cut off, and nothing that another still uses', async () => {
  const parent = join(await temporaryFolder(), 'scratch')
  const used = await openScratchFolder(parent)
  await mkdir(join(parent, 'import-left'))
  await writeFile(join(parent, 'import-left', 'ponte.jpg'), 'a')
  const other = await openScratchFolder(parent)
  const [first, second] = [used.path, other.path].map((path) => path.slice(parent.length + 1)).sort()
  expect((await foldersIn(parent)).sort()).toEqual([first, second])
  await mkdir(join(parent, 'import-left'))
  await clearScratchFolders(parent)
  expect((await foldersIn(parent)).sort()).toEqual([first, second])
  await Promise.all([used.remove(), other.remove()])
})
