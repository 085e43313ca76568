import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PICTURE_WIDTHS, type Picture, type PictureFormat } from '../../content/kinds/media.ts'
import { MAX_PIXELS, type MediaRefusal } from '../../content/mediaLimits.ts'
import { StoreUnavailable } from '../faults.ts'
import { heldBytes, MOST_HELD_BYTES } from './pictureMemory.ts'
import type { MediaStorage } from './storage.ts'

// libvips keeps what it opened last for whoever asks again, and does not count what decoders hold: a progressive JPEG of 100 megapixels came to five gigabytes.
sharp.cache(false)

// WebP holds no longer side.
const MAX_SIDE = 16_383
/** Writing AVIF takes some 35 bytes for each pixel: room for a photograph of 2400 by 3200, and not for a strip of sixteen thousand lines. */
const MOST_WRITTEN_PIXELS = 8_000_000
/** What holds less is read anew for every size: a JPEG shrinks while it is read. */
const MUCH_HELD_BYTES = 64_000_000

type Stored = { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly reason: MediaRefusal }

export const pictureKey = (hash: string, width: number, format: PictureFormat): string => `${hash}/${width}.${format}`

/** Stores a picture in every width up to its own and every format a browser may prefer. Nothing of its metadata survives. */
export async function storePicture(path: string, hash: string, storage: MediaStorage): Promise<Stored> {
  const seen = await look(path)
  if (!seen.ok) return seen
  const { width, height, isAnimated } = seen
  const fitting = PICTURE_WIDTHS.filter(
    (candidate) => candidate <= width && (candidate * candidate * height) / width <= MOST_WRITTEN_PIXELS,
  )
  // A picture narrower than the narrowest size is kept in its own.
  const widths = fitting.length > 0 ? fitting : [width]
  // AVIF and JPEG hold one frame: what moves is offered in the two formats that move.
  const formats: PictureFormat[] = isAnimated ? ['webp', 'gif'] : ['avif', 'webp', 'jpeg']
  try {
    const source = seen.heldBytes > MUCH_HELD_BYTES && !isAnimated ? await shrink(path, Math.max(...widths)) : path
    for (const size of widths) {
      for (const format of formats) {
        const key = pictureKey(hash, size, format)
        if (!(await storage.has(key))) await storage.write(key, await render(source, size, format, isAnimated))
      }
    }
    return { ok: true, picture: { width, height, widths, formats, thumbhash: await placeholder(source) } }
  } catch (error) {
    // A file with a picture's first bytes and rubbish after them fails while it is decoded.
    if (isDecodingFault(error)) return { ok: false, reason: 'unreadable' }
    throw error
  }
}

type Look = { ok: true; width: number; height: number; isAnimated: boolean; heldBytes: number } | { ok: false; reason: MediaRefusal }

async function look(path: string): Promise<Look> {
  try {
    const metadata = await sharp(path, { limitInputPixels: false }).metadata()
    const { autoOrient, pages = 1 } = metadata
    const { width, height } = autoOrient
    if (width * height * pages > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return { ok: false, reason: 'too-many-pixels' }
    const held = heldBytes(metadata)
    if (held > MOST_HELD_BYTES) return { ok: false, reason: 'too-much-memory' }
    return { ok: true, width, height, isAnimated: pages > 1, heldBytes: held }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

/** The picture as wide as its widest size, without loss: what it holds while it is read is held once, and not beside what writes its sizes. */
const shrink = (path: string, width: number): Promise<Buffer> =>
  sharp(path, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()

/** sharp drops EXIF, GPS and the rest unless told to keep them; turning the pixels upright is all that we need of it. */
async function render(source: string | Buffer, width: number, format: PictureFormat, isAnimated: boolean): Promise<Buffer> {
  const resized = sharp(source, { animated: isAnimated, limitInputPixels: MAX_PIXELS })
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
async function placeholder(source: string | Buffer): Promise<string> {
  const { data, info } = await sharp(source)
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
