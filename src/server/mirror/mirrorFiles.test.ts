import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { createDrawnPages } from './drawnPages.ts'
import { openMirrorFolder, isMirrorBusy, readMirrored } from './mirrorFolder.ts'
import { createMirrorFiles, fileAt, type MirrorFiles } from './mirrorFiles.ts'

const NOW = Date.parse('2026-11-15T08:00:00.000Z')

async function openFiles() {
  const folder = await temporaryFolder()
  const opened = await openMirrorFolder(folder)
  if (typeof opened === 'string') throw new Error(opened)
  const files = createMirrorFiles(opened.public, opened.unfinished, () => new Date(NOW))
  return { folder, opened, files, path: (name: string) => join(opened.public, name) }
}

const keep = (files: MirrorFiles, name: string, words: string) =>
  files.keep(name, Buffer.from(words), async () => ({
    identity: Buffer.from(words),
    gzip: Buffer.from(`gzip ${words}`),
    br: Buffer.from(`br ${words}`),
  }))

it.each([
  ['/', '/index.html'],
  ['/articoli/il-faro', '/articoli/il-faro/index.html'],
  ['/index', '/index/index.html'],
  ['/sezioni/citta/feed.xml', '/sezioni/citta/feed.xml'],
  ['/media/abc/640.webp', '/media/abc/640.webp'],
])('%s stands in %s', (address, file) => expect(fileAt(address)).toBe(file))

it('a text that is there is not touched; another takes its place, and is later even within the second', async () => {
  const { files, path, opened } = await openFiles()
  expect(await keep(files, '/a/index.html', 'uno')).toBe(true)
  const first = await stat(path('/a/index.html'))
  expect(await keep(files, '/a/index.html', 'uno')).toBe(false)
  expect((await stat(path('/a/index.html'))).ino).toBe(first.ino)
  expect(await keep(files, '/a/index.html', 'due')).toBe(true)
  const second = await stat(path('/a/index.html'))
  expect(second.mtimeMs).toBe(first.mtimeMs + 1000)
  for (const ending of ['.gz', '.br']) expect((await stat(path(`/a/index.html${ending}`))).mtimeMs).toBe(second.mtimeMs)
  expect((await stat(path('/a'))).mode & 0o777).toBe(0o755)
  expect(second.mode & 0o777).toBe(0o644)
  expect(await readdir(opened.unfinished)).toEqual([])
})

it.each([
  ['one form is of another text', (path: string) => utimes(`${path}.br`, 1, 1)],
  ['one form is missing', (path: string) => rm(`${path}.gz`)],
])('whoever was killed in the middle is made up for: %s', async (_name, harm) => {
  const { files, path } = await openFiles()
  await keep(files, '/a/index.html', 'uno')
  await writeFile(path('/a/index.html.br'), 'br due')
  await harm(path('/a/index.html'))
  expect(await keep(files, '/a/index.html', 'uno')).toBe(true)
  expect(await readFile(path('/a/index.html.br'), 'utf8')).toBe('br uno')
  expect(await readFile(path('/a/index.html.gz'), 'utf8')).toBe('gzip uno')
})

it('what is removed leaves no empty folder', async () => {
  const { files, opened } = await openFiles()
  await keep(files, '/a/b/index.html', 'uno')
  await keep(files, '/a/index.html', 'due')
  expect(await files.remove('/a/index.html')).toBe(true)
  expect(await readdir(opened.public)).toEqual(['a'])
  expect(await files.remove('/a/b/index.html')).toBe(true)
  expect(await files.remove('/a/b/index.html')).toBe(false)
  expect(await readdir(opened.public)).toEqual([])
})

it('a folder is one process’s, and a folder with something else is nobody’s', async () => {
  const { folder, opened } = await openFiles()
  expect([await isMirrorBusy(folder), await openMirrorFolder(folder)]).toEqual([true, 'busy'])
  expect(await readMirrored(folder)).toBeNull()
  await opened.finish({ version: 7, until: NOW }, createDrawnPages('a program'))
  opened.close()
  expect([await isMirrorBusy(folder), await readMirrored(folder)]).toEqual([false, { version: 7, until: NOW }])

  const other = await temporaryFolder()
  await writeFile(join(other, 'tesi.txt'), 'da non perdere')
  expect(await openMirrorFolder(other)).toBe('not-ours')
  expect(await readdir(other)).toEqual(['tesi.txt'])
})
