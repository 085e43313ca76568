import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hasSwift } from '../../../scripts/faultTools.js'
import { get, openBareSite } from '../../../tests/support/bareSite.ts'
import { openCuttingProxy } from '../../../tests/support/cuttingProxy.ts'
import { beforeMediaPlaces, mediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { newS3Location } from '../../../tests/support/swiftServer.ts'
import { fileAddress } from '../../content/addresses/mediaAddress.ts'
import { ingest } from '../../store/media/ingest.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { readRange } from './media.ts'

beforeMediaPlaces()

describe.each(mediaPlaces)('media in %s', (place) => {
  async function withPicture() {
    const opened = await openBareSite({}, place)
    const path = join(opened.folder, 'upload')
    await writeFile(
      path,
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#357' } })
        .png()
        .toBuffer(),
    )
    const taken = await ingest(path, 'a.png', opened.storage)
    return { ...opened, url: `/media/${taken.ok ? taken.media.hash : ''}/320.webp` }
  }

  it('are kept by browsers for ever, and may run nothing', async () => {
    const { app, url } = await withPicture()
    const { headers, rawPayload } = await get(app, url)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(String(headers['content-length'])).toBe(String(rawPayload.length))
    expect((await get(app, url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('come in parts when asked', async () => {
    const { app, url } = await withPicture()
    const whole = (await get(app, url)).rawPayload
    const part = await get(app, url, { range: 'bytes=4-9' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${whole.length}`])
    expect(part.rawPayload).toEqual(whole.subarray(4, 10))
    expect((await get(app, url, { range: 'bytes=999999-' })).statusCode).toBe(416)
    expect((await get(app, url, { range: 'bytes=4-9', 'if-range': String(part.headers.etag) })).statusCode).toBe(206)
    expect((await get(app, url, { range: 'bytes=4-9', 'if-range': '"un-altro"' })).statusCode).toBe(200)
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(whole.length), 0])
  })

  it.each([
    ['lettera.txt', 'Cara redazione', 'text/plain', 'attachment'],
    ['fari.pdf', '%PDF-1.7\n%%EOF', 'application/pdf', undefined],
  ])('hand %s over, or show it, and never as a page', async (name, content, type, disposition) => {
    const { app, folder, storage } = await openBareSite({}, place)
    const path = join(folder, 'upload')
    await writeFile(path, content)
    const taken = await ingest(path, name, storage)
    const { headers } = await get(app, taken.ok ? fileAddress(taken.media) : '')
    expect(headers['content-type']).toContain(type)
    expect([headers['content-disposition'], headers['x-content-type-options']]).toEqual([disposition, 'nosniff'])
  })

  it('that are no longer there are not found, though they were a moment ago', async () => {
    const { app, url, storage } = await withPicture()
    expect((await get(app, url)).statusCode).toBe(200)
    await storage.removeAll(url.split('/')[2] ?? '')
    const { statusCode, headers } = await get(app, url)
    expect([statusCode, headers['cache-control']]).toEqual([404, (await get(app, '/niente')).headers['cache-control']])
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=9-3', 'unsatisfiable'],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['righe=1-2', undefined],
    [undefined, undefined],
  ])('read the range %s of 100 bytes as %j', (header, range) => expect(readRange(header, 100)).toEqual(range))
})

describe.skipIf(!hasSwift())('media in an S3 store that is away', () => {
  it('are answered with 503, which nobody keeps, and are there again when it is back', async () => {
    const location = await newS3Location()
    const proxy = await openCuttingProxy(location.address.endpoint)
    const storage = openMediaStorage({ ...location, address: { ...location.address, endpoint: proxy.endpoint } }, () => new Date())
    const { app } = await openBareSite({ storage })
    const key = `${'a'.repeat(64)}/file.pdf`
    await storage.write(key, Buffer.from('%PDF-1.7'))
    const url = `/media/${key}`
    expect((await get(app, url)).body).toBe('%PDF-1.7')
    proxy.close()
    for (const headers of [{ accept: 'text/html' }, { range: 'bytes=0-3' }]) {
      const away = await get(app, url, headers)
      expect([away.statusCode, away.headers['retry-after'], away.headers['etag']]).toEqual([503, '60', undefined])
      expect(away.headers['cache-control']).not.toContain('max-age')
    }
    expect((await get(app, '/')).statusCode).toBe(200)
    expect((await get(app, '/readyz')).json()).toMatchObject({ status: 'ready', media: 'unreachable' })
    proxy.open()
    expect((await get(app, url)).body).toBe('%PDF-1.7')
    expect((await get(app, '/readyz')).json()).not.toHaveProperty('media')
  })
})
