import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import type { UnreadableExport } from '../../moving/record.ts'
import type { TakeFile } from '../../moving/takeFile.ts'
import type { ExportRequest } from './openExport.ts'
import { serveExport, type FromReader, type ToReader } from './serveExport.ts'
import { startReader } from './startReader.ts'

const COMMON = {
  sections: null,
  fallback: { section: 'Senza sezione', author: 'Redazione' },
  now: '2026-11-18T08:00:00.000Z',
  scratch: '',
} as const
const noFile: TakeFile = () => Promise.resolve({ ok: false, because: 'not-found' })

const started: ReturnType<typeof startReader>[] = []
const start = (...given: Parameters<typeof startReader>) => {
  const reader = startReader(...given)
  started.push(reader)
  return reader
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((reader) => reader.close()))
})

async function wordPress(text: string): Promise<ExportRequest> {
  const path = join(await temporaryFolder(), 'rivista.xml')
  await writeFile(path, text)
  return { ...COMMON, system: 'wordpress', paths: [path], permalinks: [], scratch: dirname(path) }
}

const photo = (id: number) => item({ id, type: 'attachment', title: `Foto ${id}`, slug: `foto-${id}`, file: `2019/05/${id}.jpg` })
const text = (id: number) => item({ id, title: `Testo ${id}`, slug: `testo-${id}`, content: `<p>parole ${id}</p>` })

it('tells what an export holds and sends its records in their order, each file once all before it were taken in', async () => {
  const events: string[] = []
  const found = await start().open(await wordPress(wxr([photo(50), photo(51), text(1), text(2)].join(''))), ({ path }) => {
    events.push(`asked for ${path ?? ''}`)
    return Promise.resolve({ ok: false, because: 'not-found' })
  })
  expect(found).toMatchObject({ source: { system: 'wordpress' }, name: 'https://rivista.example', texts: 2, files: 2 })
  const slugs: string[] = []
  for await (const heads of found.heads()) slugs.push(...heads.map(({ slug }) => slug))
  expect(slugs).toEqual(['testo-1', 'testo-2'])
  expect(events).toEqual([])
  for await (const record of found.records()) {
    if (record.is === 'document') events.push(record.document.title)
    if (record.is === 'left-out') events.push(record.leftOut.title)
  }
  const after = (name: string) => events.indexOf(name)
  expect(events.slice(after('asked for 2019/05/50.jpg'))).toEqual([
    'asked for 2019/05/50.jpg',
    '2019/05/50.jpg',
    'asked for 2019/05/51.jpg',
    '2019/05/51.jpg',
    'Testo 1',
    'Testo 2',
  ])
  expect(after('Redazione')).toBeLessThan(after('asked for 2019/05/50.jpg'))
})

it('ends where nobody wants more', async () => {
  const reader = start()
  const found = await reader.open(await wordPress(wxr([text(1), text(2)].join(''))), noFile)
  for await (const record of found.records()) if (record.is === 'document') break
  await reader.close()
})

it('passes on which file is damaged, where and how', async () => {
  const request = await wordPress(wxr(text(1)).replace('</item>', '</items>'))
  const fault: unknown = await start()
    .open(request, noFile)
    .catch((error: unknown) => error)
  expect(fault).toMatchObject({ name: 'UnreadableExport', fault: 'syntax', place: expect.stringMatching(/^rivista\.xml:\d+$/) as string })
  expect((fault as UnreadableExport).detail).toContain('unexpected close tag')
})

it('passes on what the disk said, with its code', async () => {
  const request = { ...COMMON, system: 'wordpress', paths: ['/non/esiste.xml'], permalinks: [], scratch: await temporaryFolder() } as const
  await expect(start().open(request, noFile)).rejects.toMatchObject({
    code: 'ENOENT',
    message: expect.stringContaining('/non/esiste.xml') as string,
  })
})

it('passes on what the storage said of a file', async () => {
  const full = new Error('no room')
  const found = await start().open(await wordPress(wxr([photo(50), text(1)].join(''))), () => Promise.reject(full))
  await expect(async () => {
    for await (const record of found.records()) expect(record.is).toBe('document')
  }).rejects.toBe(full)
})

it.each([
  ['breaks', `throw new Error('out of order')`, { message: 'out of order' }],
  ['ends without a word', '', undefined],
])('says so when the thread that reads %s', async (_name, code, cause) => {
  const reader = start((port) => new Worker(code, { eval: true, workerData: port, transferList: [port] }))
  const death: unknown = await reader.open(await wordPress(wxr(text(1))), noFile).catch((error: unknown) => error)
  expect(death).toMatchObject({ message: 'The thread that reads the export has ended' })
  if (cause) expect((death as Error).cause).toMatchObject(cause)
})

it('reads no more than four million letters ahead of whoever takes them in', async () => {
  const LETTERS = 100_000
  const html = `<p>${'parole '.repeat(LETTERS / 7)}</p>`
  const posts = Array.from({ length: 60 }, (_, index) => ({
    id: String(index),
    title: `Testo ${index}`,
    slug: `t-${index}`,
    status: 'draft',
    html,
  }))
  const json = JSON.stringify({ db: [{ data: { posts, settings: [{ key: 'title', value: 'Rivista' }] } }] })
  const { port1: port, port2: theirs } = new MessageChannel()
  serveExport(theirs)
  const messages: FromReader[] = []
  port.on('message', (message: FromReader) => {
    messages.push(message)
    // What Ghost exports is in memory: all that is read ahead was sent before we hear that it was found.
    if (message.is === 'found') port.postMessage({ is: 'close' } satisfies ToReader)
  })
  const closed = once(port, 'close')
  port.postMessage({
    is: 'open',
    request: { ...COMMON, system: 'ghost', file: 'rivista.json', json, redirects: [], site: '' },
  } satisfies ToReader)
  await closed
  const texts = messages
    .flatMap((message) => (message.is === 'records' ? message.records : []))
    .filter((record) => record.is === 'document')
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.length).toBeLessThan(50)
  expect(messages.map(({ is }) => is)).not.toContain('end')
})
