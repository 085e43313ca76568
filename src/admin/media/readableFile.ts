import { ApiFault } from '../api/callApi.ts'

/** Makes of a picture that the browser can show a JPEG; rejects where it cannot show it. */
export type ToJpeg = (file: Blob) => Promise<Blob>

const QUALITY = 0.92

/**
 * The file as it can be sent: a photograph of an iPhone (HEIC) becomes a JPEG where the browser has its system's decoder, as Safari does. Elsewhere it
 * is refused, with how to convert it.
 */
export async function readableFile(file: File, toJpeg: ToJpeg = drawAsJpeg): Promise<File> {
  if (!isHeic(file)) return file
  try {
    const jpeg = await toJpeg(file)
    return new File([jpeg], file.name.replace(/(\.hei[cf])?$/i, '.jpg'), { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    throw new ApiFault(415, { code: 'heic', message: 'heic' })
  }
}

export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Upright, as the camera was held: a bitmap is made so. */
async function drawAsJpeg(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!jpeg) throw new Error('The picture is too large for a canvas')
  return jpeg
}
