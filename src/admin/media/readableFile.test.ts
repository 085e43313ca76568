import { expect, it } from 'vitest'
import { isHeic, readableFile } from './readableFile.ts'

const cannot = () => Promise.reject(new Error('The source image could not be decoded.'))

it.each([
  ['by its type', { type: 'image/heic', name: 'IMG_0001' }, true],
  ['by its name, where the browser knows no type', { type: '', name: 'IMG_0001.HEIC' }, true],
  ['not by a part of its name', { type: 'image/jpeg', name: 'heic.jpg' }, false],
])('knows a photograph of an iPhone %s', (_name, file, expected) => expect(isHeic(file)).toBe(expected))

it('makes a JPEG of it where the browser can', async () => {
  const file = await readableFile(new File(['x'], 'IMG_0001.HEIC', { type: 'image/heic' }), async () => new Blob(['jpeg']))
  expect([file.name, file.type, await file.text()]).toEqual(['IMG_0001.jpg', 'image/jpeg', 'jpeg'])
})

it('says why where it cannot', async () => {
  const file = new File(['x'], 'IMG_0001.HEIC', { type: 'image/heic' })
  await expect(readableFile(file, cannot)).rejects.toMatchObject({ status: 415, refusal: { code: 'heic' } })
})

it('leaves any other file as it is', async () => {
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
  expect(await readableFile(file, cannot)).toBe(file)
})
