import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openMagazine } from '../../../tests/support/magazine.ts'

describe('icons', () => {
  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('%s is a square PNG', async (url, size) => {
    const { get } = await openMagazine()
    const { rawPayload, headers } = await get(url)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  })

  it('an ICO holds a PNG of 32 pixels where its head says', async () => {
    const { get } = await openMagazine()
    const { rawPayload } = await get('/favicon.ico')
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const png = rawPayload.subarray(rawPayload.readUInt32LE(18))
    expect(png.length).toBe(rawPayload.readUInt32LE(14))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  it('the manifest speaks for the magazine, and every icon in it is there', async () => {
    const { get } = await openMagazine()
    const { body, headers } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = z.looseObject({ icons: z.array(z.object({ src: z.string() })) }).parse(JSON.parse(body))
    expect(manifest).toMatchObject({ name: 'Mezzaluce', lang: 'it', start_url: '/' })
    for (const { src } of manifest.icons) expect((await get(src)).statusCode, src).toBe(200)
  })
})
