import type { Metadata } from 'sharp'

/** The most that a picture may hold in memory while it is read. Beside it stands what reads, shrinks and writes: some 400 MB at most. */
export const MOST_HELD_BYTES = 480_000_000

type Shape = Pick<Metadata, 'format' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'orientation' | 'pages'> &
  Pick<Metadata, 'width' | 'height' | 'channels'>

/**
 * How many bytes of a picture must be in memory together while it is read: none where it is read line by line. Weighed with 50 to 100 megapixels of each format; the
 * decoders keep no account of it.
 */
export function heldBytes({ format, depth, isProgressive, chromaSubsampling, orientation = 1, ...size }: Shape): number {
  // Of an animation `height` is that of a frame.
  const pixels = size.width * size.height * (size.pages ?? 1)
  const sampleBytes = depth === 'ushort' ? 2 : 1
  const pixelBytes = size.channels * sampleBytes
  switch (format) {
    case 'heif': // AVIF, of those that are taken
      return pixels * 18 * sampleBytes
    case 'jpeg':
      // Two bytes for each coefficient; shrunk while it is read, one that lies on its side is turned in a fraction of its pixels.
      return isProgressive ? pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : size.channels) : 0
    case 'webp':
    case 'gif':
      return pixels * 4
    default:
      // Turning takes all of it.
      return isProgressive || orientation > 1 ? pixels * pixelBytes : 0
  }
}
