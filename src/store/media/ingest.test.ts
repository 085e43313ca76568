import { readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { box, m4aFile, wavFile } from '../../../tests/support/m4aFile.ts'
import { storedZip } from '../../../tests/support/storedZip.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { StoreUnavailable } from '../faults.ts'
import { createDiskStorage } from './diskStorage.ts'
import { ingest } from './ingest.ts'

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

/** One bit for each pixel: sharp would spend seconds on the three bytes of its own. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rowBytes = 1 + Math.ceil(width / 8)
  const pixels = deflateSync(Buffer.alloc(rowBytes * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4)
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + data.length)
  return chunk
}

const OPEN_TEXT = 'application/vnd.oasis.opendocument.text'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

const officeFile = (type: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  storedZip({ '[Content_Types].xml': `<Types><Override ContentType="${type}.main+xml"/></Types>`, 'word/document.xml': '<a/>', ...more })

/** The same with the mark of a password, where an archive lists what it holds. */
function locked(archive: Buffer): Buffer {
  const listed = archive.indexOf('PK\x01\x02')
  archive.writeUInt16LE(0x801, listed + 8)
  // What is locked is longer by the twelve bytes that prove the password.
  archive.writeUInt32LE(archive.readUInt32LE(listed + 20) + 12, listed + 20)
  return archive
}

async function upload(content: Uint8Array | string, name = 'foto.jpg') {
  const folder = await temporaryFolder()
  const path = join(folder, 'upload')
  await writeFile(path, content)
  const root = join(folder, 'media')
  await mkdir(root)
  const storage = createDiskStorage(root)
  const stored = async () =>
    (await readdir(root, { recursive: true }))
      .filter((file) => file.includes('.'))
      .map((file) => file.split('/').at(-1))
      .sort()
  return { outcome: await ingest(path, name, storage), again: () => ingest(path, name, storage), root, storage, stored }
}

describe('ingest', () => {
  it('makes every width up to the picture’s own, in three formats', async () => {
    const { outcome, stored } = await upload(await flat(700, 500).jpeg().toBuffer())
    expect(outcome).toMatchObject({
      ok: true,
      media: { type: 'image/jpeg', picture: { width: 700, height: 500, widths: [320, 640], formats: ['avif', 'webp', 'jpeg'] } },
    })
    expect(await stored()).toEqual(['320.avif', '320.jpeg', '320.webp', '640.avif', '640.jpeg', '640.webp'])
  })

  it.each([
    [319, [319]],
    [320, [320]],
    [639, [320]],
    [640, [320, 640]],
  ])('gives a picture %i wide the widths %j', async (width, widths) => {
    const { outcome } = await upload(await flat(width, 40).png().toBuffer())
    expect(outcome).toMatchObject({ ok: true, media: { picture: { widths } } })
  })

  it('stands a photograph upright and forgets where it was taken', async () => {
    const photograph = await flat(640, 320)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'segreto' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { outcome, root, stored } = await upload(photograph)
    expect(outcome).toMatchObject({ ok: true, media: { picture: { width: 320, height: 640 } } })
    for (const name of await stored()) {
      const [folder = ''] = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(`/${name}`))
      const { exif, orientation, width, height } = await sharp(join(root, folder)).metadata()
      expect({ name, exif, orientation, width, height }).toEqual({ name, exif: undefined, orientation: undefined, width: 320, height: 640 })
    }
  })

  it('keeps a moving GIF moving', async () => {
    const frames = await sharp([await flat(50, 50).png().toBuffer(), await flat(50, 50).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const { outcome, root } = await upload(frames, 'moto.gif')
    expect(outcome).toMatchObject({ ok: true, media: { type: 'image/gif', picture: { formats: ['webp', 'gif'] } } })
    const webp = (await readdir(root, { recursive: true })).find((file) => file.endsWith('.webp')) ?? ''
    expect((await sharp(join(root, webp)).metadata()).pages).toBe(2)
  })

  it.each([
    ['a document', '%PDF-1.7\n%âãÏÓ\n', 'application/pdf', 'file.pdf'],
    [
      'a sound',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(800)]),
      'audio/mpeg',
      'file.mp3',
    ],
    ['a sound of an iPhone', m4aFile({}), 'audio/mp4', 'file.m4a'],
    ['a sound that is not compressed', wavFile(), 'audio/wav', 'file.wav'],
    ['a film', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42', 'latin1')]), 'video/mp4', 'file.mp4'],
    ['an electronic book', storedZip({ mimetype: 'application/epub+zip', 'a.xhtml': '<html/>' }), 'application/epub+zip', 'file.epub'],
    ['a text to write in', storedZip({ mimetype: OPEN_TEXT, 'content.xml': '<a/>' }), OPEN_TEXT, 'file.odt'],
    ['a sheet of an office', officeFile(`${OFFICE}.spreadsheetml.sheet`), `${OFFICE}.spreadsheetml.sheet`, 'file.xlsx'],
    ['a document of an office', officeFile(`${OFFICE}.wordprocessingml.document`), `${OFFICE}.wordprocessingml.document`, 'file.docx'],
    [
      'what a magazine hands to the press',
      storedZip({ 'stampa/': '', 'stampa/Foto.JPG': 'x', 'a.pdf': 'x' }),
      'application/zip',
      'file.zip',
    ],
  ])('keeps %s as it is', async (_name, content, type, file) => {
    const { outcome, stored } = await upload(content, 'x.bin')
    expect(outcome).toMatchObject({ ok: true, media: { type, picture: null } })
    expect(await stored()).toEqual([file])
  })

  it.each([
    ['a text', 'Perché no?\r\n\t– Perché sì.', 'Lettera.TXT', 'text/plain'],
    ['a text of an older Windows', Buffer.from('Perch\xe9 no', 'latin1'), 'lettera.txt', 'text/plain'],
    ['a table', '\ufeffanno;copie\n2026;1200\n', 'copie.csv', 'text/csv'],
  ])('takes %s by its name, if it is nothing but text', async (_name, content, name, type) => {
    expect((await upload(content, name)).outcome).toMatchObject({ ok: true, media: { type } })
    for (const other of [`${name}\0`, `\ufeff <!doctype html>${name}`, `<?xml version="1.0"?>${name}`])
      expect((await upload(other, name)).outcome).toEqual({ ok: false, reason: 'unsupported-type' })
  })

  it.each([
    ['nothing', '', 'empty'],
    ['a text that calls itself a picture', 'ciao', 'unsupported-type'],
    ['SVG, which can carry script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
    ['an SVG behind a declaration', '<?xml version="1.0"?>\n<!-- disegno --><svg viewBox="0 0 1 1"/>', 'svg'],
    ['HTML with a drawing in it', '<!doctype html><svg></svg>', 'unsupported-type'],
    ['a photograph that no browser shows', readFileSync('tests/fixtures/tramonto.heic'), 'heic'],
    ['a sound that no browser plays', m4aFile({ codec: 'alac' }), 'apple-lossless'],
    ['an M4A without a track', box('ftyp', Buffer.from('M4A \0\0\0\0M4A isom')), 'unreadable'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'unsupported-type'],
    ['a document with macros', officeFile('application/vnd.ms-word.document.macroEnabled'), 'macros'],
    ['one that hides them', officeFile(`${OFFICE}.wordprocessingml.document`, { 'word/vbaProject.bin': 'x' }), 'macros'],
    ['an OpenDocument with macros', storedZip({ mimetype: OPEN_TEXT, 'Basic/Standard/a.xml': '<a/>' }), 'macros'],
    ['an archive with a program', storedZip({ 'a.pdf': 'x', 'leggimi.exe': 'x' }), 'archive-contents'],
    ['an archive with a page', storedZip({ 'a.html': 'x' }), 'archive-contents'],
    ['an archive in an archive', storedZip({ 'a.zip': 'x' }), 'archive-contents'],
    ['an archive with a password', locked(storedZip({ 'a.pdf': 'x' })), 'archive-contents'],
    ['half an archive', storedZip({ 'a.pdf': 'x' }).subarray(0, 40), 'unreadable'],
    ['a program', Buffer.from('MZ\x90\0'.padEnd(200, '\0'), 'latin1'), 'unsupported-type'],
    [
      'a picture’s first bytes and rubbish after',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]),
      'unreadable',
    ],
  ])('refuses %s', async (_name, content, reason) => {
    const { outcome, stored } = await upload(content)
    expect(outcome).toEqual({ ok: false, reason })
    expect(await stored()).toEqual([])
  })

  it('refuses a small file that unpacks to too many pixels', async () => {
    const { outcome } = await upload(blackPng(10_001, 10_000))
    expect(outcome).toEqual({ ok: false, reason: 'too-many-pixels' })
  })

  it('refuses a side that no browser format can hold', async () => {
    const { outcome } = await upload(await flat(10, 16_384).png().toBuffer())
    expect(outcome).toEqual({ ok: false, reason: 'too-many-pixels' })
  })

  it('does not take a store that is away for a picture that cannot be read', async () => {
    const path = join(await temporaryFolder(), 'upload')
    await writeFile(path, await flat(320, 320).png().toBuffer())
    const storage = createDiskStorage(join(path, '..', 'media'))
    const write = () => Promise.reject(new StoreUnavailable('giù'))
    await expect(ingest(path, 'foto.png', { ...storage, write })).rejects.toThrow('giù')
  })

  it('takes the same file twice to the same place', async () => {
    const { outcome, again, stored } = await upload(await flat(320, 320).png().toBuffer())
    const before = await stored()
    expect(await Promise.all([again(), again()])).toEqual([outcome, outcome])
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\foto\\mare.png', 'mare.png'],
    ['a\u0000b\n.png', 'ab.png'],
    ['', 'senza-nome'],
  ])('keeps %j as the name %j', async (given, kept) => {
    const { outcome } = await upload(await flat(10, 10).png().toBuffer(), given)
    expect(outcome.ok && outcome.media.fileName).toBe(kept)
  })

  it('never leaves its folder, whatever key it is given', async () => {
    const { storage } = await upload('x')
    expect(() => storage.read('../../etc/passwd')).toThrow()
    await expect(storage.write(`${'a'.repeat(64)}/../x.txt`, new Uint8Array())).rejects.toThrow()
  })

  it('reads a part of a file', async () => {
    const { outcome, storage } = await upload('%PDF-1.7\n0123456789', 'a.pdf')
    const hash = outcome.ok ? outcome.media.hash : ''
    expect(await storage.size(`${hash}/file.pdf`)).toBe(19)
    const chunks = await storage.read(`${hash}/file.pdf`, { start: 9, end: 11 }).toArray()
    expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('012')
  })
})
