import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { mp3Duration } from './mp3Duration.ts'

const duration = (file: Buffer) => mp3Duration(async (start, end) => file.subarray(start, end + 1), file.length)

/** A frame of 128 kilobits and 44,100 samples a second: MPEG 1, layer III, in stereo. */
const FRAME = 0xff_fb_90_00
const stereo = (size: number, header = FRAME) => {
  const file = Buffer.alloc(size)
  file.writeUInt32BE(header)
  return file
}
const counted = (name: string, at: number, countAt: number, frames: number, flags?: number) => {
  const file = stereo(2000)
  file.write(name, at, 'latin1')
  if (flags !== undefined) file.writeUInt32BE(flags, at + 4)
  file.writeUInt32BE(frames, countAt)
  return file
}
const tagged = (length: number, file: Buffer, flags = 0) =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, flags, 0, 0, length >> 7, length & 0x7f]),
    Buffer.alloc(length + (flags ? 10 : 0)),
    file,
  ])

describe('how long an MP3 lasts', () => {
  it('is what players say', async () => {
    const waves = await readFile(new URL('../../demo/sounds/onde.mp3', import.meta.url))
    expect(await duration(waves)).toBeCloseTo(26.06, 1)
  })

  it.each([
    ['told from the size, of a constant bit rate', stereo(16_000), 1],
    ['less the tag before it', tagged(5000, stereo(16_000)), 1],
    ['and the tag’s own end', tagged(5000, stereo(16_000), 0x10), 1],
    ['counted by LAME', counted('Xing', 36, 44, 441, 1), (441 * 1152) / 44_100],
    ['not counted where LAME says that it did not', counted('Xing', 36, 44, 441, 2), 0.125],
    ['counted by Fraunhofer', counted('VBRI', 36, 50, 441), (441 * 1152) / 44_100],
    ['half the samples of MPEG 2', stereo(8000, 0xff_f3_80_00), 1],
  ])('%s', async (_name, file, seconds) => expect(await duration(file)).toBeCloseTo(seconds, 5))

  it.each([
    ['of nothing', Buffer.alloc(0)],
    ['of silence', Buffer.alloc(5000)],
    ['of a bit rate that nobody knows', stereo(5000, 0xff_fb_f0_00)],
    ['of a tag that is longer than its file', tagged(5000, Buffer.alloc(0)).subarray(0, 100)],
  ])('is unknown %s', async (_name, file) => expect(await duration(file)).toBeUndefined())
})
