import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressBuilt } from '../../../scripts/compressBuilt.js'
import { addBuiltFiles } from './builtFiles.ts'

const PAGE_HEADERS = {
  'content-security-policy': "default-src 'self'",
  'permissions-policy': 'camera=()',
  'x-content-type-options': 'nosniff',
}
const STYLES = 'body { margin: 0 }\n'.repeat(200)

describe('files of a build', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edicola-built-'))
    await writeFile(join(folder, 'main-abc.css'), STYLES)
    await writeFile(join(folder, 'small-abc.js'), 'export {}')
    await writeFile(join(folder, 'face-abc.woff2'), STYLES)
    compressBuilt(folder)
    app = fastify()
    app.addHook('onRequest', async (_request, reply) => void reply.headers(PAGE_HEADERS))
    await addBuiltFiles(app, { folder, prefix: '/assets/' })
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  const get = (file: string, accepted?: string) =>
    app.inject({ url: `/assets/${file}`, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

  test.each([
    ['br to a browser', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip to an old one', 'gzip', 'gzip', gunzipSync],
    ['as they are to who asks for nothing', undefined, undefined, (bytes: Buffer) => bytes],
    ['as they are to who refuses', 'br;q=0, gzip;q=0', undefined, (bytes: Buffer) => bytes],
  ])('texts go out %s', async (_, accepted, encoding, decode) => {
    const { headers, rawPayload } = await get('main-abc.css', accepted)
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(decode(rawPayload).toString()).toBe(STYLES)
    expect(rawPayload.length).toBe(Number(headers['content-length']))
  })

  test.each(['small-abc.js', 'face-abc.woff2'])('%s gains nothing by it and goes as it is', async (file) => {
    const { statusCode, headers } = await get(file, 'br')
    expect(statusCode).toBe(200)
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('a file is not told what pages may load, and may load nothing itself', async () => {
    const { headers } = await get('face-abc.woff2', 'br')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['permissions-policy']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('a file that is not there is not found, and the page that says so is a page like others', async () => {
    const { statusCode, headers } = await get('none-abc.js', 'br')
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject(PAGE_HEADERS)
  })
})
