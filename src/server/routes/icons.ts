import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { addressOf } from '../../content/addresses/addresses.ts'
import { groundedIcon, plainIcon, tabIcon } from '../../site/icons/halfMoon.ts'

type IconFile = Parameters<typeof addressOf.icon>[0]

const drawings: Record<IconFile, { readonly type: string; readonly draw: () => Promise<Buffer> }> = {
  'favicon.svg': { type: 'image/svg+xml', draw: async () => Buffer.from(tabIcon) },
  'favicon.ico': { type: 'image/x-icon', draw: async () => icoAround(await rasterise(plainIcon, 32), 32) },
  'apple-touch-icon.png': { type: 'image/png', draw: () => rasterise(groundedIcon, 180) },
  'icon-192.png': { type: 'image/png', draw: () => rasterise(groundedIcon, 192) },
  'icon-512.png': { type: 'image/png', draw: () => rasterise(groundedIcon, 512) },
}

export const ICON_FILES = Object.keys(drawings) as readonly IconFile[]

/** The magazine's mark in every form that browsers and telephones ask for; each is drawn once, when first asked for. */
export function addIconRoutes(app: FastifyInstance): void {
  for (const [file, { type, draw }] of Object.entries(drawings) as [IconFile, (typeof drawings)[IconFile]][]) {
    let drawn: Promise<Buffer> | undefined
    app.get(addressOf.icon(file), async (_request, reply) => {
      drawn ??= draw()
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type(type)
        .send(await drawn)
    })
  }
}

const rasterise = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An ICO is a list of pictures, and a PNG may be one of them: 6 bytes of head, 16 for its only entry, then the PNG as it is. */
function icoAround(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // one colour plane
  head.writeUInt16LE(32, 12) // bits for a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // where it begins
  return Buffer.concat([head, png])
}
