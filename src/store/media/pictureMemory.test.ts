import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { createDiskStorage } from './diskStorage.ts'
import { ingest } from './ingest.ts'
import { heldBytes, MOST_HELD_BYTES } from './pictureMemory.ts'

const MEGA = 1_000_000
const square = { width: 1000, height: 1000, channels: 3, depth: 'uchar', isProgressive: false } as const

it.each([
  ['a photograph, line by line', { format: 'jpeg' }, 0],
  ['one that lies on its side, in a fraction of its pixels', { format: 'jpeg', orientation: 6 }, 0],
  ['a progressive one', { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0' }, 3],
  ['a progressive one with all its colours', { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4' }, 6],
  ['a PNG, line by line', { format: 'png' }, 0],
  ['an interlaced one', { format: 'png', isProgressive: true }, 3],
  ['an interlaced one of deep colours that can be seen through', { format: 'png', isProgressive: true, channels: 4, depth: 'ushort' }, 8],
  ['one that lies on its side', { format: 'png', orientation: 8 }, 3],
  ['a WebP', { format: 'webp' }, 4],
  ['an animation, every frame of it', { format: 'gif', pages: 3 }, 12],
  ['an AVIF', { format: 'heif' }, 18],
  ['an AVIF of deep colours', { format: 'heif', depth: 'ushort' }, 36],
] as const)('weighs what a megapixel holds while it is read: %s', (_name, shape, megabytes) =>
  expect(heldBytes({ ...square, ...shape })).toBe(megabytes * MEGA),
)

it.each([
  ['the photograph of a large camera as AVIF', { format: 'heif', width: 6000, height: 4000 }, true],
  ['one of 27 megapixels', { format: 'heif', width: 6750, height: 4000 }, false],
  [
    'the largest progressive JPEG of usual colours',
    { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0', width: 10_000, height: 10_000 },
    true,
  ],
] as const)('takes %s: %s', (_name, shape, isTaken) => expect(heldBytes({ ...square, ...shape }) <= MOST_HELD_BYTES).toBe(isTaken))

const figure = (name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024

/** The largest memory of this process while a picture is taken, more than it had before. */
async function takenMemory(picture: Sharp) {
  const folder = await temporaryFolder()
  const path = join(folder, 'upload')
  await writeFile(path, await picture.toBuffer())
  // From here on the largest is counted anew.
  await writeFile('/proc/self/clear_refs', '5')
  const before = figure('VmRSS')
  const taken = await ingest(path, 'foto', createDiskStorage(join(folder, 'media')))
  return { taken, memory: figure('VmHWM') - before }
}

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

it.runIf(process.platform === 'linux')('reads what holds much once, not for each of its 24 files', async () => {
  const { taken, memory } = await takenMemory(flat(6000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }))
  expect(taken).toMatchObject({ ok: true, media: { picture: { widths: { length: 8 } } } })
  expect(memory / MEGA).toBeLessThan(230)
})

it('makes the sizes of a long strip that can be written without much memory', async () => {
  const { taken } = await takenMemory(flat(1000, 16_000).png())
  expect(taken).toMatchObject({ ok: true, media: { picture: { width: 1000, height: 16_000, widths: [320, 640] } } })
})
