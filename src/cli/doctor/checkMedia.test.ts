import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { createDiskStorage } from '../../store/media/diskStorage.ts'
import { ingest } from '../../store/media/ingest.ts'
import { createContext } from '../context.ts'
import { checkMedia } from './checkMedia.ts'

it('tells how far it is with the files, and is done with that line before it says what it found', async () => {
  const room = await openNewsroom('sqlite')
  const folder = await temporaryFolder()
  const storage = createDiskStorage(join(folder, 'media'))
  for (const background of ['#c00', '#0c0']) {
    const picture = join(folder, `${background.slice(1)}.png`)
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toFile(picture)
    const taken = await ingest(picture, picture, storage)
    if (!taken.ok) throw new Error(taken.reason)
    unwrap(await room.newsroom.create(room.ada, 'media', taken.media))
  }
  const told: string[] = []
  const line = {
    show: (words: () => string, done?: number) => void told.push(`${done} ${words()}`),
    end: () => void told.push('end'),
  }
  const context = { ...createContext({ DATA_DIR: folder }), isDeep: true }
  for await (const { verdict } of checkMedia(openedDatabase(room.location), storage, context, line)) told.push(verdict)
  expect(told).toEqual(['0 Guardo i file dei media: 0 di 2', '0.5 Guardo i file dei media: 1 di 2', 'end', 'ok'])
})
