import { readFile, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { NO_OPTIONS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import type { WrittenReport } from '../../moving/report.ts'
import { createFetchFile, type FetchFile } from './fetchFile.ts'
import { importWordPressCommand } from './importWordPress.ts'

afterEach(() => {
  process.exitCode = undefined
})

/** An old site that has these pictures, and remembers what it was asked for. */
async function openOldSite() {
  const pictures = new Map<string, Buffer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const picture = pictures.get(request.url ?? '')
    if (picture) response.end(picture)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const put = async (name: string, background: string) =>
    void pictures.set(
      `/wp-content/uploads/${name}`,
      await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    )
  return { site: `http://127.0.0.1:${port}`, put, asked: () => asked.splice(0) }
}

async function openMoving(site: string, fetchFile: FetchFile = createFetchFile()) {
  const { context, folder, said, publicContent, now } = await openMovingContext()
  const scratch = async () => (await readdir(join(folder, 'scratch'))).filter((name) => name.startsWith('import-'))
  const photo = (id: number, name: string) => item({ id, type: 'attachment', title: name, slug: `foto-${id}`, file: name })
  const text = (id: number) => item({ id, title: `Testo ${id}`, content: 'parole', meta: { _thumbnail_id: String(id + 50) } })
  const given = wxr([photo(51, '2019/uno.jpg'), photo(52, '2019/due.jpg'), text(1), text(2)].join('\n'))
  await writeFile(join(folder, 'rivista.xml'), given.replaceAll('https://rivista.example', site))
  const move = async (options: object = {}) => {
    await importWordPressCommand(
      { ...context, fetchFile },
      {
        options: { ...NO_OPTIONS, 'fetch-media': true, report: join(folder, 'rapporto.html'), ...options },
        words: [join(folder, 'rivista.xml')],
      },
    )
    const report = JSON.parse(await readFile(join(folder, 'rapporto.json'), 'utf8')) as WrittenReport
    return { said: said(), leftOut: report.leftOut.map(({ title, because }) => [title, because]) }
  }
  const hero = async (slug: string) => (await publicContent.article(slug, now()))?.content.hero
  return { move, hero, folder, scratch }
}

it('takes pictures from the old site, and the next time only those that were missing', async () => {
  const { site, put, asked } = await openOldSite()
  const { move, hero } = await openMoving(
    site,
    createFetchFile((address) => address === '127.0.0.1'),
  )
  await put('2019/uno.jpg', '#c30')
  expect((await move({ 'dry-run': true })).said).toContain('Prova: non ho cambiato nulla.')
  expect(asked()).toEqual([])

  expect((await move()).leftOut).toContainEqual(['2019/due.jpg', 'not-found'])
  expect(asked()).toEqual(['/wp-content/uploads/2019/uno.jpg', '/wp-content/uploads/2019/due.jpg'])
  expect(await hero('testo-1')).not.toBeNull()
  expect(await hero('testo-2')).toBeNull()

  await put('2019/due.jpg', '#036')
  const again = await move()
  expect(again.leftOut).toEqual([])
  expect(asked()).toEqual(['/wp-content/uploads/2019/due.jpg'])
  expect(again.said).toContain('Nuovi: 1. Aggiornati: 1. Già qui: 5.')
  expect(await hero('testo-2')).not.toBeNull()

  expect((await move()).said).toContain('Nuovi: 0. Aggiornati: 0. Già qui: 7.')
  expect(asked()).toEqual([])
})

it('asks nothing of a site that is not on the public network, and says so', async () => {
  const { site, put, asked } = await openOldSite()
  const { move, hero } = await openMoving(site)
  await put('2019/uno.jpg', '#c30')
  expect((await move()).leftOut).toEqual([
    ['2019/uno.jpg', 'not-public'],
    ['2019/due.jpg', 'not-public'],
  ])
  expect(asked()).toEqual([])
  expect(await hero('testo-1')).toBeNull()
})

it('says that the disk is full, and leaves nothing on it that nobody needs', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })
  const { move, folder, scratch } = await openMoving('https://vecchio.example', async (_address, to) => {
    await writeFile(to, 'half of it')
    throw full
  })
  await expect(move()).rejects.toThrow(`Il disco di ${folder} è pieno.`)
  expect(await scratch()).toEqual([])
})
