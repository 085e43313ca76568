import { access, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storedZip } from '../../../tests/support/storedZip.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { createDiskStorage } from '../../store/media/diskStorage.ts'
import { createTakeFile } from './createTakeFile.ts'
import { openMediaSource, type MediaSource } from './mediaSource.ts'

const LONG = `2019/${'è'.repeat(400)}.txt`

async function openArchive() {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'uploads.zip'), storedZip({ 'uploads/2019/nota.txt': 'Una nota', [`uploads/${LONG}`]: 'Un’altra' }))
  const source = await openMediaSource(join(folder, 'uploads.zip'), folder)
  const unpacked: string[] = []
  const watched: MediaSource = {
    ...source,
    async find(path) {
      const file = await source.find(path)
      if (file) unpacked.push(file)
      return file
    },
  }
  const takeFile = createTakeFile({
    sources: [watched],
    scratch: folder,
    fetchFile: null,
    isDryRun: false,
    storage: createDiskStorage(join(folder, 'media')),
    known: async () => undefined,
  })
  return { takeFile, unpacked, close: () => source.close(), folder }
}

it.each([
  ['a file', '2019/nota.txt'],
  ['one whose name no disk takes', LONG],
])('leaves nothing of %s on the disk that an archive unpacked, but in the library', async (_name, path) => {
  const { takeFile, unpacked, close, folder } = await openArchive()
  expect(await takeFile({ originId: 'a', path, address: `https://vecchio.example/${path}` })).toMatchObject({ ok: true })
  expect(unpacked).toHaveLength(1)
  for (const file of unpacked) await expect(access(file)).rejects.toThrow('ENOENT')
  expect(await readdir(join(folder, 'media'))).toHaveLength(1)
  await close()
})
