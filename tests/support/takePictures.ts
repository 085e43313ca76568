import type { TakeFile } from '../../src/moving/takeFile.ts'

const picture = { width: 1600, height: 900, widths: [320], formats: ['webp' as const], thumbhash: 'abcd' }

/** Finds every file of a photograph, and no other. */
export const takePictures: TakeFile = ({ path }) =>
  Promise.resolve(
    path?.endsWith('.jpg')
      ? { ok: true, file: { fileName: path, hash: 'ab'.repeat(32), type: 'image/jpeg', bytes: 10, picture } }
      : { ok: false, because: 'not-found' },
  )
