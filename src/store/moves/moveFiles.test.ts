import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { newDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { moveSetupSchema } from '../../content/moves/move.ts'
import { DAY_MS } from '../../content/time.ts'
import { createMoveFiles } from './moveFiles.ts'
import { createMoveStore } from './moveStore.ts'
import { pruneMoves } from './pruneMoves.ts'

const FILE = { name: 'rivista.xml', role: 'export' } as const

async function openFiles() {
  const folder = await temporaryFolder()
  const imports = join(folder, 'import')
  await mkdir(imports)
  const files = createMoveFiles({ moves: join(folder, 'moves'), imports })
  const send = (words: string, at: number, size: number) => pipeline(Readable.from([words]), files.append('a', FILE, size, at))
  return { folder, imports, files, send }
}

it('gathers a file from its parts, also where one was cut off and is sent again', async () => {
  const { files, send } = await openFiles()
  await files.prepare('a')
  await send('uno d', 0, 10)
  expect(await files.list('a')).toEqual([{ ...FILE, bytes: 5, isWhole: false }])
  await send('due', 4, 10)
  await send('due tre', 3, 10)
  expect(await files.received('a', FILE, 10)).toBe(10)
  expect(await files.received('a', FILE, 11)).toBe(0)
  await send('di un’altra', 0, 99)
  await files.complete('a', FILE, 10)
  expect(await files.list('a')).toEqual([{ ...FILE, bytes: 10, isWhole: true }])
  expect(await readFile(files.pathOf('a', FILE), 'utf8')).toBe('unodue tre')
  await files.remove('a', FILE)
  expect(await files.list('a')).toEqual([])
})

it('keeps one archive of pictures: the last that came', async () => {
  const { files } = await openFiles()
  await files.prepare('a')
  for (const name of ['prima.zip', 'dopo.zip']) {
    await pipeline(Readable.from(['zip']), files.append('a', { name, role: 'media' }, 3, 0))
    await files.complete('a', { name, role: 'media' }, 3)
  }
  expect(await files.list('a')).toEqual([{ name: 'dopo.zip', role: 'media', bytes: 3, isWhole: true }])
})

it('takes from the folder of the server what stands in it, and nothing that leads out', async () => {
  const { folder, imports, files } = await openFiles()
  await writeFile(join(imports, 'rivista.xml'), 'uno')
  await writeFile(join(imports, '.nascosto'), 'x')
  await mkdir(join(imports, 'uploads'))
  await writeFile(join(folder, 'segreto'), 'x')
  await symlink(join(folder, 'segreto'), join(imports, 'fuori'))
  expect(await files.folderEntries()).toEqual([
    { name: 'rivista.xml', isFolder: false, bytes: 3 },
    { name: 'uploads', isFolder: true, bytes: 0 },
  ])
  expect(await files.inFolder('rivista.xml')).toMatch(/import\/rivista\.xml$/)
  for (const name of ['fuori', '..', '../segreto', '.nascosto', 'altro', '']) expect(await files.inFolder(name)).toBeNull()
})

it('says that nothing stands in a folder that is not there', async () => {
  const folder = await temporaryFolder()
  expect(await createMoveFiles({ moves: join(folder, 'a'), imports: join(folder, 'b') }).folderEntries()).toEqual([])
})

it('removes what was uploaded for a move that is over or that nobody came back to, and what no move has', async () => {
  const { files } = await openFiles()
  let now = new Date('2026-11-17T10:00:00.000Z')
  const store = createMoveStore(await newDatabase('sqlite'), () => now)
  const begin = async (id: string) => {
    await store.begin({ id, system: 'ghost', createdBy: 'ada', locale: 'it' })
    await files.prepare(id)
    await pipeline(Readable.from(['{}']), files.append(id, FILE, 2, 0))
  }
  await begin('finito')
  await store.start('finito', false, moveSetupSchema.parse({}))
  await store.claim('finito')
  await store.finish('finito', 'done')
  await writeFile(files.reportPath('finito', 'html'), 'rapporto')
  await begin('dimenticato')
  await files.prepare('di-nessuno')
  await pruneMoves(store, files, now)
  expect((await files.ids()).sort()).toEqual(['dimenticato', 'finito'])
  expect(await files.list('finito')).toEqual([])
  expect(await readFile(files.reportPath('finito', 'html'), 'utf8')).toBe('rapporto')
  now = new Date(now.getTime() + 15 * DAY_MS)
  await pruneMoves(store, files, now)
  expect(await files.ids()).toEqual(['finito'])
  expect((await store.list()).map(({ id }) => id)).toEqual(['finito'])
})
