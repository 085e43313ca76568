import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PICTURE_WIDTHS, type Picture, type PictureFormat } from '../../content/kinds/media.ts'
import { MAX_PIXELS, type MediaRefusal } from '../../content/mediaLimits.ts'
import { StoreUnavailable } from '../faults.ts'
import type { MediaStorage } from './storage.ts'

// WebP holds no longer side.
const MAX_SIDE = 16_383

type Stored = { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly reason: MediaRefusal }

export const pictureKey = (hash: string, width: number, format: PictureFormat): string => `${hash}/${width}.${format}`

/** Stores a picture in every width up to its own and every format a browser may prefer. Nothing of its metadata survives. */
export async function storePicture(path: string, hash: string, storage: MediaStorage): Promise<Stored> {
  const seen = await look(path)
  if (!seen.ok) return seen
  const { width, height, isAnimated } = seen
  const fitting = PICTURE_WIDTHS.filter((candidate) => candidate <= width)
  // A picture narrower than the narrowest size is kept in its own.
  const widths = fitting.length > 0 ? fitting : [width]
  // AVIF and JPEG hold one frame: what moves is offered in the two formats that move.
  const formats: PictureFormat[] = isAnimated ? ['webp', 'gif'] : ['avif', 'webp', 'jpeg']
  try {
    for (const size of widths) {
      for (const format of formats) {
        const key = pictureKey(hash, size, format)
        if (!(await storage.has(key))) await storage.write(key, await render(path, size, format, isAnimated))
      }
    }
    return { ok: true, picture: { width, height, widths, formats, thumbhash: await placeholder(path) } }
  } catch (error) {
    // A file with a picture's first bytes and rubbish after them fails while it is decoded.
    if (isDecodingFault(error)) return { ok: false, reason: 'unreadable' }
    throw error
  }
}

type Look = { ok: true; width: number; height: number; isAnimated: boolean } | { ok: false; reason: MediaRefusal }

async function look(path: string): Promise<Look> {
  try {
    const { autoOrient, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (width * height * pages > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return { ok: false, reason: 'too-many-pixels' }
    return { ok: true, width, height, isAnimated: pages > 1 }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

/** sharp drops EXIF, GPS and the rest unless told to keep them; turning the pixels upright is all that we need of it. */
async function render(path: string, width: number, format: PictureFormat, isAnimated: boolean): Promise<Buffer> {
  const resized = sharp(path, { animated: isAnimated, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 52, effort: 1 }).toBuffer()
    case 'webp':
      return resized.webp({ quality: 78, effort: 2 }).toBuffer()
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
    case 'gif':
      return resized.gif().toBuffer()
  }
}

/** Some 25 bytes that become a blurred likeness while the picture travels. */
async function placeholder(path: string): Promise<string> {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

function isDecodingFault(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !(error instanceof StoreUnavailable)
}
