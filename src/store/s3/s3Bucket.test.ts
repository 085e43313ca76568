import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { hasSwift } from '../../../scripts/faultTools.js'
import { openCuttingProxy } from '../../../tests/support/cuttingProxy.ts'
import { beforeMediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { newS3Location, STRANGER } from '../../../tests/support/swiftServer.ts'
import type { S3Location } from '../fileLocation.ts'
import { openS3Bucket, type S3Bucket } from './s3Bucket.ts'
import { sendFile } from './sendFile.ts'
import { PART_BYTES, sendStream } from './sendStream.ts'

const clock = () => new Date()
const open = ({ address, credentials }: S3Location) => openS3Bucket(address, credentials, clock)

/** A bucket that is reached through a way that can be cut, and the same bucket straight. */
async function openCuttable() {
  const location = await newS3Location('cartella')
  const proxy = await openCuttingProxy(location.address.endpoint)
  const cuttable = open({ ...location, address: { ...location.address, endpoint: proxy.endpoint } })
  return { location, proxy, cuttable, straight: open(location) }
}

const contentOf = async (bucket: S3Bucket, name: string) => {
  const stream = await bucket.open(name)
  return stream && buffer(stream)
}

beforeMediaPlaces()

describe.skipIf(!hasSwift())('an S3 store', () => {
  it.each([
    ['a wrong secret', 'refused', ({ credentials }: S3Location) => ({ credentials: { ...credentials, secretAccessKey: 'sbagliata' } })],
    ['a name that nobody has', 'refused', ({ credentials }: S3Location) => ({ credentials: { ...credentials, accessKeyId: 'nessuno' } })],
    ['keys that may not', 'refused', () => ({ credentials: STRANGER })],
    ['a bucket that is not there', 'no-bucket', ({ address }: S3Location) => ({ address: { ...address, bucket: 'niente' } })],
    ['nobody who answers', 'unreachable', ({ address }: S3Location) => ({ address: { ...address, endpoint: 'http://127.0.0.1:1' } })],
  ] as const)('says what is wrong: %s', async (_name, s3Trouble, change) => {
    const location = await newS3Location()
    await open(location).check()
    await expect(open({ ...location, ...change(location) }).check()).rejects.toMatchObject({ s3Trouble })
  })

  it('says that our clock is wrong', async () => {
    const { address, credentials } = await newS3Location()
    const late = openS3Bucket(address, credentials, () => new Date('2020-01-01T00:00:00.000Z'))
    await expect(late.check()).rejects.toMatchObject({ s3Trouble: 'clock' })
  })

  it('is asked again when an answer is cut, and nobody notices', async () => {
    const { proxy, cuttable, straight } = await openCuttable()
    await straight.put('a', Buffer.from('ciao'))
    proxy.cutAnswers(0, 2)
    expect(await cuttable.size('a')).toBe(4)
    expect(proxy.cuts()).toBe(2)
    proxy.cutRequests(100_000, 1)
    await cuttable.put('b', Buffer.alloc(1_000_000, 7))
    expect([proxy.cuts(), await straight.size('b')]).toEqual([3, 1_000_000])
  })

  it('goes on with a file where it was cut, as often as some of it comes', async () => {
    const { proxy, cuttable, straight } = await openCuttable()
    const content = randomBytes(5_000_000)
    await straight.put('film', content)
    proxy.cutAnswers(1_000_000, 4)
    expect((await contentOf(cuttable, 'film'))?.equals(content)).toBe(true)
    proxy.cutAnswers(500_000, 2)
    const part = await cuttable.open('film', { start: 1_000_000, end: 2_999_999 })
    expect(part && (await buffer(part)).equals(content.subarray(1_000_000, 3_000_000))).toBe(true)
    expect(proxy.cuts()).toBe(6)
  })

  it('that is away fails whoever reads, and is found again when it is back', async () => {
    const { proxy, cuttable, straight } = await openCuttable()
    await straight.put('a', randomBytes(5_000_000))
    const stream = await cuttable.open('a')
    proxy.close()
    await expect(stream && buffer(stream)).rejects.toMatchObject({ s3Trouble: 'unreachable' })
    await expect(cuttable.size('a')).rejects.toMatchObject({ s3Trouble: 'unreachable', trouble: 'unreachable' })
    proxy.open()
    expect(await cuttable.size('a')).toBe(5_000_000)
  })

  it('keeps nothing of a large file whose sending failed', async () => {
    const { cuttable, straight } = await openCuttable()
    const failing = async function* () {
      yield randomBytes(2 * PART_BYTES + 1)
      throw new Error('tagliato')
    }
    await expect(sendStream(cuttable, 'film', Readable.from(failing()))).rejects.toThrow('tagliato')
    expect([await straight.size('film'), await straight.uploads.unfinished('')]).toEqual([undefined, []])
  })

  it('lists more than fits in one answer', async () => {
    const bucket = open(await newS3Location('cartella'))
    const names = ['a', 'b', 'c/d', 'c/e', 'f']
    for (const name of names) await bucket.put(name, Buffer.from(name))
    const found: string[] = []
    for await (const { name } of bucket.list('', 2)) found.push(name)
    expect(found.sort()).toEqual(names)
  })
})

describe.skipIf(!hasSwift())('a file that is sent to an S3 store', () => {
  async function newFile(bytes: number) {
    const path = join(await temporaryFolder(), 'copia.tar')
    const content = randomBytes(bytes)
    await writeFile(path, content)
    return { path, content }
  }

  it('goes on where it was cut, and does not send twice what is there', async () => {
    const { proxy, cuttable, straight } = await openCuttable()
    const { path, content } = await newFile(3 * PART_BYTES + 1000)
    const sending = sendFile(cuttable, 'copia.tar', path, (bytes) => bytes === 2 * PART_BYTES && proxy.close())
    await expect(sending).rejects.toMatchObject({ s3Trouble: 'unreachable' })
    expect(await straight.size('copia.tar')).toBeUndefined()
    proxy.open()
    const before = proxy.sentBytes()
    const progress: number[] = []
    await sendFile(cuttable, 'copia.tar', path, (bytes) => void progress.push(bytes))
    expect(progress).toEqual([PART_BYTES, 2 * PART_BYTES, 3 * PART_BYTES, content.length])
    // The third part, the few bytes of the last, and what is asked around them.
    expect(proxy.sentBytes() - before).toBeLessThan(PART_BYTES + 50_000)
    expect((await contentOf(straight, 'copia.tar'))?.equals(content)).toBe(true)
    expect(await straight.uploads.unfinished('')).toEqual([])
  })

  it('sends anew the parts that are not those of the file', async () => {
    const bucket = open(await newS3Location())
    const { path, content } = await newFile(PART_BYTES + 5)
    const upload = await bucket.uploads.begin('copia.tar')
    await bucket.uploads.putPart('copia.tar', upload, 1, randomBytes(PART_BYTES))
    await bucket.uploads.putPart('copia.tar', upload, 2, content.subarray(PART_BYTES))
    await sendFile(bucket, 'copia.tar', path, () => undefined)
    expect((await contentOf(bucket, 'copia.tar'))?.equals(content)).toBe(true)
  })
})
